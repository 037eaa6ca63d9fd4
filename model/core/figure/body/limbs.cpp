#include "body/limbs.h"

#include "base/at.h"

#include <glm/geometric.hpp>

#include <algorithm>
#include <cmath>
#include <limits>

namespace limber {

namespace {

// A fraction of the longest path from joint to tip: shorter pairs are fingers and eyes.
constexpr double shortestLimb = 0.35;
constexpr double sameReach = 0.9; // fraction of the longer one, by which two sides of a body may differ

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

class LimbFinder
{
public:
    explicit LimbFinder(const FigureTree &tree) : m_tree(tree), m_reach(reaches(tree)) {}

    std::optional<Limbs> find()
    {
        std::vector<LimbPair> pairs = limbPairs();
        if (pairs.size() < 2)
            return std::nullopt;
        std::ranges::stable_sort(pairs, [](const LimbPair &a, const LimbPair &b) { return a.length > b.length; });
        return limbsOf(pairs);
    }

private:
    [[nodiscard]] double reach(int joint) const { return at(m_reach, joint) + boneLength(m_tree, joint); }

    [[nodiscard]] std::vector<LimbPair> limbPairs() const
    {
        const double longest = longestBranch();
        std::vector<LimbPair> pairs;
        for (int joint = 0; joint < m_tree.jointCount(); ++joint) {
            std::vector<int> children = m_tree.childrenOf(joint);
            std::ranges::stable_sort(children, [&](int a, int b) { return reach(a) > reach(b); });
            for (std::size_t i = 1; i < children.size(); ++i) {
                const int a = children[i - 1];
                const int b = children[i];
                if (reach(b) < shortestLimb * longest || !areMirrored(a, b))
                    continue;
                pairs.push_back({joint, {chainFrom(a), chainFrom(b)}, (reach(a) + reach(b)) / 2.0});
                ++i;
            }
        }
        return pairs;
    }

    // Returns the length of the longest branch: the bones up to the first fork are not part of the figure's size.
    [[nodiscard]] double longestBranch() const
    {
        double longest = 0.0;
        for (int joint = 0; joint < m_tree.jointCount(); ++joint) {
            const int parent = at(m_tree.parents, joint);
            if (parent != NoJoint && m_tree.childrenOf(parent).size() > 1)
                longest = std::max(longest, reach(joint));
        }
        return longest;
    }

    // Returns whether two branches have the same shape, as far as lengths show it.
    [[nodiscard]] bool areMirrored(int a, int b) const
    {
        const std::vector<int> first = chainFrom(a);
        const std::vector<int> second = chainFrom(b);
        if (reach(b) < sameReach * reach(a) || first.size() != second.size() || first.size() < 2)
            return false;
        double unlike = 0.0;
        for (std::size_t i = 0; i < first.size(); ++i)
            unlike += std::abs(boneLength(m_tree, first[i]) - boneLength(m_tree, second[i]));
        return unlike <= 2.0 * (1.0 - sameReach) * reach(a);
    }

    [[nodiscard]] std::vector<int> chainFrom(int joint) const
    {
        std::vector<int> chain{joint};
        while (true) {
            const std::vector<int> &children = m_tree.childrenOf(chain.back());
            if (children.empty())
                return chain;
            chain.push_back(*std::ranges::max_element(children, [&](int a, int b) { return reach(a) < reach(b); }));
        }
    }

    [[nodiscard]] std::vector<int> above(int joint) const
    {
        std::vector<int> path;
        for (; joint != NoJoint; joint = at(m_tree.parents, joint))
            path.push_back(joint);
        std::ranges::reverse(path);
        return path;
    }

    // The pair that is deeper in the hierarchy is the arms, since figures have their root at the pelvis.
    [[nodiscard]] std::optional<Limbs> limbsOf(const std::vector<LimbPair> &pairs) const
    {
        Limbs limbs{NoJoint, pairs[0], pairs[1], {}, {}};
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
        if (shared() == 0)
            return std::nullopt;
        limbs.pelvis = toLegs[shared() - 1];
        limbs.trunk.assign(toArms.begin() + static_cast<std::ptrdiff_t>(shared()), toArms.end());
        limbs.headward = headwardFrom(limbs);
        return limbs;
    }

    // Returns the longest branch except for the arms (and the legs, if one joint has all limbs).
    [[nodiscard]] std::vector<int> headwardFrom(const Limbs &limbs) const
    {
        int best = NoJoint;
        for (const int child : m_tree.childrenOf(limbs.arms.fork)) {
            const bool isLimb = child == limbs.arms.chains[0].front() || child == limbs.arms.chains[1].front() ||
                                child == limbs.legs.chains[0].front() || child == limbs.legs.chains[1].front();
            if (!isLimb && (best == NoJoint || reach(child) > reach(best)))
                best = child;
        }
        return best == NoJoint ? std::vector<int>() : chainFrom(best);
    }

    const FigureTree &m_tree;
    std::vector<double> m_reach;
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

} // namespace

std::optional<Limbs> findLimbs(const FigureTree &tree)
{
    const bool isFigure = tree.jointCount() > 0 && std::isfinite(tree.size) && tree.size > 0.0;
    return isFigure ? LimbFinder(tree).find() : std::nullopt;
}

std::optional<std::array<std::size_t, 3>> longBones(const FigureTree &tree, int fork, const std::vector<int> &chain)
{
    constexpr double onFork = 1e-3;
    // Fingers suggest a hand.
    constexpr double bonusOfFingers = 0.1;
    const double start = fork == NoJoint ? 0.0 : at(tree.paths, fork);
    const auto pathTo = [&](std::size_t i) { return at(tree.paths, chain[i]) - start; };
    if (chain.size() < 3)
        return std::nullopt;
    const double whole = pathTo(chain.size() - 1) + glm::length(at(tree.ends, chain.back()));
    std::optional<std::array<std::size_t, 3>> best;
    double least = std::numeric_limits<double>::max();
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
                const double cost = costOfRatio(upper / lower) + costOfRest((whole - pathTo(m)) / whole) +
                                    0.3 * pathTo(i) / whole - (spreads ? bonusOfFingers : 0.0);
                // Of two joints in one position the lower one rotates the bone.
                if (cost <= least) {
                    least = cost;
                    best = {i, k, m};
                }
            }
        }
    }
    return best;
}

} // namespace limber
