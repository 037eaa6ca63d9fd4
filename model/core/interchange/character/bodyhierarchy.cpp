#include "character/bodyhierarchy.h"

#include "base/at.h"
#include "body/bodystructure.h"
#include "character/rigbody.h"
#include "pose/pose.h"

#include <glm/geometric.hpp>

#include <algorithm>
#include <limits>
#include <utility>

namespace limber {

namespace {

// As fractions of the size of the skeleton: joints at one place, and a joint between the thighs that is the pelvis.
constexpr double samePlace = 0.004;
constexpr double nearTrunk = 0.15;

glm::dvec3 nearestOnBone(const glm::dvec3 &from, const glm::dvec3 &to, const glm::dvec3 &place)
{
    const glm::dvec3 bone = to - from;
    const double length = glm::dot(bone, bone);
    return length > 0.0 ? from + std::clamp(glm::dot(place - from, bone) / length, 0.0, 1.0) * bone : from;
}

class HierarchyFinder
{
public:
    HierarchyFinder(const Skeleton &skeleton, const std::vector<bool> &bends)
        : m_skeleton(skeleton), m_bends(bends), m_rig(skeleton, bends),
          m_isKept(static_cast<std::size_t>(skeleton.jointCount()), true),
          m_parents(static_cast<std::size_t>(skeleton.jointCount())), m_children(m_parents.size())
    {
        for (int joint = 0; joint < skeleton.jointCount(); ++joint) {
            if (const int parent = skeleton.joint(joint).parent; parent != NoJoint)
                at(m_children, parent).push_back(joint);
        }
    }

    std::optional<BodyHierarchy> find(const Vocabulary &vocabulary)
    {
        if (std::ranges::find(m_bends, true) == m_bends.end())
            return std::nullopt;
        bool isOther = leaveOutShadows();
        for (int joint = 0; joint < m_skeleton.jointCount(); ++joint)
            at(m_parents, joint) = m_skeleton.joint(joint).parent;
        m_rig.findRoles(vocabulary);
        if (m_rig.trunk() != NoJoint && isBroken() && !m_rig.hasSeveralFigures(vocabulary)) {
            isOther = true;
            m_isKept = m_bends;
            for (int joint = 0; joint < m_skeleton.jointCount(); ++joint)
                at(m_parents, joint) = at(m_bends, joint) ? parentOf(joint) : NoJoint;
            turnChains();
            untie();
        }
        return isOther ? inOrder() : std::nullopt;
    }

private:
    [[nodiscard]] double distance(int a, int b) const { return glm::distance(m_rig.place(a), m_rig.place(b)); }

    [[nodiscard]] bool areTogether(int a, int b) const { return distance(a, b) < samePlace * m_rig.size(); }

    [[nodiscard]] bool isRelated(int a, int b) const
    {
        return m_skeleton.isInSubtree(a, b) || m_skeleton.isInSubtree(b, a);
    }

    // Returns a bending joint of another branch at the place of a joint, or NoJoint.
    [[nodiscard]] int bendingBeside(int joint) const
    {
        for (int other = 0; other < m_skeleton.jointCount(); ++other) {
            if (at(m_bends, other) && areTogether(joint, other) && !isRelated(joint, other))
                return other;
        }
        return NoJoint;
    }

    // Leaves out joints that bend nothing, with all below them, if one of them has a bending twin. Returns whether
    // there are any.
    bool leaveOutShadows()
    {
        const int count = m_skeleton.jointCount();
        std::vector<bool> carries = m_bends; // itself, or one below it
        std::vector<bool> isShadow(carries.size());
        for (int joint = count - 1; joint >= 0; --joint) {
            if (const int parent = m_skeleton.joint(joint).parent; parent != NoJoint && at(carries, joint))
                at(carries, parent) = true;
        }
        for (int joint = count - 1; joint >= 0; --joint) {
            if (at(carries, joint))
                continue;
            const int parent = m_skeleton.joint(joint).parent;
            at(isShadow, joint) = at(isShadow, joint) || bendingBeside(joint) != NoJoint;
            if (parent != NoJoint && !at(carries, parent) && at(isShadow, joint))
                at(isShadow, parent) = true;
        }
        bool isAny = false;
        for (int joint = 0; joint < count; ++joint) {
            const int parent = m_skeleton.joint(joint).parent;
            const bool isBelowOne = parent != NoJoint && !at(m_isKept, parent);
            at(m_isKept, joint) = !at(isShadow, joint) && !isBelowOne;
            isAny = isAny || !at(m_isKept, joint);
        }
        return isAny;
    }

    // Rigs may carry a chain such as a tail by its tip. It hangs on the body by the end that is nearer to it.
    void turnChains()
    {
        constexpr double clearlyNearer = 0.5;
        for (int root = 0; root < m_skeleton.jointCount(); ++root) {
            if (!at(m_bends, root) || m_rig.bendingAbove(root) != NoJoint ||
                m_rig.roles().of(root).part != BodyPart::None)
                continue;
            const std::vector<int> chain = chainFrom(root);
            const auto isOther = [this, &chain](int other) {
                return m_rig.roles().of(other).part != BodyPart::None && std::ranges::find(chain, other) == chain.end();
            };
            const auto [nearRoot, ofRoot] = nearestBone(root, isOther);
            const auto [nearEnd, ofEnd] = chain.size() < 2 ? Near{} : nearestBone(chain.back(), isOther);
            if (nearEnd == NoJoint || ofEnd > clearlyNearer * ofRoot)
                continue;
            for (std::size_t i = 0; i + 1 < chain.size(); ++i)
                at(m_parents, chain[i]) = chain[i + 1];
            at(m_parents, chain.back()) = nearEnd;
        }
    }

    // Two joints may each be the one beside the other. Such a joint hangs on the nearest bone of the body instead.
    void untie()
    {
        for (int joint = 0; joint < m_skeleton.jointCount(); ++joint) {
            int above = at(m_bends, joint) ? at(m_parents, joint) : NoJoint;
            for (int steps = 0; above != NoJoint && above != joint && steps < m_skeleton.jointCount(); ++steps)
                above = at(m_parents, above);
            if (above == joint)
                at(m_parents, joint) = nearestBodyBone(joint);
        }
    }

    // Returns the joint of the body whose bones come nearest to another joint; of the trunk or the head for a joint in
    // the middle of the body.
    [[nodiscard]] int nearestBodyBone(int joint) const
    {
        const bool isMiddle = m_rig.isInMiddle(joint);
        const auto isOfBody = [&](int other) {
            const JointRole &role = m_rig.roles().of(other);
            return role.part != BodyPart::None && (!isMiddle || !isSidedPart(role.part));
        };
        return nearestBone(joint, isOfBody).joint;
    }

    // Returns a joint and those below it down to the last one; it alone if they branch.
    [[nodiscard]] std::vector<int> chainFrom(int root) const
    {
        std::vector<int> chain{root};
        for (int joint = root + 1; joint < m_skeleton.subtreeEnd(root); ++joint) {
            if (!at(m_bends, joint))
                continue;
            if (m_rig.bendingAbove(joint) != chain.back())
                return {root};
            chain.push_back(joint);
        }
        return chain;
    }

    // Returns the first of these parts that the body has on a side, in the middle for parts without one.
    [[nodiscard]] int firstOf(std::initializer_list<BodyPart> parts, BodySide side) const
    {
        for (const BodyPart part : parts) {
            if (const int joint = m_rig.roles().find(part, isSidedPart(part) ? side : BodySide::Centre);
                joint != NoJoint)
                return joint;
        }
        return NoJoint;
    }

    // Returns the joint on which a limb of a body hangs; NoJoint for other joints.
    [[nodiscard]] int anatomicalParent(int joint) const
    {
        const JointRole &role = m_rig.roles().of(joint);
        switch (role.part) {
        case BodyPart::Thigh:
            return m_rig.roles().find(BodyPart::HipJoint, role.side) != NoJoint
                       ? m_rig.roles().find(BodyPart::HipJoint, role.side)
                       : m_rig.trunk();
        case BodyPart::HipJoint:
            return m_rig.trunk();
        case BodyPart::Shin:
            return firstOf({BodyPart::Thigh}, role.side);
        case BodyPart::Foot:
            return firstOf({BodyPart::Shin, BodyPart::Thigh}, role.side);
        case BodyPart::Toe:
            return firstOf({BodyPart::Foot}, role.side);
        case BodyPart::Clavicle:
            return nearestOfTrunk(joint);
        case BodyPart::UpperArm: {
            const int collar = firstOf({BodyPart::Clavicle}, role.side);
            return collar != NoJoint ? collar : nearestOfTrunk(joint);
        }
        case BodyPart::Forearm:
            return firstOf({BodyPart::UpperArm}, role.side);
        case BodyPart::Hand:
            return firstOf({BodyPart::Forearm, BodyPart::UpperArm}, role.side);
        case BodyPart::Spine:
        case BodyPart::Neck:
        case BodyPart::Head:
            return m_rig.bendingAbove(joint) == NoJoint ? m_rig.beforeInLine(joint) : NoJoint;
        default:
            if (!isFinger(role.part) || m_rig.bendingAbove(joint) != NoJoint)
                return NoJoint;
            return role.number > 1 ? m_rig.roles().find(role.part, role.side, role.number - 1)
                                   : firstOf({BodyPart::Hand}, role.side);
        }
    }

    // Returns the joint of the trunk whose bone to the next one in line comes nearest to another joint; the lower one
    // of two that meet there.
    [[nodiscard]] int nearestOfTrunk(int joint) const
    {
        const glm::dvec3 &place = m_rig.place(joint);
        int nearest = NoJoint;
        double least = std::numeric_limits<double>::max();
        for (std::size_t i = 0; i < m_rig.line().size(); ++i) {
            const int next = m_rig.line()[std::min(i + 1, m_rig.line().size() - 1)];
            const double here =
                glm::distance(place, nearestOnBone(m_rig.place(m_rig.line()[i]), m_rig.place(next), place));
            if (m_rig.isOfTrunk(m_rig.line()[i]) && here < least - samePlace * m_rig.size()) {
                least = here;
                nearest = m_rig.line()[i];
            }
        }
        return nearest;
    }

    struct Near
    {
        int joint = NoJoint;
        double distance = std::numeric_limits<double>::max();
    };

    // Returns the joint whose bones come nearest to another joint; the lower one of two that meet there.
    template <typename Allowed>
    [[nodiscard]] Near nearestBone(int joint, const Allowed &isAllowed) const
    {
        Near nearest;
        for (int other = 0; other < m_skeleton.jointCount(); ++other) {
            if (!at(m_bends, other) || !isAllowed(other) || m_skeleton.isInSubtree(other, joint))
                continue;
            double here = distance(joint, other);
            for (const int below : at(m_children, other)) {
                const glm::dvec3 &place = m_rig.place(joint);
                here =
                    std::min(here, glm::distance(place, nearestOnBone(m_rig.place(other), m_rig.place(below), place)));
            }
            if (here < nearest.distance + 1e-9 * m_rig.size())
                nearest = {other, here};
        }
        return nearest;
    }

    // Returns whether a limb hangs on the trunk in the file: on a joint that bends, or on one that is where a pelvis or
    // a chest is, and only stands for it.
    [[nodiscard]] bool hangsOnTrunk(int joint) const
    {
        for (int above = m_skeleton.joint(joint).parent; above != NoJoint; above = m_skeleton.joint(above).parent) {
            if (at(m_bends, above))
                return true;
            if (distance(joint, above) < nearTrunk * m_rig.size())
                return bendingBeside(above) == NoJoint;
        }
        return false;
    }

    [[nodiscard]] bool isBroken() const
    {
        for (int joint = 0; joint < m_skeleton.jointCount(); ++joint) {
            const int parent = anatomicalParent(joint);
            const bool isLimb =
                m_rig.roles().of(joint).part >= BodyPart::HipJoint && !isFinger(m_rig.roles().of(joint).part);
            if (!isLimb || parent == NoJoint || m_skeleton.isInSubtree(joint, parent))
                continue;
            if (!m_rig.isOfTrunk(parent) || !hangsOnTrunk(joint))
                return true;
        }
        return false;
    }

    // Returns the bending joint on which one hangs in a body whose limbs the file hangs elsewhere.
    [[nodiscard]] int parentOf(int joint) const
    {
        const int anatomical = anatomicalParent(joint);
        const int above = m_rig.bendingAbove(joint);
        if (anatomical != NoJoint && !(above != NoJoint && m_skeleton.isInSubtree(above, anatomical)))
            return anatomical;
        if (above != NoJoint || joint == m_rig.trunk())
            return above;
        for (int other = m_skeleton.joint(joint).parent; other != NoJoint; other = m_skeleton.joint(other).parent) {
            if (const int beside = bendingBeside(other); beside != NoJoint && beside != joint)
                return beside;
        }
        return nearestBodyBone(joint);
    }

    // Returns the joints that are kept, each followed by all below it; nothing if some hang on each other in a circle.
    [[nodiscard]] std::optional<BodyHierarchy> inOrder() const
    {
        BodyHierarchy hierarchy;
        std::vector<std::vector<int>> below(m_isKept.size() + 1); // the last list has the roots
        for (int joint = m_skeleton.jointCount() - 1; joint >= 0; --joint) {
            const int parent = at(m_parents, joint);
            if (at(m_isKept, joint))
                (parent == NoJoint ? below.back() : at(below, parent)).push_back(joint);
        }
        std::vector<int> places(m_isKept.size(), NoJoint);
        std::vector<int> open = below.back();
        while (!open.empty()) {
            const int joint = open.back();
            open.pop_back();
            at(places, joint) = static_cast<int>(hierarchy.joints.size());
            hierarchy.joints.push_back(joint);
            const int parent = at(m_parents, joint);
            hierarchy.parents.push_back(parent == NoJoint ? NoJoint : at(places, parent));
            open.insert(open.end(), at(below, joint).begin(), at(below, joint).end());
        }
        const auto kept = static_cast<std::size_t>(std::ranges::count(m_isKept, true));
        return hierarchy.joints.size() == kept ? std::optional(std::move(hierarchy)) : std::nullopt;
    }

    const Skeleton &m_skeleton;
    const std::vector<bool> &m_bends;
    RigBody m_rig;
    std::vector<bool> m_isKept;
    std::vector<int> m_parents;
    std::vector<std::vector<int>> m_children; // in the file
};

} // namespace

std::optional<BodyHierarchy> bodyHierarchy(const Skeleton &skeleton, const std::vector<bool> &bends,
                                           const Vocabulary &vocabulary)
{
    return HierarchyFinder(skeleton, bends).find(vocabulary);
}

Clip bodyAtRest(const Clip &file, const BodyHierarchy &body)
{
    const std::vector<glm::dvec3> places = poseAt(file, 0, {}).jointPositions;
    Clip made;
    for (std::size_t i = 0; i < body.joints.size(); ++i) {
        const int parent = body.parents[i];
        Joint joint = file.skeleton.joint(body.joints[i]);
        joint.parent = parent;
        joint.offset = at(places, body.joints[i]);
        if (parent != NoJoint)
            joint.offset -= at(places, at(body.joints, parent));
        std::erase_if(joint.channels, &Channel::isPosition);
        if (parent == NoJoint)
            joint.channels.insert(joint.channels.begin(),
                                  {channels::Xposition, channels::Yposition, channels::Zposition});
        const glm::dvec3 bone = parent == NoJoint ? glm::dvec3(0.0) : joint.offset;
        const int added = made.skeleton.addJoint(std::move(joint));
        if (std::ranges::find(body.parents, added) != body.parents.end())
            continue;
        const std::vector<NodeId> below = file.skeleton.childrenOf(body.joints[i]);
        const auto end = std::ranges::find_if(below, &NodeId::isEndSite);
        made.skeleton.addEndSite(
            {.parent = added, .offset = end != below.end() ? file.skeleton.offsetOf(*end) : 0.5 * bone});
    }
    made.motion = Motion(1, made.skeleton.columnCount());
    made.motion.setFrameTimeSeconds(file.motion.frameTimeSeconds());
    for (const Joint &joint : made.skeleton.joints()) {
        for (int axis = 0; joint.isRoot() && axis < 3; ++axis)
            made.motion.setValue(0, joint.firstColumn + axis, joint.offset[axis]);
    }
    return made;
}

} // namespace limber
