#include "retarget/bodystructure.h"

#include "motion/pose.h"
#include "retarget/limbs.h"

#include <glm/geometric.hpp>

#include <algorithm>
#include <array>
#include <cmath>
#include <utility>

namespace limber {

namespace {

constexpr int maxSampledFrames = 48;

struct LongBones
{
    std::array<std::size_t, 3> joints{}; // places in the chain of the first limb of a pair; both are alike
};

// Tells which of two mirrored limbs is left by what poses say about where the figure's front is.
class FrontVote
{
public:
    FrontVote(const FigureTree &tree, const Limbs &limbs, const LongBones &legs, const LongBones &arms)
        : m_limbs(limbs), m_legs(legs.joints), m_arm(arms.joints[0])
    {
        const std::vector<int> &chain = limbs.legs.chains[0];
        m_hasToe = m_legs[2] + 1 < chain.size();
        m_top = limbs.headward.empty() ? limbs.arms.fork : limbs.headward.back();
        m_size = tree.size;
    }

    void addPose(const Pose &pose)
    {
        const glm::dvec3 up = at(pose, m_top) - at(pose, m_limbs.pelvis);
        const glm::dvec3 toFirst = at(pose, leg(0, 0)) - at(pose, leg(1, 0));
        for (std::size_t side = 0; side < 2; ++side) {
            const glm::dvec3 ankle = at(pose, leg(side, 2));
            if (m_hasToe)
                m_toes += vote(up, at(pose, m_limbs.legs.chains[side][m_legs[2] + 1]) - ankle, toFirst);
            m_knees += vote(up, bend(pose, side), toFirst);
        }
        const glm::dvec3 arms = at(pose, m_limbs.arms.chains[0][m_arm]) - at(pose, m_limbs.arms.chains[1][m_arm]);
        if (const double width = glm::length(toFirst); width > 0.0)
            m_arms += glm::dot(toFirst, arms) / width;
        ++m_count;
    }

    // 1 where the first leg is the left one, -1 where it is the right one, 0 where it is not to be told.
    [[nodiscard]] int firstLegIsLeft() const
    {
        // A clue that is much weaker than the other one may be wrong.
        constexpr double muchWeaker = 0.25;
        const double weaker = std::min(std::abs(m_toes), std::abs(m_knees));
        const double stronger = std::max(std::abs(m_toes), std::abs(m_knees));
        if (m_toes * m_knees < 0.0 && weaker > muchWeaker * stronger)
            return 0;
        return signOf(std::abs(m_toes) > std::abs(m_knees) ? m_toes : m_knees);
    }
    // 1 where the first arm is on the side of the first leg.
    [[nodiscard]] int firstArmIsAtFirstLeg() const { return signOf(m_arms); }

private:
    static constexpr double tiny = 1e-300;

    [[nodiscard]] static const glm::dvec3 &at(const Pose &pose, int joint)
    {
        return pose.jointPositions[static_cast<std::size_t>(joint)];
    }
    [[nodiscard]] int leg(std::size_t side, std::size_t place) const
    {
        return m_limbs.legs.chains[side][m_legs[place]];
    }

    // From the line between hip and ankle to the joint that stands out of it most: the knee, also where joints were
    // put into the bones.
    [[nodiscard]] glm::dvec3 bend(const Pose &pose, std::size_t side) const
    {
        const glm::dvec3 hip = at(pose, leg(side, 0));
        const glm::dvec3 line = at(pose, leg(side, 2)) - hip;
        glm::dvec3 most(0.0);
        for (std::size_t i = m_legs[0] + 1; i < m_legs[2]; ++i) {
            const glm::dvec3 way = at(pose, m_limbs.legs.chains[side][i]) - hip;
            const glm::dvec3 out = way - line * (glm::dot(way, line) / std::max(glm::dot(line, line), tiny));
            if (glm::length(out) > glm::length(most))
                most = out;
        }
        return most;
    }

    // Left is up cross forward.
    [[nodiscard]] static double vote(const glm::dvec3 &up, const glm::dvec3 &forward, const glm::dvec3 &toFirst)
    {
        const glm::dvec3 left = glm::cross(up, forward);
        const double size = glm::length(up) * glm::length(toFirst);
        return size > 0.0 ? glm::dot(left, toFirst) / size : 0.0;
    }

    [[nodiscard]] int signOf(double votes) const
    {
        // Of the figure's bones: a foot or a bend that is worth the name.
        constexpr double clear = 0.002;
        if (m_count == 0 || std::abs(votes) < clear * m_size * m_count)
            return 0;
        return votes > 0.0 ? 1 : -1;
    }

    const Limbs &m_limbs;
    std::array<std::size_t, 3> m_legs;
    std::size_t m_arm;
    bool m_hasToe = false;
    int m_top = NoJoint;
    double m_size = 0.0;
    double m_toes = 0.0;
    double m_knees = 0.0;
    double m_arms = 0.0;
    int m_count = 0;
};

// A pose whose left is the mirror image of its right, as rest poses are that were made and not turned: then a single
// pose shows where the front is.
bool isMirrored(const Pose &pose, const Limbs &limbs, const LongBones &legs, double size)
{
    constexpr double mostUnlike = 0.01;
    const auto at = [&](int joint) { return pose.jointPositions[static_cast<std::size_t>(joint)]; };
    const glm::dvec3 first = at(limbs.legs.chains[0][legs.joints[0]]);
    const glm::dvec3 second = at(limbs.legs.chains[1][legs.joints[0]]);
    const double width = glm::length(first - second);
    if (width <= 0.0)
        return false;
    const glm::dvec3 normal = (first - second) / width;
    const glm::dvec3 middle = 0.5 * (first + second);
    for (const LimbPair *pair : {&limbs.legs, &limbs.arms}) {
        for (std::size_t i = 0; i < pair->chains[0].size(); ++i) {
            const glm::dvec3 way = at(pair->chains[0][i]) - middle;
            const glm::dvec3 image = way - 2.0 * glm::dot(way, normal) * normal;
            if (glm::length(image - (at(pair->chains[1][i]) - middle)) > mostUnlike * size)
                return false;
        }
    }
    return true;
}

class StructureRoles
{
public:
    StructureRoles(const Clip &clip, const PositionRules &rules) : m_clip(clip), m_rules(rules), m_tree(clip, rules) {}

    BodyRoles find()
    {
        m_roles.assign(static_cast<std::size_t>(m_tree.jointCount()), {});
        const auto limbs = findLimbs(m_tree);
        if (!limbs)
            return BodyRoles(std::move(m_roles));
        giveTrunk(*limbs);
        const auto legs = longBones(m_tree, limbs->legs.fork, limbs->legs.chains[0]);
        const auto arms = longBones(m_tree, limbs->arms.fork, limbs->arms.chains[0]);
        if (legs && arms)
            giveLimbs(*limbs, {*legs}, {*arms});
        return BodyRoles(std::move(m_roles));
    }

private:
    void give(int joint, BodyPart part, BodySide side = BodySide::Centre, int number = 1)
    {
        m_roles[static_cast<std::size_t>(joint)] = {part, side, number};
    }

    void giveTrunk(const Limbs &limbs)
    {
        int top = limbs.pelvis;
        while (m_tree.parents[static_cast<std::size_t>(top)] != NoJoint)
            top = m_tree.parents[static_cast<std::size_t>(top)];
        give(top, BodyPart::Root);
        give(limbs.pelvis, BodyPart::Pelvis);
        int number = 0;
        for (const int joint : limbs.trunk)
            give(joint, BodyPart::Spine, BodySide::Centre, ++number);
        giveHead(limbs.headward);
    }

    // The head is the first joint with several children (eyes, a jaw), or the last one that has a bone.
    void giveHead(const std::vector<int> &chain)
    {
        if (chain.empty())
            return;
        std::size_t head = chain.size() - 1;
        const bool endsInPoint = glm::length(m_tree.ends[static_cast<std::size_t>(chain.back())]) <= 0.0;
        if (chain.size() > 2 && endsInPoint)
            --head;
        for (std::size_t i = 0; i < head; ++i) {
            if (m_tree.childrenOf(chain[i]).size() > 1)
                head = i;
        }
        for (std::size_t i = 0; i < head; ++i)
            give(chain[i], BodyPart::Neck, BodySide::Centre, static_cast<int>(i) + 1);
        give(chain[head], BodyPart::Head);
        if (head + 1 < chain.size() && m_tree.childrenOf(chain[head]).size() == 1)
            give(chain[head + 1], BodyPart::HeadTop);
    }

    void giveLimbs(const Limbs &limbs, const LongBones &legs, const LongBones &arms)
    {
        FrontVote vote(m_tree, limbs, legs, arms);
        addPoses(vote, limbs, legs);
        const int firstLeg = vote.firstLegIsLeft();
        const int firstArm = firstLeg * vote.firstArmIsAtFirstLeg();
        const auto sideOf = [](int first, std::size_t limb) {
            return (first > 0) == (limb == 0) ? BodySide::Left : BodySide::Right;
        };
        for (std::size_t limb = 0; limb < 2; ++limb) {
            if (firstLeg != 0)
                giveLeg(limbs.legs.chains[limb], legs, sideOf(firstLeg, limb));
            if (firstArm != 0)
                giveArm(limbs.arms.chains[limb], arms, sideOf(firstArm, limb));
        }
    }

    void addPoses(FrontVote &vote, const Limbs &limbs, const LongBones &legs) const
    {
        // Few poses may be any; of many most show how a body moves.
        constexpr int fewPoses = 8;
        const int frames = m_clip.motion.frameCount();
        const int count = std::clamp(frames, 1, maxSampledFrames);
        for (int i = 0; i < count; ++i) {
            const int frame = static_cast<int>(static_cast<long long>(i) * frames / count);
            const Pose pose = poseAt(m_clip, frame, m_rules);
            if (frames >= fewPoses || isMirrored(pose, limbs, legs, m_tree.size))
                vote.addPose(pose);
        }
    }

    void giveLeg(const std::vector<int> &chain, const LongBones &bones, BodySide side)
    {
        const auto [hip, knee, ankle] = bones.joints;
        if (hip > 0)
            give(chain[hip - 1], BodyPart::HipJoint, side);
        give(chain[hip], BodyPart::Thigh, side);
        give(chain[knee], BodyPart::Shin, side);
        give(chain[ankle], BodyPart::Foot, side);
        if (ankle + 1 < chain.size())
            give(chain[ankle + 1], BodyPart::Toe, side);
    }

    void giveArm(const std::vector<int> &chain, const LongBones &bones, BodySide side)
    {
        const auto [shoulder, elbow, wrist] = bones.joints;
        if (shoulder > 0)
            give(chain[shoulder - 1], BodyPart::Clavicle, side);
        give(chain[shoulder], BodyPart::UpperArm, side);
        give(chain[elbow], BodyPart::Forearm, side);
        give(chain[wrist], BodyPart::Hand, side);
    }

    const Clip &m_clip;
    const PositionRules &m_rules;
    FigureTree m_tree;
    std::vector<JointRole> m_roles;
};

} // namespace

BodyRoles rolesByStructure(const Clip &clip, const PositionRules &rules)
{
    return StructureRoles(clip, rules).find();
}

namespace {

JointRole mirrored(JointRole role)
{
    if (role.side != BodySide::Centre)
        role.side = role.side == BodySide::Left ? BodySide::Right : BodySide::Left;
    return role;
}

// More joints that names and shape give to different sides than to the same.
bool sidesDiffer(const BodyRoles &named, const BodyRoles &shaped)
{
    int differing = 0;
    for (int joint = 0; joint < named.jointCount(); ++joint) {
        if (named.of(joint).side != BodySide::Centre && shaped.of(joint).side != BodySide::Centre)
            differing += named.of(joint).side != shaped.of(joint).side ? 1 : -1;
    }
    return differing > 0;
}

} // namespace

BodyRoles bodyRoles(const Clip &clip, const PositionRules &rules, const Vocabulary &vocabulary)
{
    const BodyRoles named = rolesByName(clip.skeleton, vocabulary);
    const bool isComplete = [&] {
        for (const BodySide side : {BodySide::Left, BodySide::Right}) {
            for (const BodyPart part : {BodyPart::Thigh, BodyPart::Shin, BodyPart::Foot, BodyPart::UpperArm,
                                        BodyPart::Forearm, BodyPart::Hand}) {
                if (named.find(part, side) == NoJoint)
                    return false;
            }
        }
        return named.find(BodyPart::Pelvis) != NoJoint;
    }();
    if (isComplete)
        return named;
    const BodyRoles shaped = rolesByStructure(clip, rules);
    const bool swaps = sidesDiffer(named, shaped);
    std::vector<JointRole> roles;
    for (int joint = 0; joint < named.jointCount(); ++joint) {
        const JointRole role = swaps ? mirrored(shaped.of(joint)) : shaped.of(joint);
        const bool isOpen =
            named.of(joint).part == BodyPart::None && named.find(role.part, role.side, role.number) == NoJoint;
        roles.push_back(isOpen ? role : named.of(joint));
    }
    return BodyRoles(std::move(roles));
}

} // namespace limber
