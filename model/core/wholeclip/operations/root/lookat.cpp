#include "looking/lookat.h"
#include "looking/lookpath.h"

#include "geometry/geometry.h"
#include "messages/operationmessages.h"
#include "messages/skeletonmessages.h"
#include "operations/inputfigures.h"
#include "operations/notenumber.h"
#include "operations/operation.h"
#include "operations/root/turningfade.h"

#include <algorithm>
#include <optional>
#include <vector>

namespace limber {

Operation lookatOperation();

namespace {

constexpr double missedDegrees = 0.01;
constexpr double fastDegreesPerSecond = 500.0; // no head turns so fast
constexpr double fasterThanBefore = 1.2;
constexpr double behindDegrees = 115.0; // from the front: from about there on a head turns back, see Looker

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

double degreesBetween(const glm::dquat &a, const glm::dquat &b)
{
    return angleOf(glm::mat3_cast(glm::conjugate(a) * b)) * degreesPerRadian;
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

// Collects what there is to say about the frames while they are turned.
class LookReport
{
public:
    LookReport(double frameTimeSeconds, const LookAt &look)
        : m_look(look), m_fastDegrees(fastDegreesPerSecond * frameTimeSeconds)
    {
    }

    // Frames must come in rising order, also those beside the ones that are turned.
    void take(int frame, const LookAim &aim, const LookResult &result)
    {
        takeStep(frame, result);
        if (result.missedDegrees <= missedDegrees) {
            m_reaches = true;
            return;
        }
        const bool isWithin = aim.beyondDegrees == glm::dvec2(0.0);
        const bool isBehind = aim.beyondDegrees.x > 0.0 && aim.beyondDegrees.x + m_look.mostYawDegrees > behindDegrees;
        Worst &worst = isWithin                                    ? m_late
                       : isBehind                                  ? m_behind
                       : aim.beyondDegrees.x > aim.beyondDegrees.y ? m_side
                                                                   : m_height;
        worst.take(frame, result.missedDegrees);
    }
    void takeUnturned(int frame, const glm::dquat &rotation) { takeStep(frame, {0.0, rotation, rotation}); }

    void addTo(OperationOutput &output, const MessageArgument &name) const
    {
        if (m_look.node.isValid()) {
            const MessageArgument target = nameOf(output.clip.skeleton, m_look.node);
            output.notes.push_back(m_reaches ? messages::looksAtJoint(name, target)
                                             : messages::turnsTowardJoint(name, target));
        } else
            output.notes.push_back(m_reaches ? messages::looksAtPoint(name) : messages::turnsTowardPoint(name));
        addWarnings(output, name);
    }

private:
    struct Worst
    {
        int frames = 0;
        double degrees = 0.0;
        int frame = 0;

        void take(int where, double amount)
        {
            ++frames;
            if (amount > degrees) {
                degrees = amount;
                frame = where;
            }
        }
    };

    void addWarnings(OperationOutput &output, const MessageArgument &name) const
    {
        const auto add = [&](const Worst &worst, const auto &form, double limit) {
            if (worst.frames > 0)
                output.warnings.push_back(
                    form(worst.frames, name, noteNumber(worst.degrees), worst.frame, noteNumber(limit)));
        };
        add(m_behind, messages::lookBehind, m_look.mostYawDegrees);
        add(m_side, messages::lookBeyondSide, m_look.mostYawDegrees);
        add(m_height, messages::lookBeyondHeight, m_look.mostPitchDegrees);
        add(m_late, messages::lookLate, fastestLookDegreesPerSecond);
        if (m_fast.frames > 0)
            output.warnings.push_back(messages::lookFast(name, m_fast.frame));
    }

    void takeStep(int frame, const LookResult &result)
    {
        if (m_last) {
            const double now = degreesBetween(m_last->after, result.after);
            if (now > m_fastDegrees && now > fasterThanBefore * degreesBetween(m_last->before, result.before))
                m_fast.take(frame, now);
        }
        m_last = result;
    }

    const LookAt &m_look;
    double m_fastDegrees;
    bool m_reaches = false; // in any frame
    std::optional<LookResult> m_last;
    Worst m_behind;
    Worst m_side;
    Worst m_height;
    Worst m_late;
    Worst m_fast;
};

// Turns the frames along the path; false if the progress stopped it.
bool turnFrames(const OperationInput &input, const TurningFade &fade, Looker &looker, const LookPath &path, Clip &clip,
                LookReport &report)
{
    const auto takeBeside = [&](int frame) {
        if (frame >= 0 && frame < clip.motion.frameCount())
            report.takeUnturned(frame, looker.rotationIn(clip.motion.frame(frame)));
    };
    takeBeside(input.frames.first - 1);
    for (int frame = input.frames.first; frame <= input.frames.last; ++frame) {
        if (input.progress.part(0.6, 1.0).wantsToStop(frame - input.frames.first, input.frames.frameCount()))
            return false;
        const LookAim &aim = path.aim(frame);
        report.take(frame, aim, looker.turnBy(aim.turn, frame, fade.weight(frame), clip.motion.editFrame(frame)));
    }
    takeBeside(input.frames.last + 1);
    return true;
}

OperationOutput runLookAt(const OperationInput &input)
{
    const LookAt look = lookOf(input);
    if (Message refusal = refusalOf(input, look); !refusal.isEmpty())
        return OperationOutput::refused(std::move(refusal));
    const TurningFade fade(input);
    OperationOutput output{.clip = input.takeClip()};
    const Skeleton &skeleton = output.clip.skeleton;
    const MessageArgument name = nameArgument(skeleton.joint(look.joint).name);
    Looker looker(skeleton, input.rules, lookingBody(output.clip, input.rules, input.roles(), input.up.axis), look);
    if (look.node.isJoint() && std::ranges::find(looker.joints(), look.node.index) != looker.joints().end())
        return OperationOutput::refused(messages::targetMovesAlong(name, nameOf(skeleton, look.node)));
    const auto path = lookPath(looker, output.clip.motion, input.frames, input.progress.part(0.0, 0.6));
    LookReport report(output.clip.motion.playingFrameTimeSeconds(), look);
    if (!path || !turnFrames(input, fade, looker, *path, output.clip, report))
        return OperationOutput::cancelled();
    report.addTo(output, name);
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
         .help = QT_TRANSLATE_NOOP("limber::Operation",
                                   "Target: a joint, an end site, or a point X+Y+Z in the units of the file."),
         .kind = Parameter::Kind::Place,
         .isRequired = true},
        turningFadeParameter(),
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
            .searchWords =
                QT_TRANSLATE_NOOP("limber::Operation",
                                  "gaze eyes eye aim face head turn watch camera target follow direction constraint"),
            .takesFrames = true,
            .parameters = lookAtParameters(),
            .run = runLookAt};
}

} // namespace limber
