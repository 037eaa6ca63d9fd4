#include "session/posing/posegesturerun.h"

#include "base/at.h"
#include "body/bodystructure.h"
#include "body/vocabulary.h"
#include "geometry/geometry.h"
#include "items/jointtreemodel.h"
#include "posing/jointmoves.h"
#include "session/posing/heldinsession.h"
#include "session/posing/posedjoints.h"
#include "session/posing/sharedtwist.h"
#include "twisting/twistspread.h"

#include <glm/geometric.hpp>
#include <glm/gtc/quaternion.hpp>

#include <QLocale>

#include <algorithm>
#include <cmath>
#include <utility>

namespace limber {

namespace {

constexpr double leastSwing = 1e-9; // radians: below that a rotation is a twist

} // namespace

QString PoseGesture::Run::findJoints()
{
    if (QString why = lockRefusal(*session, node); !why.isEmpty())
        return why;
    if (kind == Kind::Ik || isPut())
        return {};
    if (kind == Kind::Swing) {
        const HingedLimb *limb = node.isJoint() ? solver().limbBentAt(node.index) : nullptr;
        if (limb != nullptr)
            swungEnds = {NodeId::joint(limb->end)};
        const HingedLimb *other = partner().isValid() ? solver().limbBentAt(partner().index) : nullptr;
        if (other != nullptr)
            swungEnds.push_back(NodeId::joint(other->end));
        return swingRefusal(*session, node, limb);
    }
    if (kind == Kind::LookAt)
        return posedJoints(*session, node, true).refusal;
    PosedJoints posed = posedJoints(*session, node, kind == Kind::Rotate);
    joints = std::move(posed.joints);
    return posed.refusal;
}

QString PoseGesture::Run::findSharing(const TwistSharing &choice)
{
    if (joints != std::vector<int>{node.index})
        return {};
    BodyRoles roles = bodyRoles(*clip, rules, Vocabulary::builtIn());
    std::vector<int> chain = sharingJoints(skeleton(), roles, node.index, choice);
    if (chain.size() < 2)
        return {};
    if (QString why = sharingRefusal(*session, chain); !why.isEmpty())
        return why;
    sharing = Twisting{.chain = std::move(chain), .shares = choice.shares, .roles = std::move(roles), .rest = {}};
    return {};
}

std::vector<double> PoseGesture::Run::shareTwist(const glm::dmat3 &world, const glm::dvec3 &degrees)
{
    TwistSpread spread(skeleton(), rules, sharing->roles, sharing->chain, sharing->shares);
    const glm::dvec3 axis = spread.axisIn(before);
    const glm::dquat turn = glm::quat_cast(world);
    const double twist = 2.0 * std::atan2(glm::dot(glm::dvec3(turn.x, turn.y, turn.z), axis), turn.w);
    const double near = glm::dot(degrees, axis);
    sharing->degrees = twist * degreesPerRadian;
    sharing->degrees += 360.0 * std::round((near - sharing->degrees) / 360.0);
    twisted = before;
    (void)spread.twist(frame(), sharing->degrees, twisted);
    const glm::dmat3 swing = world * rotationAboutAxis(axis, -twist);
    if (angleOf(swing) < leastSwing)
        return twisted;
    return rotatedJoints(skeleton(), joints, swing, evaluatePose(skeleton(), twisted, rules), twisted);
}

void PoseGesture::Run::noteRest(std::span<const double> values)
{
    if (sharing)
        sharing->rest = PoseChange(skeleton(), twisted, values, side);
}

void PoseGesture::Run::startLooking(const ToolChoices &choices)
{
    constexpr double armsLength = 60.0; // normalised centimetres
    const Axis up = session->document().upAxis().axis;
    const LookingBody body = lookingBody(*clip, rules, bodyRoles(*clip, rules, Vocabulary::builtIn()), up);
    LookAt look{.joint = node.index, .node = {}, .locked = session->jointStates().locked()};
    look.keepsRoll = choices.keepsHeadUpright;
    const glm::dvec3 front = at(poseBefore.worldFromJoint, node.index) * body.front->of(node.index)[2];
    lookStart = poseBefore.positionOf(node) + front * (armsLength * solver().ncm());
    look.point = lookStart;
    looking = Looking{look, body};
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
    held = heldNodes(*session, node, holdsFeet(), partner());
    if (!joints.empty()) {
        std::vector<int> moved = sharing ? sharing->chain : joints;
        for (const int joint : joints) {
            if (const auto other = symmetry ? symmetry->partnerOf(joint) : std::nullopt)
                moved.push_back(*other);
        }
        leaveOutUnmoved(held, skeleton(), moved);
    }
    if (kind != Kind::Swing)
        return;
    // In every frame only the middles of the limbs may move.
    for (const NodeId end : swungEnds) {
        std::erase_if(held, [end](const HeldNode &each) { return each.node == end; });
        held.push_back({end, true, {}});
    }
}

void PoseGesture::Run::mirrorChange(std::vector<double> &values) const
{
    if (symmetry)
        symmetry->mirrorChange(before, values);
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
    heldMissing = 0.0;
    if (held.empty() || values == before)
        return;
    const Pose changed = evaluatePose(skeleton(), values, rules);
    const int fade = holdingFadeFrames(clip->motion);
    SolvedPose solved =
        solveHeld(skeleton(), rules, held, frame(), fade, poseBefore, changed,
                  [&](std::span<const PoseGoal> goals) { return solver().hold(values, goals, solverSettings); });
    heldMissing = solved.worstPin;
    values = std::move(solved.values);
}

SolvedPose PoseGesture::Run::dragged(std::span<const double> values, std::span<const PoseGoal> goals,
                                     std::span<const HeldNode> others, const SolverSettings &settings)
{
    return solveHeld(skeleton(), rules, others, frame(), holdingFadeFrames(clip->motion), poseBefore, poseBefore,
                     [&](std::span<const PoseGoal> pins) { return solver().solve(values, goals, pins, settings); });
}

SpreadChange PoseGesture::Run::spread() const
{
    return {.change = PoseChange(skeleton(), before, after, side),
            .window = window,
            .centreValues = after,
            .held = held,
            .solver = solverSettings,
            .looking = looking,
            .twisting = sharing};
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
    const QString text = ownStepText();
    return partner().isValid() ? PoseGesture::tr("%1, both sides").arg(text) : text;
}

QString PoseGesture::Run::ownStepText() const
{
    const QString name = node.isValid() ? session->jointTree().displayName(node) : QString();
    const int frames = window.frames().frameCount();
    const PoseChange change(skeleton(), before, after, side);
    const QString degrees = QLocale().toString(change.mostDegrees(), 'f', 1);
    switch (kind) {
    case Kind::Rotate:
        if (sharing && sharing->rest.isEmpty())
            return PoseGesture::tr("Twist %1 %2° from %3, %n frame(s)", nullptr, frames)
                .arg(name, QLocale().toString(sharing->degrees, 'f', 1),
                     session->jointTree().displayName(NodeId::joint(sharing->chain.front())));
        return PoseGesture::tr("Rotate %1 %2°, %n frame(s)", nullptr, frames).arg(name, degrees);
    case Kind::Move:
        return PoseGesture::tr("Move %1, %n frame(s)", nullptr, frames).arg(name);
    case Kind::Swing:
        return PoseGesture::tr("Swing %1, %n frame(s)", nullptr, frames).arg(name);
    case Kind::Paste:
        return PoseGesture::tr("Paste pose, %n frame(s)", nullptr, frames);
    case Kind::MirrorSide:
        return PoseGesture::tr("Mirror to the other side, %n frame(s)", nullptr, frames);
    case Kind::LookAt:
        return looking->look.node.isValid()
                   ? PoseGesture::tr("%1 looks at %2, %n frame(s)", nullptr, frames)
                         .arg(name, session->jointTree().displayName(looking->look.node))
                   : PoseGesture::tr("%1 looks at a point, %n frame(s)", nullptr, frames).arg(name);
    case Kind::Ik:
        break;
    }
    return PoseGesture::tr("IK %1, %n frame(s)", nullptr, frames).arg(name);
}

} // namespace limber
