#include "session/posing/posegesturerun.h"

#include "body/bodystructure.h"
#include "body/vocabulary.h"
#include "items/jointtreemodel.h"
#include "session/posing/heldinsession.h"
#include "session/posing/posedjoints.h"

#include <QLocale>

#include <algorithm>
#include <utility>

namespace limber {

QString PoseGesture::Run::findJoints()
{
    if (QString why = lockRefusal(*session, node); !why.isEmpty())
        return why;
    if (kind == Kind::Ik || isPut())
        return {};
    if (kind == Kind::Swing) {
        const HingedLimb *limb = node.isJoint() ? solver().limbBentAt(node.index) : nullptr;
        if (limb != nullptr)
            swungEnd = NodeId::joint(limb->end);
        return swingRefusal(*session, node, limb);
    }
    PosedJoints posed = posedJoints(*session, node, kind == Kind::Rotate);
    joints = std::move(posed.joints);
    return posed.refusal;
}

// A pasted pose has its own feet.
bool PoseGesture::Run::holdsFeet() const
{
    return !isPut() && session->pins().holdsFeet();
}

bool PoseGesture::Run::awaitsFeet() const
{
    return holdsFeet() && !session->footContacts().isKnown();
}

void PoseGesture::Run::findHeld()
{
    held = heldNodes(*session, node, holdsFeet());
    if (!joints.empty())
        leaveOutUnmoved(held, skeleton(), joints);
    if (kind != Kind::Swing)
        return;
    // In every frame only the middle of the limb may move.
    std::erase_if(held, [this](const HeldNode &each) { return each.node == swungEnd; });
    held.push_back({swungEnd, true, {}});
}

// The solver is made on demand, because it looks at many frames of the clip.
const PoseSolver &PoseGesture::Run::solver()
{
    if (madeSolver == nullptr) {
        const BodyRoles roles = bodyRoles(*clip, rules, Vocabulary::builtIn());
        madeSolver = std::make_shared<const PoseSolver>(*clip, rules, roles, session->document().upAxis().axis);
    }
    return *madeSolver;
}

void PoseGesture::Run::keepLocked(std::span<double> values) const
{
    for (int index = 0; index < skeleton().jointCount(); ++index) {
        const Joint &joint = skeleton().joint(index);
        if (session->jointStates().isLocked(NodeId::joint(index)))
            std::copy_n(before.begin() + joint.firstColumn, joint.columnCount(), values.begin() + joint.firstColumn);
    }
}

void PoseGesture::Run::holdNodes(std::vector<double> &values)
{
    if (held.empty() || values == before)
        return;
    const Pose changed = evaluatePose(skeleton(), values, rules);
    const int fade = holdingFadeFrames(clip->motion);
    SolvedPose solved =
        solveHeld(skeleton(), rules, held, frame(), fade, poseBefore, changed,
                  [&](std::span<const PoseGoal> goals) { return solver().hold(values, goals, solverSettings); });
    missing = solved.worstPin;
    values = std::move(solved.values);
}

SolvedPose PoseGesture::Run::dragged(const PoseGoal &goal, std::span<const HeldNode> others,
                                     const SolverSettings &settings)
{
    return solveHeld(skeleton(), rules, others, frame(), holdingFadeFrames(clip->motion), poseBefore, poseBefore,
                     [&](std::span<const PoseGoal> pins) { return solver().solve(before, goal, pins, settings); });
}

SpreadChange PoseGesture::Run::spread() const
{
    return {.change = PoseChange(skeleton(), before, after, side),
            .window = window,
            .centreValues = after,
            .held = held,
            .solver = solverSettings};
}

KeptPose PoseGesture::Run::toKeep() const
{
    SpreadChange change = spread();
    const QString name = node.isValid() ? session->jointTree().displayName(node) : PoseGesture::tr("Pose");
    PosedMotion motion = posedMotion(*session);
    motion.shown = clip;
    return keptPose(std::move(motion), before, std::move(change), side, name);
}

QString PoseGesture::Run::stepText() const
{
    const QString name = node.isValid() ? session->jointTree().displayName(node) : QString();
    const int frames = window.frames().frameCount();
    const PoseChange change(skeleton(), before, after, side);
    const QString degrees = QLocale().toString(change.mostDegrees(), 'f', 1);
    switch (kind) {
    case Kind::Rotate:
        return PoseGesture::tr("Rotate %1 %2°, %n frame(s)", nullptr, frames).arg(name, degrees);
    case Kind::Move:
        return PoseGesture::tr("Move %1, %n frame(s)", nullptr, frames).arg(name);
    case Kind::Swing:
        return PoseGesture::tr("Swing %1, %n frame(s)", nullptr, frames).arg(name);
    case Kind::Paste:
        return PoseGesture::tr("Paste pose, %n frame(s)", nullptr, frames);
    case Kind::MirrorSide:
        return PoseGesture::tr("Mirror to the other side, %n frame(s)", nullptr, frames);
    case Kind::Ik:
        break;
    }
    return PoseGesture::tr("IK %1, %n frame(s)", nullptr, frames).arg(name);
}

} // namespace limber
