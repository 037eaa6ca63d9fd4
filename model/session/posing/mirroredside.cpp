#include "session/posing/mirroredside.h"

#include "body/bodystructure.h"
#include "body/vocabulary.h"
#include "items/jointtreemodel.h"
#include "session/session.h"

#include <QCoreApplication>

#include <algorithm>

namespace limber {

namespace {

// The sentences belong to the translation context of the gesture.
QString refusalText(const char *text)
{
    return QCoreApplication::translate("limber::PoseGesture", text);
}

// Returns the selected joints that have a side; those in the middle of the body do not count.
std::vector<int> selectedOnSides(const Session &session, const SideMirror &sides)
{
    std::vector<int> joints;
    for (const NodeId node : session.selectedNodes()) {
        if (node.isJoint() && sides.sideOf(node.index) != BodySide::Centre)
            joints.push_back(node.index);
    }
    return joints;
}

// Keeps the joints that may change.
std::vector<int> unlocked(Session &session, const std::vector<int> &joints, QStringList &locked)
{
    std::vector<int> free;
    for (const int joint : joints) {
        if (session.jointStates().isLocked(NodeId::joint(joint)))
            locked << session.jointTree().displayName(NodeId::joint(joint));
        else
            free.push_back(joint);
    }
    return free;
}

} // namespace

SideMirror sidesOf(const Session &session)
{
    const Document &document = session.document();
    const Clip &clip = session.layered().clip();
    const BodyRoles roles = bodyRoles(clip, document.positionRules(), Vocabulary::builtIn());
    return {clip, document.positionRules(), roles, document.upAxis().axis};
}

MirroredSide mirroredSide(Session &session)
{
    MirroredSide result;
    const SideMirror sides = sidesOf(session);
    std::vector<int> joints = selectedOnSides(session, sides);
    if (joints.empty()) {
        result.refusal = refusalText(QT_TRANSLATE_NOOP(
            "limber::PoseGesture", "Select joints of the left or right side that have partners on the other side."));
        return result;
    }
    const BodySide side = sides.sideOf(joints.front());
    if (!std::ranges::all_of(joints, [&](int joint) { return sides.sideOf(joint) == side; })) {
        result.refusal = refusalText(QT_TRANSLATE_NOOP(
            "limber::PoseGesture", "Joints of both sides are selected: select only those of the side to mirror."));
        return result;
    }
    std::ranges::transform(joints, joints.begin(), [&](int joint) { return sides.partnerOf(joint); });
    std::ranges::sort(joints);
    joints = unlocked(session, joints, result.locked);
    const int frame = session.playhead().frame();
    const Clip &clip = session.layered().clip();
    result.values = sides.mirroredInto(clip.skeleton, clip.motion.frame(frame), joints);
    return result;
}

} // namespace limber
