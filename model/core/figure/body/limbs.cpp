#include "body/limbs.h"

#include "base/at.h"

#include <glm/geometric.hpp>

#include <algorithm>
#include <cmath>
#include <limits>
#include <utility>

namespace limber {

namespace {

double boneLength(const FigureTree &tree, int joint)
{
    return glm::length(at(tree.translations, joint));
}

// Returns the lengths to the farthest tip, including end sites.
std::vector<double> reaches(const FigureTree &tree)
{
    std::vector<double> reach;
    for (const glm::dvec3 &end : tree.ends)
        reach.push_back(glm::length(end));
    for (int joint = tree.jointCount() - 1; joint >= 0; --joint) {
        if (const int parent = at(tree.parents, joint); parent != NoJoint) {
            double &above = at(reach, parent);
            above = std::max(above, at(reach, joint) + boneLength(tree, joint));
        }
    }
    return reach;
}

// Finds the branches that are each other's mirror image, as far as lengths show it.
class MirroredBranches
{
public:
    explicit MirroredBranches(const FigureTree &tree) : m_tree(tree), m_reach(reaches(tree)) {}

    // Returns the pairs of limbs, the longest first. Much shorter ones are fingers and eyes.
    [[nodiscard]] std::vector<LimbPair> find() const
    {
        constexpr double shortestLimb = 0.35; // of the longest pair
        std::vector<LimbPair> pairs;
        for (int joint = 0; joint < m_tree.jointCount(); ++joint)
            addPairsAt(joint, pairs);
        std::ranges::stable_sort(pairs, [](const LimbPair &a, const LimbPair &b) { return a.length > b.length; });
        std::erase_if(pairs, [&](const LimbPair &pair) { return pair.length < shortestLimb * pairs.front().length; });
        return pairs;
    }

    // Returns the length of a branch with the bone that leads to it.
    [[nodiscard]] double reach(int joint) const { return at(m_reach, joint) + boneLength(m_tree, joint); }

private:
    // Two branches, and the sum of how much their bones differ.
    struct Match
    {
        LimbPair pair;
        double unlike = 0.0;

        [[nodiscard]] double merit() const { return pair.length - 2.0 * unlike; }
    };

    // Adds the pairs at one joint, the long and alike ones first; no branch is in two of them.
    void addPairsAt(int fork, std::vector<LimbPair> &pairs) const
    {
        const std::vector<int> children = longestBelow(fork);
        std::vector<Match> matches;
        for (std::size_t i = 0; i < children.size(); ++i) {
            for (std::size_t k = i + 1; k < children.size(); ++k) {
                if (std::optional<Match> match = matchOf(fork, children[i], children[k]))
                    matches.push_back(*std::move(match));
            }
        }
        std::ranges::stable_sort(matches, [](const Match &a, const Match &b) { return a.merit() > b.merit(); });
        std::vector<int> taken;
        for (Match &match : matches) {
            const std::array<int, 2> roots{match.pair.chains[0].front(), match.pair.chains[1].front()};
            if (std::ranges::find_first_of(taken, roots) != taken.end())
                continue;
            taken.insert(taken.end(), roots.begin(), roots.end());
            pairs.push_back(std::move(match.pair));
        }
    }

    // Returns the children with the longest branches, the longest first.
    [[nodiscard]] std::vector<int> longestBelow(int joint) const
    {
        constexpr std::size_t mostBranches = 12; // a joint of a body has no more long ones
        std::vector<int> children = m_tree.childrenOf(joint);
        std::ranges::stable_sort(children, [this](int a, int b) { return reach(a) > reach(b); });
        children.resize(std::min(children.size(), mostBranches));
        return children;
    }

    [[nodiscard]] std::optional<Match> matchOf(int fork, int a, int b) const
    {
        constexpr double mostUnlike = 0.1; // of the length
        constexpr double leastShared = 0.6; // of the shorter branch
        Match match;
        match.pair.fork = fork;
        match.unlike = std::abs(boneLength(m_tree, a) - boneLength(m_tree, b));
        auto &[first, second] = match.pair.chains;
        first = {a};
        second = {b};
        double length = (boneLength(m_tree, a) + boneLength(m_tree, b)) / 2.0;
        while (const auto next = mostAlikeBelow(first.back(), second.back(), length)) {
            first.push_back(next->first);
            second.push_back(next->second);
            const double one = boneLength(m_tree, next->first);
            const double other = boneLength(m_tree, next->second);
            match.unlike += std::abs(one - other);
            length += (one + other) / 2.0;
        }
        if (isTip(first.back()) || isTip(second.back()))
            match.pair.end = std::min(at(m_reach, first.back()), at(m_reach, second.back()));
        match.pair.length = length + match.pair.end;
        const bool isShared = match.pair.length >= leastShared * std::min(reach(a), reach(b));
        return first.size() > 1 && isShared && match.unlike <= mostUnlike * match.pair.length
                   ? std::optional(std::move(match))
                   : std::nullopt;
    }

    [[nodiscard]] bool isTip(int joint) const { return m_tree.childrenOf(joint).empty(); }

    // Returns the children of two joints that are most alike and lead farthest, or nothing.
    [[nodiscard]] std::optional<std::pair<int, int>> mostAlikeBelow(int a, int b, double lengthSoFar) const
    {
        std::optional<std::pair<int, int>> best;
        double most = -std::numeric_limits<double>::max();
        const std::vector<int> others = longestBelow(b);
        for (const int one : longestBelow(a)) {
            for (const int other : others) {
                const double longer = std::max(boneLength(m_tree, one), boneLength(m_tree, other));
                const double unlike = std::abs(boneLength(m_tree, one) - boneLength(m_tree, other));
                if (unlike > 0.3 * longer + 0.05 * lengthSoFar)
                    continue;
                const double alike =
                    std::min(reach(one), reach(other)) - unlike - 0.25 * std::abs(reach(one) - reach(other));
                if (alike > most) {
                    most = alike;
                    best = {one, other};
                }
            }
        }
        return best;
    }

    const FigureTree &m_tree;
    std::vector<double> m_reach;
};

// How bones point in the poses of a figure.
class Directions
{
public:
    explicit Directions(std::span<const Pose> poses) : m_poses(poses) {}

    // Returns the mean cosine of the angle between two ways from joint to joint; 0 if no pose shows one.
    [[nodiscard]] double cosine(std::pair<int, int> way, std::pair<int, int> other) const
    {
        double sum = 0.0;
        for (const Pose &pose : m_poses) {
            const glm::dvec3 one = alongIn(pose, way);
            const glm::dvec3 two = alongIn(pose, other);
            const double lengths = glm::length(one) * glm::length(two);
            sum += lengths > 0.0 ? glm::dot(one, two) / lengths : 0.0;
        }
        return m_poses.empty() ? 0.0 : sum / static_cast<double>(m_poses.size());
    }

    // How far a limb reaches, in parts of its length: to its side of the body, and ahead or back.
    struct Reach
    {
        double aside = 0.0;
        double ahead = 0.0; // positive or negative: without names nobody knows which way a body looks
        double root = 0.0; // how much of its first bone leads ahead or back, 0 to 1
    };

    // Returns the mean reach of a pair of branches of a body with these legs and this trunk; nothing if no pose shows
    // it.
    [[nodiscard]] std::optional<Reach> reachOf(const LimbPair &pair, const LimbPair &legs,
                                               std::pair<int, int> trunk) const
    {
        Reach sum;
        int count = 0;
        for (const Pose &pose : m_poses) {
            // The first joints of the legs may lie in one point.
            const std::array<int, 2> knees{legs.chains[0][1], legs.chains[1][1]};
            const glm::dvec3 across = alongIn(pose, {knees[1], knees[0]});
            const glm::dvec3 ahead = glm::cross(across, alongIn(pose, trunk));
            if (!(glm::length(ahead) > 0.0) || !(pair.length > 0.0))
                continue;
            const glm::dvec3 front = glm::normalize(ahead);
            const glm::dvec3 side = glm::normalize(across - glm::dot(across, front) * front);
            const glm::dvec3 first = alongIn(pose, {pair.fork, pair.chains[0].back()});
            const glm::dvec3 second = alongIn(pose, {pair.fork, pair.chains[1].back()});
            sum.aside += std::abs(glm::dot(first - second, side)) / (2.0 * pair.length);
            sum.ahead += glm::dot(first + second, front) / (2.0 * pair.length);
            const glm::dvec3 root = alongIn(pose, {pair.fork, pair.chains[0].front()});
            sum.root += glm::length(root) > 0.0 ? std::abs(glm::dot(root, front)) / glm::length(root) : 0.0;
            ++count;
        }
        return count > 0 ? std::optional(Reach{sum.aside / count, sum.ahead / count, sum.root / count}) : std::nullopt;
    }

private:
    static glm::dvec3 alongIn(const Pose &pose, const std::pair<int, int> &way)
    {
        return at(pose.jointPositions, way.second) - at(pose.jointPositions, way.first);
    }

    std::span<const Pose> m_poses;
};

// Returns the cost of a ratio of the two long bones, which have about the same length.
double costOfRatio(double ratio)
{
    constexpr double usual = 0.25;
    const double unlike = std::abs(std::log(ratio));
    return 0.2 * unlike + std::max(0.0, unlike - usual);
}

// The foot or the hand follows the second long bone; it is about this fraction of the limb.
double costOfRest(double fraction)
{
    constexpr double usual = 0.2;
    constexpr double nearlyNothing = 0.05;
    return std::abs(fraction - usual) + (fraction < nearlyNothing ? 0.1 : 0.0);
}

// Returns nothing for chains of fewer than three joints.
std::optional<LongBones> longBones(const FigureTree &tree, const LimbPair &limb)
{
    constexpr std::size_t mostJoints = 64; // longer ones are ropes
    constexpr double onFork = 1e-3;
    // Fingers suggest a hand.
    constexpr double bonusOfFingers = 0.1;
    const std::vector<int> &chain = limb.chains[0];
    const double start = limb.fork == NoJoint ? 0.0 : at(tree.paths, limb.fork);
    const auto pathTo = [&](std::size_t i) { return at(tree.paths, chain[i]) - start; };
    if (chain.size() < 3 || chain.size() > mostJoints)
        return std::nullopt;
    const double whole = pathTo(chain.size() - 1) + limb.end;
    std::optional<LongBones> best;
    for (std::size_t i = 0; i + 2 < chain.size(); ++i) {
        // A joint at the position of the fork is the base of the limb and not part of it.
        if (pathTo(i) < onFork * whole && i + 3 < chain.size())
            continue;
        for (std::size_t k = i + 1; k + 1 < chain.size(); ++k) {
            for (std::size_t m = k + 1; m < chain.size(); ++m) {
                const double upper = pathTo(k) - pathTo(i);
                const double lower = pathTo(m) - pathTo(k);
                if (upper <= 0.0 || lower <= 0.0)
                    continue;
                const bool spreads = tree.childrenOf(chain[m]).size() > 1;
                const double oddness = costOfRatio(upper / lower) + costOfRest((whole - pathTo(m)) / whole) +
                                       0.3 * pathTo(i) / whole - (spreads ? bonusOfFingers : 0.0);
                // Of two joints in one position the lower one rotates the bone.
                if (!best || oddness <= best->oddness)
                    best = {{i, k, m}, oddness};
            }
        }
    }
    return best;
}

// Chooses among pairs of branches those that are legs and arms.
class LimbFinder
{
public:
    LimbFinder(const FigureTree &tree, std::span<const Pose> poses)
        : m_tree(tree), m_directions(poses), m_branches(tree), m_pairs(m_branches.find())
    {
        constexpr std::size_t mostPairs = 16; // the longest ones
        m_pairs.resize(std::min(m_pairs.size(), mostPairs));
        for (LimbPair &pair : m_pairs) {
            pair.bones = longBones(tree, pair);
            m_oddness.push_back(oddnessOf(pair));
        }
    }

    std::optional<Limbs> find() const
    {
        std::optional<Limbs> best;
        double least = std::numeric_limits<double>::max();
        for (std::size_t first = 0; first < m_pairs.size(); ++first) {
            for (std::size_t second = first + 1; second < m_pairs.size(); ++second) {
                std::optional<Limbs> limbs = limbsOf(m_pairs[first], m_pairs[second]);
                if (!limbs)
                    continue;
                const double cost = m_oddness[first] + m_oddness[second] + costOf(*limbs);
                if (cost >= least)
                    continue;
                least = cost;
                best = std::move(limbs);
            }
        }
        if (best)
            best->headward = headOf(best->headward);
        return best;
    }

private:
    // Capes, tails and hair have many short bones, where a limb has two long ones.
    [[nodiscard]] double oddnessOf(const LimbPair &pair) const
    {
        constexpr double withoutLongBones = 1.0;
        constexpr double perJointBetween = 0.06;
        constexpr double perBoneAlike = 0.15;
        if (!pair.bones)
            return withoutLongBones;
        const LongBones::Joints &joints = pair.bones->joints;
        return pair.bones->oddness + perJointBetween * static_cast<double>(joints[2] - joints[0] - 2) +
               perBoneAlike * std::max(0, longestRun(pair) - 2);
    }

    // Returns how many bones in a row are about as long as the one before.
    [[nodiscard]] int longestRun(const LimbPair &pair) const
    {
        constexpr double mostUnlike = 1.25;
        std::vector<double> lengths;
        for (const int joint : pair.chains[0])
            lengths.push_back(boneLength(m_tree, joint));
        lengths.push_back(pair.end);
        int longest = 1;
        int run = 1;
        for (std::size_t i = 1; i < lengths.size(); ++i) {
            const auto [shorter, longer] = std::minmax(lengths[i - 1], lengths[i]);
            run = longer < mostUnlike * shorter ? run + 1 : 1;
            longest = std::max(longest, run);
        }
        return longest;
    }

    [[nodiscard]] std::vector<int> above(int joint) const
    {
        std::vector<int> path;
        for (; joint != NoJoint; joint = at(m_tree.parents, joint))
            path.push_back(joint);
        std::ranges::reverse(path);
        return path;
    }

    // The pair that is deeper in the hierarchy is the arms, since figures have their root at the pelvis. `longer` is
    // the longer one.
    [[nodiscard]] std::optional<Limbs> limbsOf(const LimbPair &longer, const LimbPair &shorter) const
    {
        Limbs limbs{NoJoint, longer, shorter, {}, {}};
        std::vector<int> toLegs = above(limbs.legs.fork);
        std::vector<int> toArms = above(limbs.arms.fork);
        const auto shared = [&] {
            return static_cast<std::size_t>(
                std::mismatch(toLegs.begin(), toLegs.end(), toArms.begin(), toArms.end()).first - toLegs.begin());
        };
        if (toLegs.size() - shared() > toArms.size() - shared()) {
            std::swap(limbs.legs, limbs.arms);
            std::swap(toLegs, toArms);
        }
        if (shared() == 0 || isOn(limbs.legs, limbs.arms.fork) || isOn(limbs.arms, limbs.legs.fork))
            return std::nullopt;
        limbs.pelvis = toLegs[shared() - 1];
        limbs.trunk.assign(toArms.begin() + static_cast<std::ptrdiff_t>(shared()), toArms.end());
        limbs.headward = headwardFrom(limbs);
        return limbs;
    }

    static bool isOn(const LimbPair &pair, int joint)
    {
        return std::ranges::any_of(pair.chains, [joint](const std::vector<int> &chain) {
            return std::ranges::find(chain, joint) != chain.end();
        });
    }

    // Returns how unusual a body with these limbs is, beside the limbs themselves.
    [[nodiscard]] double costOf(const Limbs &limbs) const
    {
        constexpr double usual = 0.5; // of the logarithm of the ratio of arms and legs
        constexpr double noHead = 0.15;
        constexpr double noTrunk = 0.3;
        constexpr double noCollarBone = 0.1; // on which most arms hang, and no wings
        double cost = 0.2 * std::log(longestAt(limbs.legs.fork) / limbs.legs.length); // coats and skirts are shorter
        cost += 0.3 * std::max(0.0, std::abs(std::log(limbs.arms.length / limbs.legs.length)) - usual);
        for (const std::vector<int> &leg : limbs.legs.chains) // legs stand below the trunk
            cost += 0.15 * m_directions.cosine({limbs.legs.fork, leg.back()}, trunkOf(limbs));
        if (const auto reach = m_directions.reachOf(limbs.arms, limbs.legs, trunkOf(limbs)))
            cost += costOfReach(*reach);
        if (limbs.arms.bones && limbs.arms.bones->joints[0] == 0)
            cost += noCollarBone;
        return cost + (limbs.headward.empty() ? noHead : 0.0) + (limbs.trunk.empty() ? noTrunk : 0.0);
    }

    // Arms reach to their sides, also a little while they hang; capes and scarves hang in the middle, and wings reach
    // back. Both are fastened to the back.
    static double costOfReach(const Directions::Reach &reach)
    {
        constexpr double arms = 0.5;
        constexpr double swing = 0.25;
        return 0.3 * std::max(0.0, 1.0 - reach.aside / arms) + 0.4 * std::max(0.0, std::abs(reach.ahead) - swing) +
               0.2 * reach.root;
    }

    [[nodiscard]] double longestAt(int fork) const
    {
        return std::ranges::find_if(m_pairs, [fork](const LimbPair &pair) { return pair.fork == fork; })->length;
    }

    static std::pair<int, int> trunkOf(const Limbs &limbs) { return {limbs.pelvis, limbs.arms.fork}; }

    // Returns the branch that continues the trunk, and is as long as a head with its neck.
    [[nodiscard]] std::vector<int> headwardFrom(const Limbs &limbs) const
    {
        constexpr double usual = 0.35; // of the legs
        constexpr double paired = 0.3; // wings and capes are, but a head may be like one of them by chance
        std::vector<int> best;
        double least = std::numeric_limits<double>::max();
        for (const int child : m_tree.childrenOf(limbs.arms.fork)) {
            if (isOn(limbs.arms, child) || isOn(limbs.legs, child) || m_branches.reach(child) <= 0.0)
                continue;
            std::vector<int> chain = chainFrom(child);
            const int tip = chain.size() > 1 ? chain[1] : child;
            const double cost = 0.2 * std::abs(std::log(m_branches.reach(child) / (usual * limbs.legs.length))) -
                                0.3 * m_directions.cosine({limbs.arms.fork, tip}, trunkOf(limbs)) -
                                0.3 * m_directions.cosine({limbs.arms.fork, child}, trunkOf(limbs)) +
                                (isPaired(child) ? paired : 0.0);
            if (cost >= least)
                continue;
            least = cost;
            best = std::move(chain);
        }
        return best;
    }

    // Returns the joints from here to the farthest tip, without branches that have a mirror image.
    [[nodiscard]] std::vector<int> chainFrom(int joint) const
    {
        std::vector<int> chain;
        for (int next = joint; next != NoJoint;) {
            chain.push_back(next);
            next = NoJoint;
            for (const int child : m_tree.childrenOf(chain.back())) {
                if (!isPaired(child) && (next == NoJoint || m_branches.reach(child) > m_branches.reach(next)))
                    next = child;
            }
        }
        return chain;
    }

    [[nodiscard]] bool isPaired(int joint) const
    {
        return std::ranges::any_of(m_pairs, [joint](const LimbPair &pair) {
            return pair.chains[0].front() == joint || pair.chains[1].front() == joint;
        });
    }

    // Returns a chain without what hangs down from the head: where it turns back it ends at the joint before the turn.
    [[nodiscard]] std::vector<int> headOf(std::vector<int> chain) const
    {
        constexpr double straight = 0.85; // cosine of the angle of neck and head with each other
        constexpr double down = -0.3;
        const auto bone = [&](std::size_t i) {
            return std::pair(i == 0 ? at(m_tree.parents, chain[0]) : chain[i - 1], chain[i]);
        };
        const auto leadsBack = [&](std::size_t i) { return m_directions.cosine(bone(0), bone(i)) < down; };
        std::size_t turn = 1;
        while (turn < chain.size() && !leadsBack(turn))
            ++turn;
        if (turn >= chain.size()) // also of a figure without a head
            return chain;
        for (std::size_t i = turn; i-- > 0;) { // a jaw and eyes show the head
            if (m_tree.childrenOf(chain[i]).size() > 1) {
                chain.resize(i + 1);
                return chain;
            }
        }
        std::size_t last = 0;
        while (last + 1 < turn && m_directions.cosine(bone(last), bone(last + 1)) > straight)
            ++last;
        chain.resize(last + 1);
        return chain;
    }

    const FigureTree &m_tree;
    Directions m_directions;
    MirroredBranches m_branches;
    std::vector<LimbPair> m_pairs;
    std::vector<double> m_oddness; // of each pair
};

} // namespace

std::optional<Limbs> findLimbs(const FigureTree &tree, std::span<const Pose> poses)
{
    const bool isFigure = tree.jointCount() > 0 && std::isfinite(tree.size) && tree.size > 0.0;
    return isFigure ? LimbFinder(tree, poses).find() : std::nullopt;
}

} // namespace limber
