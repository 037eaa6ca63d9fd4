#include "session/posing/heldinsession.h"

#include "posing/heldfeet.h"
#include "session/session.h"

#include <algorithm>
#include <optional>

namespace limber {

namespace {

// Returns the index of the joint, or of the joint to which an end site belongs.
int jointOf(const Skeleton &skeleton, NodeId node)
{
    return node.isJoint() ? node.index : skeleton.parentOf(node);
}

bool isOf(const LegJoints &leg, int joint)
{
    return joint == leg.thigh || joint == leg.shin || joint == leg.foot || joint == leg.toe;
}

bool isOfSameLeg(const std::vector<FigureLegs> &figures, int joint, int foot)
{
    return std::ranges::any_of(figures, [&](const FigureLegs &figure) {
        return std::ranges::any_of(
            figure.legs, [&](const SidedLeg &leg) { return isOf(leg.joints, joint) && isOf(leg.joints, foot); });
    });
}

} // namespace

std::vector<HeldNode> heldNodes(const Session &session, NodeId dragged, bool withFeet, NodeId partner)
{
    std::vector<HeldNode> held;
    for (const Pin &pin : session.pins().all()) {
        if (!(pin.node == dragged))
            held.push_back({.node = pin.node, .holdsRotation = pin.holdsRotation, .frames = {}, .space = pin.space});
    }
    if (!withFeet)
        return held;
    const Document &document = session.document();
    const auto isPosed = [&](NodeId node, int foot, const std::vector<FigureLegs> &legs) {
        return node.isValid() && isOfSameLeg(legs, jointOf(document.skeleton(), node), foot);
    };
    const FootContacts &feet = session.footContacts();
    for (HeldNode &foot : heldFeet(session.layered().clip(), document.positionRules(), directionOf(document.upAxis()),
                                   feet.contacts(), feet.legs())) {
        const int joint = foot.node.index;
        if (!isPosed(dragged, joint, feet.legs()) && !isPosed(partner, joint, feet.legs()) &&
            session.pins().of(foot.node) == nullptr)
            held.push_back(std::move(foot));
    }
    return held;
}

void leaveOutUnmoved(std::vector<HeldNode> &held, const Skeleton &skeleton, std::span<const int> joints)
{
    std::erase_if(held, [&](const HeldNode &node) {
        const int own = jointOf(skeleton, node.node);
        return std::ranges::none_of(joints, [&](int joint) {
            return skeleton.isInSubtree(own, joint) ||
                   (node.space != NoJoint && skeleton.isInSubtree(node.space, joint));
        });
    });
}

} // namespace limber
