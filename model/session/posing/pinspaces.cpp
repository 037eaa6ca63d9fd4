#include "session/posing/pinspaces.h"

#include "items/jointtreemodel.h"
#include "session/session.h"

#include <QCoreApplication>

#include <algorithm>

namespace limber {

namespace {

// The texts belong to the translation context of the session.
QString sessionText(const char *source)
{
    return QCoreApplication::translate("limber::Session", source);
}

int jointUnder(const Skeleton &skeleton, NodeId node)
{
    return node.isJoint() ? node.index : skeleton.parentOf(node);
}

// Returns the hand on the other side of a hand or of what is below it; NoJoint for other joints.
int otherHand(const Skeleton &skeleton, const BodyRoles &roles, int joint)
{
    for (int above = joint; above != NoJoint; above = skeleton.joint(above).parent) {
        const JointRole &role = roles.of(above);
        if (role.part == BodyPart::Hand && role.side != BodySide::Centre)
            return roles.find(BodyPart::Hand, oppositeSide(role.side));
    }
    return NoJoint;
}

// Returns whether the joint is carried by the node itself, if only through other pins.
bool followsFrom(const Session &session, int joint, NodeId node)
{
    const Skeleton &skeleton = session.document().skeleton();
    for (std::size_t round = 0; joint != NoJoint && round <= session.pins().all().size(); ++round) {
        if (skeleton.isInSubtree(joint, jointUnder(skeleton, node)))
            return true;
        const Pin *pin = session.pins().of(NodeId::joint(joint));
        joint = pin != nullptr ? pin->space : NoJoint;
    }
    return joint != NoJoint;
}

} // namespace

int jointOfSpace(const Session &session, NodeId node, PinSpace space)
{
    const Document &document = session.document();
    if (space == PinSpace::World || !document.skeleton().contains(node))
        return NoJoint;
    const int joint = jointUnder(document.skeleton(), node);
    const BodyRoles &roles = session.pins().rolesAround(joint);
    if (roles.jointCount() == 0)
        return NoJoint;
    const int carrier = space == PinSpace::Hips   ? roles.find(BodyPart::Pelvis)
                        : space == PinSpace::Head ? roles.find(BodyPart::Head)
                                                  : otherHand(document.skeleton(), roles, joint);
    return carrier != NoJoint && !followsFrom(session, carrier, node) ? carrier : NoJoint;
}

bool canCarry(const Session &session, NodeId node, PinSpace space)
{
    return space == PinSpace::World || jointOfSpace(session, node, space) != NoJoint;
}

std::vector<NodeId> selectedPins(const Session &session)
{
    std::vector<NodeId> nodes = session.selectedNodes();
    std::erase_if(nodes, [&](NodeId node) { return session.pins().of(node) == nullptr; });
    return nodes;
}

bool canCarrySelected(const Session &session, PinSpace space)
{
    return std::ranges::any_of(selectedPins(session), [&](NodeId node) { return canCarry(session, node, space); });
}

bool carriesSelected(const Session &session, PinSpace space)
{
    const std::vector<NodeId> nodes = selectedPins(session);
    return !nodes.empty() && std::ranges::all_of(nodes, [&](NodeId node) {
        return canCarry(session, node, space) && session.pins().of(node)->space == jointOfSpace(session, node, space);
    });
}

void setSpaceOfSelected(Session &session, PinSpace space)
{
    for (const NodeId node : selectedPins(session)) {
        if (canCarry(session, node, space))
            session.pins().setSpace(node, jointOfSpace(session, node, space));
    }
}

QString lettersOfSpace(Session &session, int space)
{
    if (space == NoJoint)
        return {};
    const BodyRoles &roles = session.pins().rolesAround(space);
    const BodyPart part = roles.jointCount() > space ? roles.of(space).part : BodyPart::None;
    if (part == BodyPart::Pelvis)
        return sessionText(QT_TRANSLATE_NOOP("limber::Session", "Hi"));
    if (part == BodyPart::Head)
        return sessionText(QT_TRANSLATE_NOOP("limber::Session", "He"));
    if (part == BodyPart::Hand)
        return sessionText(QT_TRANSLATE_NOOP("limber::Session", "Ha"));
    return session.jointTree().displayName(NodeId::joint(space)).left(2);
}

} // namespace limber
