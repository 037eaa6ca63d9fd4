#include "session/posing/posedjoints.h"

#include "items/jointtreemodel.h"
#include "session/session.h"

#include <QCoreApplication>

#include <algorithm>

namespace limber {

namespace {

// The sentences belong to the translation context of the gesture.
QString gestureText(const char *text)
{
    return QCoreApplication::translate("limber::PoseGesture", text);
}

} // namespace

QString lockRefusal(Session &session, NodeId node)
{
    if (!session.jointStates().isLocked(node))
        return {};
    return gestureText(QT_TRANSLATE_NOOP("limber::PoseGesture", "%1 is locked. Unlock it to change it."))
        .arg(session.jointTree().displayName(node));
}

QString swingRefusal(Session &session, NodeId node, const HingedLimb *limb)
{
    if (limb == nullptr)
        return gestureText(QT_TRANSLATE_NOOP("limber::PoseGesture", "%1 is not a knee or an elbow."))
            .arg(session.jointTree().displayName(node));
    for (const int joint : {limb->upper, limb->end}) {
        if (const QString why = lockRefusal(session, NodeId::joint(joint)); !why.isEmpty())
            return why;
    }
    return {};
}

PosedJoints posedJoints(Session &session, NodeId node, bool rotates)
{
    const Skeleton &skeleton = session.document().skeleton();
    const auto isFit = [&](NodeId id) {
        return id.isJoint() &&
               (rotates ? skeleton.joint(id.index).hasRotations() : skeleton.joint(id.index).hasPositions());
    };
    PosedJoints posed;
    if (!isFit(node)) {
        const char *why =
            rotates ? QT_TRANSLATE_NOOP("limber::PoseGesture", "%1 has no rotation channels.")
                    : QT_TRANSLATE_NOOP("limber::PoseGesture", "%1 has no position channels. Move it with IK (R).");
        posed.refusal = gestureText(why).arg(session.jointTree().displayName(node));
        return posed;
    }
    std::vector<NodeId> nodes{node};
    if (session.isSelected(node))
        nodes = session.selectedNodes();
    for (const NodeId id : nodes) {
        if (isFit(id) && !session.jointStates().isLocked(id))
            posed.joints.push_back(id.index);
    }
    std::ranges::sort(posed.joints);
    return posed;
}

} // namespace limber
