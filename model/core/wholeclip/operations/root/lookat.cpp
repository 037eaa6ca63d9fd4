#include "looking/lookat.h"

#include "geometry/geometry.h"
#include "messages/operationmessages.h"
#include "messages/skeletonmessages.h"
#include "operations/notenumber.h"
#include "operations/operation.h"

#include <algorithm>
#include <optional>
#include <vector>

namespace limber {

Operation lookatOperation();

namespace {

constexpr double missedDegrees = 0.01;
constexpr double fastestDegreesPerSecond = 240.0; // to a side and up or down

LookAt lookOf(const OperationInput &input)
{
    LookAt look{.joint = input.values.joint("joint"),
                .node = input.values.of("at").node,
                .point = input.values.of("at").offset,
                .neckShare = input.values.number("neck"),
                .chestShare = input.values.number("chest"),
                .mostYawDegrees = input.values.number("yaw"),
                .mostPitchDegrees = input.values.number("pitch")};
    look.keepsRoll = input.values.flag("level");
    return look;
}

Message refusalOf(const OperationInput &input, const LookAt &look)
{
    const Skeleton &skeleton = input.clip.skeleton;
    const MessageArgument name = nameArgument(skeleton.joint(look.joint).name);
    if (input.clip.motion.isEmpty())
        return messages::noFrames();
    if (!skeleton.joint(look.joint).hasRotations())
        return messages::noRotationToLook(name);
    if (!look.node.isValid())
        return {};
    const int target = look.node.isJoint() ? look.node.index : skeleton.parentOf(look.node);
    if (skeleton.isInSubtree(target, look.joint))
        return messages::targetMovesAlong(name, nameOf(skeleton, look.node));
    return {};
}

// How much of it a frame takes: it rises and fades inside the frames, unless the clip begins or ends there.
double weightOf(const OperationInput &input, int frame, double fadeFrames)
{
    const FrameInterval &frames = input.frames;
    const double rise = frames.first == 0 ? 1.0 : (frame - frames.first + 1) / (fadeFrames + 1.0);
    const bool isLast = frames.last == input.clip.motion.frameCount() - 1;
    const double fall = isLast ? 1.0 : (frames.last - frame + 1) / (fadeFrames + 1.0);
    return smootherStep(std::min(rise, fall));
}

// Returns the angles at which the joint looks in each of the frames, not faster than a head turns; nothing if the
// progress stopped it.
std::optional<std::vector<glm::dvec2>> anglesOf(const OperationInput &input, const Clip &clip, Looker &looker)
{
    std::vector<glm::dvec2> angles;
    for (int frame = input.frames.first; frame <= input.frames.last; ++frame) {
        if (input.progress.part(0.0, 0.6).wantsToStop(frame - input.frames.first, input.frames.frameCount()))
            return std::nullopt;
        const glm::dvec2 last = angles.empty() ? glm::dvec2(0.0) : angles.back();
        angles.push_back(looker.aim(clip.motion.frame(frame)).value_or(last));
    }
    slowDown(angles, fastestDegreesPerSecond / degreesPerRadian * clip.motion.playingFrameTimeSeconds());
    return angles;
}

OperationOutput runLookAt(const OperationInput &input)
{
    const LookAt look = lookOf(input);
    if (Message refusal = refusalOf(input, look); !refusal.isEmpty())
        return OperationOutput::refused(std::move(refusal));
    const double fade = std::min<double>(input.frames.frameCount() / 2.0,
                                         input.values.number("fade") / input.clip.motion.playingFrameTimeSeconds());
    OperationOutput output{.clip = input.takeClip()};
    Looker looker(output.clip.skeleton, input.rules,
                  lookingBody(output.clip, input.rules, input.roles(), input.up.axis), look);
    if (look.node.isJoint() && std::ranges::find(looker.joints(), look.node.index) != looker.joints().end())
        return OperationOutput::refused(messages::targetMovesAlong(
            nameOf(output.clip.skeleton, NodeId::joint(look.joint)), nameOf(output.clip.skeleton, look.node)));
    const auto angles = anglesOf(input, output.clip, looker);
    if (!angles)
        return OperationOutput::cancelled();
    int missedFrames = 0;
    int worstFrame = 0;
    double worst = missedDegrees;
    for (int frame = input.frames.first; frame <= input.frames.last; ++frame) {
        if (input.progress.part(0.6, 1.0).wantsToStop(frame - input.frames.first, input.frames.frameCount()))
            return OperationOutput::cancelled();
        const double missed = looker.turnBy((*angles)[static_cast<std::size_t>(frame - input.frames.first)], frame,
                                            weightOf(input, frame, fade), output.clip.motion.editFrame(frame));
        missedFrames += missed > missedDegrees ? 1 : 0;
        if (missed > worst) {
            worst = missed;
            worstFrame = frame;
        }
    }
    const MessageArgument name = nameArgument(output.clip.skeleton.joint(look.joint).name);
    output.notes.push_back(look.node.isValid() ? messages::looksAtJoint(name, nameOf(output.clip.skeleton, look.node))
                                               : messages::looksAtPoint(name));
    if (missedFrames > 0)
        output.warnings.push_back(messages::lookMissed(missedFrames, name, noteNumber(worst), worstFrame));
    return output;
}

std::vector<Parameter> lookAtParameters()
{
    return {
        {.name = "joint",
         .title = QT_TRANSLATE_NOOP("limber::Operation", "Joint"),
         .help = QT_TRANSLATE_NOOP("limber::Operation", "The joint that looks, such as the head or an eye."),
         .kind = Parameter::Kind::Joint,
         .isRequired = true},
        {.name = "at",
         .title = QT_TRANSLATE_NOOP("limber::Operation", "At"),
         .help = QT_TRANSLATE_NOOP(
             "limber::Operation", "What it looks at: a joint, an end site, or a point X+Y+Z in the units of the file."),
         .kind = Parameter::Kind::Place,
         .isRequired = true},
        {.name = "fade",
         .title = QT_TRANSLATE_NOOP("limber::Operation", "Fade"),
         .help = QT_TRANSLATE_NOOP(
             "limber::Operation", "How long it takes to turn there and back, inside the frames. It does not fade where "
                                  "the clip begins and ends."),
         .unit = Unit::Seconds,
         .standard = "0.4",
         .least = 0.0,
         .most = 5.0},
        {.name = "neck",
         .title = QT_TRANSLATE_NOOP("limber::Operation", "Share of the neck"),
         .help = QT_TRANSLATE_NOOP("limber::Operation", "How much of the rotation of a head its neck takes."),
         .standard = "0.3",
         .least = 0.0,
         .most = 0.5},
        {.name = "chest",
         .title = QT_TRANSLATE_NOOP("limber::Operation", "Share of the chest"),
         .help = QT_TRANSLATE_NOOP(
             "limber::Operation", "How much of the rotation of a head the uppermost joint of the spine takes. The arms "
                                  "move with it."),
         .standard = "0.1",
         .least = 0.0,
         .most = 0.5},
        {.name = "yaw",
         .title = QT_TRANSLATE_NOOP("limber::Operation", "Farthest to a side"),
         .help = QT_TRANSLATE_NOOP("limber::Operation",
                                   "How far it turns to either side of where the chest faces. If the target passes "
                                   "behind the figure, it turns back to the front."),
         .unit = Unit::Degrees,
         .standard = "60",
         .least = 0.0,
         .most = 100.0},
        {.name = "pitch",
         .title = QT_TRANSLATE_NOOP("limber::Operation", "Farthest up and down"),
         .help = QT_TRANSLATE_NOOP("limber::Operation", "How far it turns up and down from where the chest faces."),
         .unit = Unit::Degrees,
         .standard = "40",
         .least = 0.0,
         .most = 80.0},
        {.name = "level",
         .title = QT_TRANSLATE_NOOP("limber::Operation", "Keep upright"),
         .help = QT_TRANSLATE_NOOP("limber::Operation",
                                   "Whether the head stays as upright as it was; otherwise it turns the shortest way, "
                                   "which tilts it."),
         .kind = Parameter::Kind::Flag,
         .standard = "yes"},
    };
}

} // namespace

Operation lookatOperation()
{
    return {.name = "lookat",
            .title = QT_TRANSLATE_NOOP("limber::Operation", "Look At"),
            .group = OperationGroup::Root,
            .help = QT_TRANSLATE_NOOP("limber::Operation",
                                      "Turns a head, an eye or another joint to a point or to a joint in every frame. "
                                      "Neck and chest take a part of it."),
            .searchWords = QT_TRANSLATE_NOOP("limber::Operation",
                                             "gaze eyes aim face head turn watch target follow direction constraint"),
            .takesFrames = true,
            .parameters = lookAtParameters(),
            .run = runLookAt};
}

} // namespace limber
