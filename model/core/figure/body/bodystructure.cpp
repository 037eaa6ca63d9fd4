#include "body/bodystructure.h"

#include "base/at.h"
#include "body/frontvote.h"
#include "body/limbs.h"
#include "body/rolesbyname.h"
#include "pose/pose.h"

#include <glm/geometric.hpp>

#include <algorithm>
#include <utility>

namespace limber {

namespace {

constexpr int maxSampledFrames = 48;

class StructureRoles
{
public:
    StructureRoles(const Clip &clip, const PositionRules &rules) : m_clip(clip), m_rules(rules), m_tree(clip, rules) {}

    BodyRoles find()
    {
        m_roles.assign(static_cast<std::size_t>(m_tree.jointCount()), {});
        const std::vector<Pose> poses = somePoses();
        const auto limbs = findLimbs(m_tree, poses);
        if (!limbs)
            return BodyRoles(std::move(m_roles));
        giveTrunk(*limbs);
        if (limbs->legs.bones && limbs->arms.bones)
            giveLimbs(*limbs, poses);
        return BodyRoles(std::move(m_roles));
    }

    // Returns whether left and right of what was found are beyond doubt.
    [[nodiscard]] bool areSidesCertain() const { return m_areSidesCertain; }

private:
    void give(int joint, BodyPart part, BodySide side = BodySide::Centre, int number = 1)
    {
        at(m_roles, joint) = {part, side, number};
    }

    void giveTrunk(const Limbs &limbs)
    {
        int top = limbs.pelvis;
        while (at(m_tree.parents, top) != NoJoint)
            top = at(m_tree.parents, top);
        give(top, BodyPart::Root);
        give(limbs.pelvis, BodyPart::Pelvis);
        int number = 0;
        for (const int joint : limbs.trunk)
            give(joint, BodyPart::Spine, BodySide::Centre, ++number);
        giveHead(limbs.headward);
    }

    // Finds the head: the first joint with several children (eyes, a jaw), or the last one that has a bone.
    void giveHead(const std::vector<int> &chain)
    {
        if (chain.empty())
            return;
        std::size_t head = chain.size() - 1;
        const bool endsInPoint =
            m_tree.childrenOf(chain.back()).empty() && glm::length(at(m_tree.ends, chain.back())) <= 0.0;
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

    void giveLimbs(const Limbs &limbs, const std::vector<Pose> &poses)
    {
        // Few poses may all be unusual; most of many poses show how a body moves.
        constexpr int fewPoses = 8;
        FrontVote vote(m_clip.skeleton, m_tree, limbs);
        for (const Pose &pose : poses) {
            if (m_clip.motion.frameCount() < fewPoses)
                vote.addSinglePose(pose);
            else
                vote.addPose(pose);
        }
        m_areSidesCertain = vote.isCertain();
        const int firstLeg = vote.firstLegIsLeft();
        const int firstArm = firstLeg * vote.firstArmIsAtFirstLeg();
        const auto sideOf = [](int first, std::size_t limb) {
            return (first > 0) == (limb == 0) ? BodySide::Left : BodySide::Right;
        };
        for (std::size_t limb = 0; limb < 2; ++limb) {
            if (firstLeg != 0)
                giveLeg(limbs.legs.chains[limb], limbs.legs.bones->joints, sideOf(firstLeg, limb));
            if (firstArm != 0)
                giveArm(limbs.arms.chains[limb], limbs.arms.bones->joints, sideOf(firstArm, limb));
        }
    }

    [[nodiscard]] std::vector<Pose> somePoses() const
    {
        const int frames = m_clip.motion.frameCount();
        const int count = std::clamp(frames, 1, maxSampledFrames);
        std::vector<Pose> poses;
        for (int i = 0; i < count; ++i)
            poses.push_back(poseAt(m_clip, static_cast<int>(static_cast<long long>(i) * frames / count), m_rules));
        return poses;
    }

    void giveLeg(const std::vector<int> &chain, const LongBones::Joints &bones, BodySide side)
    {
        const auto [hip, knee, ankle] = bones;
        if (hip > 0)
            give(chain[hip - 1], BodyPart::HipJoint, side);
        give(chain[hip], BodyPart::Thigh, side);
        give(chain[knee], BodyPart::Shin, side);
        give(chain[ankle], BodyPart::Foot, side);
        if (ankle + 1 < chain.size())
            give(chain[ankle + 1], BodyPart::Toe, side);
    }

    void giveArm(const std::vector<int> &chain, const LongBones::Joints &bones, BodySide side)
    {
        const auto [shoulder, elbow, wrist] = bones;
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
    bool m_areSidesCertain = false;
};

} // namespace

BodyRoles rolesByStructure(const Clip &clip, const PositionRules &rules)
{
    return StructureRoles(clip, rules).find();
}

namespace {

// How many joints two readings of a body give the same side, and how many the other one.
struct SideAgreement
{
    SideAgreement(const BodyRoles &named, const BodyRoles &shaped)
    {
        for (int joint = 0; joint < named.jointCount(); ++joint) {
            if (named.of(joint).side == BodySide::Centre || shaped.of(joint).side == BodySide::Centre)
                continue;
            ++(named.of(joint).side == shaped.of(joint).side ? same : opposite);
        }
    }

    int same = 0;
    int opposite = 0;
};

bool hasAllLimbs(const BodyRoles &roles)
{
    for (const BodySide side : {BodySide::Left, BodySide::Right}) {
        for (const BodyPart part :
             {BodyPart::Thigh, BodyPart::Shin, BodyPart::Foot, BodyPart::UpperArm, BodyPart::Forearm, BodyPart::Hand}) {
            if (roles.find(part, side) == NoJoint)
                return false;
        }
    }
    return true;
}

} // namespace

BodyRoles bodyRoles(const Clip &clip, const PositionRules &rules, const Vocabulary &vocabulary)
{
    BodyRoles named = rolesByName(clip.skeleton, vocabulary);
    StructureRoles structure(clip, rules);
    const BodyRoles shaped = structure.find();
    const SideAgreement sides(named, shaped);
    // A skeleton that was mirrored on its way from another program has its names on the wrong sides.
    const bool areExchanged =
        structure.areSidesCertain() && sides.same == 0 && hasAllLimbs(named) && hasAllLimbs(shaped);
    if (areExchanged)
        named = named.withSidesExchanged();
    if (hasAllLimbs(named) && named.find(BodyPart::Pelvis) != NoJoint)
        return named;
    const bool fits = areExchanged || sides.opposite <= sides.same;
    const BodyRoles fitting = fits ? shaped : shaped.withSidesExchanged();
    std::vector<JointRole> roles;
    for (int joint = 0; joint < named.jointCount(); ++joint) {
        const JointRole &role = fitting.of(joint);
        const bool isOpen =
            named.of(joint).part == BodyPart::None && named.find(role.part, role.side, role.number) == NoJoint;
        roles.push_back(isOpen ? role : named.of(joint));
    }
    return BodyRoles(std::move(roles));
}

bool areSidesExchanged(const BodyRoles &byName, const BodyRoles &roles)
{
    const SideAgreement sides(byName, roles);
    return sides.opposite > 0 && sides.same == 0;
}

} // namespace limber
