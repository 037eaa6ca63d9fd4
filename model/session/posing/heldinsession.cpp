#include "session/posing/heldinsession.h"

#include "session/session.h"

#include <algorithm>
#include <array>

namespace limber {

namespace {

// Returns the index of the joint, or of the joint to which an end site belongs.
int jointOf(const Skeleton &skeleton, NodeId node)
{
    return node.isJoint() ? node.index : skeleton.parentOf(node);
}

bool isOfSameLeg(const BodyRoles &roles, int joint, int foot)
{
    constexpr std::array legParts = {BodyPart::Thigh, BodyPart::Shin, BodyPart::Foot, BodyPart::Toe};
    if (std::max(joint, foot) >= roles.jointCount())
        return false;
    const JointRole &role = roles.of(joint);
    return std::ranges::find(legParts, role.part) != legParts.end() && role.side == roles.of(foot).side;
}

} // namespace

std::vector<HeldNode> heldNodes(const Session &session, NodeId dragged, const FrameInterval &frames, bool withFeet)
{
    std::vector<HeldNode> held;
    for (const Pin &pin : session.pins().all()) {
        if (!(pin.node == dragged))
            held.push_back({pin.node, pin.holdsRotation, {}});
    }
    if (!withFeet)
        return held;
    const Document &document = session.document();
    const int joint = dragged.isValid() ? jointOf(document.skeleton(), dragged) : NoJoint;
    const BodyRoles &roles = session.footContacts().roles();
    for (const JointContacts &contacts : session.footContacts().contacts()) {
        const NodeId foot = NodeId::joint(contacts.joint);
        const std::vector<FrameInterval> standing =
            intersectionOf(tidied(contacts.intervals, document.motion().frameCount()), {&frames, 1});
        const bool isPosed = joint != NoJoint && isOfSameLeg(roles, joint, contacts.joint);
        if (!standing.empty() && !isPosed && session.pins().of(foot) == nullptr)
            held.push_back({foot, true, standing});
    }
    return held;
}

void leaveOutUnmoved(std::vector<HeldNode> &held, const Skeleton &skeleton, std::span<const int> joints)
{
    std::erase_if(held, [&](const HeldNode &node) {
        const int own = jointOf(skeleton, node.node);
        return std::ranges::none_of(joints, [&](int joint) { return skeleton.isInSubtree(own, joint); });
    });
}

} // namespace limber
