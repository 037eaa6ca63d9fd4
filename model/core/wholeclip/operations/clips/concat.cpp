#include "base/at.h"
#include "bvh/text/numberformat.h"
#include "geometry/geometry.h"
#include "joining/anglejoin.h"
#include "joining/cloudalignment.h"
#include "joining/commonup.h"
#include "joining/inertia.h"
#include "joining/joinsearch.h"
#include "joining/matchedclip.h"
#include "messages/motionmessages.h"
#include "messages/operationmessages.h"
#include "operations/inputfigures.h"
#include "operations/moveloss.h"
#include "operations/operation.h"
#include "tracks/positiontrack.h"
#include "tracks/rotationtrack.h"
#include "tracks/trackmix.h"

#include <glm/geometric.hpp>

#include <algorithm>
#include <cmath>

namespace limber {

Operation concatOperation();

namespace {

using Kind = Parameter::Kind;

constexpr double farApartDegrees = 150.0;

// Appends a second clip to the first.
class ConcatRun
{
public:
    ConcatRun(const OperationInput &input, Clip second)
        : m_input(input), m_second(std::move(second)), m_output{.clip = input.clip}, m_figures(figuresOf(input)),
          m_movers(moversOf(input.clip.skeleton, m_figures)), m_frameTime(input.clip.motion.playingFrameTimeSeconds())
    {
        const double frames = input.values.number("seconds") / m_frameTime;
        m_length = static_cast<int>(std::lround(std::min(frames, 1e8)));
    }

    OperationOutput run()
    {
        const bool isCrossfade = m_input.values.is("transition", "crossfade");
        const int shorter = std::min(firstCount(), m_second.motion.frameCount());
        m_overlap = isCrossfade ? std::min(m_length, shorter) : 0;
        if (m_input.values.flag("align") && !align())
            return OperationOutput::cancelled();
        append();
        if (m_overlap > 0 && !transition(&ConcatRun::crossfade))
            return OperationOutput::cancelled();
        if (m_input.values.is("transition", "inertialize") && m_length > 0 && !transition(&ConcatRun::inertialize))
            return OperationOutput::cancelled();
        addLossOf(m_unshown, m_output.clip.skeleton, m_output);
        m_output.notes.push_back(messages::joinedAt(start(), std::min(start() + length(), frameCount() - 1)));
        if (m_farthest > farApartDegrees)
            m_output.warnings.push_back(
                messages::posesFarApart(nameArgument(m_input.clip.skeleton.joint(m_farthestJoint).name),
                                        numberArgument(fixedNumber(m_farthest, 0))));
        return std::move(m_output);
    }

private:
    [[nodiscard]] int firstCount() const { return m_input.clip.motion.frameCount(); }
    [[nodiscard]] int frameCount() const { return m_output.clip.motion.frameCount(); }
    // Returns where the second clip begins in the result.
    [[nodiscard]] int start() const { return firstCount() - m_overlap; }
    [[nodiscard]] int length() const
    {
        return m_overlap > 0 ? m_overlap : std::min(m_length, m_second.motion.frameCount());
    }

    // Moves the second clip as near as possible to where the first clip is, or would be one frame later.
    bool align()
    {
        const FloorPlane floor(m_input.up.axis);
        const std::vector<int> joints = carriedJoints(m_input.clip.skeleton, m_figures);
        std::vector<glm::dvec3> cloud;
        std::vector<glm::dvec3> onto;
        if (m_overlap > 0) {
            std::vector<int> ofFirst;
            std::vector<int> ofSecond;
            for (int i = 0; i < m_overlap; i += std::max(1, m_overlap / 16)) {
                ofFirst.push_back(start() + i);
                ofSecond.push_back(i);
            }
            onto = jointCloud(m_input.clip, m_input.rules, joints, ofFirst);
            cloud = jointCloud(m_second, m_input.rules, joints, ofSecond);
        } else {
            const int last[] = {firstCount() - 1};
            const int first[] = {0};
            onto = cloudAfterEnd(m_input.clip, m_input.rules, joints);
            cloud = jointCloud(m_second, m_input.rules, joints, first);
            const std::vector<glm::dvec3> end = jointCloud(m_input.clip, m_input.rules, joints, last);
            const std::vector<glm::dvec3> before = cloudBeforeStart(m_second, m_input.rules, joints);
            onto.insert(onto.end(), end.begin(), end.end());
            cloud.insert(cloud.end(), before.begin(), before.end());
        }
        const CloudAlignment alignment = alignedClouds(cloud, onto, floor);
        const MoveLoss loss = moveFrames(
            m_second, m_input.rules, m_figures, {0, m_second.motion.frameCount() - 1},
            [&](int) { return alignment.move; }, m_input.progress.part(0.1, 0.3));
        m_unshown.add(loss.rotation);
        m_output.notes.push_back(
            messages::clipMoved(numberArgument(fixedNumber(alignment.headingRadians * degreesPerRadian, 1)),
                                numberArgument(fixedNumber(glm::length(alignment.move.displacement), 2))));
        return !loss.isCancelled;
    }

    void append()
    {
        FrameBlock block = m_second.motion.copyOfFrames(0, m_second.motion.frameCount());
        block.origins.clear();
        if (m_second.motion.columnCount() == 0)
            block.origins = m_second.motion.copyOfFrames(0, m_second.motion.frameCount()).origins;
        Motion &motion = m_output.clip.motion;
        motion.removeFrames(start(), m_overlap);
        motion.insertFrames(start(), block);
        if (start() > 0)
            joinAngles(m_output.clip, start());
    }

    bool transition(void (ConcatRun::*change)(int joint))
    {
        const int joints = m_input.clip.skeleton.jointCount();
        for (int joint = 0; joint < joints; ++joint) {
            if (!m_input.progress.part(0.3, 1.0)(double(joint) / joints))
                return false;
            (this->*change)(joint);
        }
        return true;
    }

    // Returns the frames of the transition in the result, which already hold the second clip.
    [[nodiscard]] FrameInterval transitionFrames() const { return {start(), start() + length() - 1}; }

    void noteAngle(double degrees, int joint)
    {
        if (degrees <= m_farthest)
            return;
        m_farthest = degrees;
        m_farthestJoint = joint;
    }

    void crossfade(int joint)
    {
        const Joint &target = m_input.clip.skeleton.joint(joint);
        const FrameInterval frames = transitionFrames();
        if (target.hasRotations()) {
            const MixedTrack mix =
                mixedTracks(rotationTrack(m_input.clip, joint, frames), rotationTrack(m_output.clip, joint, frames),
                            [this](std::size_t i) { return weightAt(i); });
            noteAngle(mix.largestAngle * degreesPerRadian, joint);
            m_unshown.add(writeRotations(m_output.clip, joint, frames.first, mix.rotations));
        }
        if (target.hasPositions())
            crossfadePositions(joint, frames);
    }

    [[nodiscard]] double weightAt(std::size_t i) const
    {
        return smootherStep((static_cast<double>(i) + 1.0) / (m_overlap + 1.0));
    }

    // Crossfades the positions. Along the floor of a mover it mixes speeds instead of positions, so that a walk
    // continues at the speed of its feet; the difference at the end is spread evenly.
    void crossfadePositions(int joint, const FrameInterval &frames)
    {
        const FloorPlane floor(m_input.up.axis);
        std::vector<glm::dvec3> from = positionTrack(m_input.clip, joint, frames, m_input.rules);
        std::vector<glm::dvec3> to = positionTrack(m_output.clip, joint, frames, m_input.rules);
        const bool travels = at(m_movers, joint);
        if (travels) {
            ParentTrack(m_input.clip, m_input.rules, joint, frames).toWorld(from);
            ParentTrack(m_second, m_input.rules, joint, {0, frames.last - frames.first}).toWorld(to);
        }
        std::vector<glm::dvec3> mixed = from;
        for (std::size_t i = 0; i < to.size(); ++i) {
            const double weight = weightAt(i);
            mixed[i] = from[i] + (to[i] - from[i]) * weight;
            if (!travels || i == 0)
                continue;
            const glm::dvec3 step = (from[i] - from[i - 1]) * (1.0 - weight) + (to[i] - to[i - 1]) * weight;
            mixed[i] += floor.along(mixed[i - 1] + step - mixed[i]);
        }
        const glm::dvec3 left =
            travels ? floor.along(to.back() - mixed.back()) * weightAt(to.size() - 1) : glm::dvec3(0.0);
        for (std::size_t i = 0; i < mixed.size(); ++i)
            mixed[i] +=
                left * (static_cast<double>(i) / static_cast<double>(std::max<std::size_t>(1, mixed.size() - 1)));
        if (travels)
            ParentTrack(m_output.clip, m_input.rules, joint, frames).fromWorld(mixed);
        writePositions(m_output.clip, joint, frames.first, mixed, m_input.rules);
    }

    void inertialize(int joint)
    {
        const Joint &target = m_input.clip.skeleton.joint(joint);
        const FrameInterval frames = transitionFrames();
        const double seconds = length() * m_frameTime;
        if (target.hasRotations()) {
            std::vector<glm::dquat> track = rotationTrack(m_output.clip, joint, frames);
            const std::vector<glm::dquat> end = rotationTrack(m_input.clip, joint, endFrames());
            const glm::dvec3 speed = rotationVector(glm::conjugate(end.front()) * end.back());
            const glm::dquat next = end.back() * rotationFromVector(speed);
            const glm::dvec3 offset = rotationVector(glm::conjugate(track.front()) * next);
            noteAngle(glm::length(offset) * degreesPerRadian, joint);
            const glm::dvec3 fading = offsetSpeed(track, end, offset);
            const FadingDifference difference(offset, fading / m_frameTime, seconds);
            for (std::size_t i = 0; i < track.size(); ++i)
                track[i] = track[i] * rotationFromVector(difference.at(static_cast<double>(i) * m_frameTime));
            m_unshown.add(writeRotations(m_output.clip, joint, frames.first, track));
        }
        if (target.hasPositions()) {
            std::vector<glm::dvec3> track = positionTrack(m_output.clip, joint, frames, m_input.rules);
            const std::vector<glm::dvec3> end = positionTrack(m_input.clip, joint, endFrames(), m_input.rules);
            const glm::dvec3 speed = end.back() - end.front();
            const glm::dvec3 own = track.size() > 1 ? track[1] - track[0] : glm::dvec3(0.0);
            const FadingDifference difference(end.back() + speed - track.front(), (speed - own) / m_frameTime, seconds);
            for (std::size_t i = 0; i < track.size(); ++i)
                track[i] += difference.at(static_cast<double>(i) * m_frameTime);
            writePositions(m_output.clip, joint, frames.first, track, m_input.rules);
        }
    }

    // Returns how much the offset would change in a frame if both clips continued as they are.
    [[nodiscard]] static glm::dvec3 offsetSpeed(const std::vector<glm::dquat> &track,
                                                const std::vector<glm::dquat> &end, const glm::dvec3 &offset)
    {
        if (track.size() < 2)
            return glm::dvec3(0.0);
        const glm::dquat step = glm::conjugate(end.front()) * end.back();
        const glm::dquat later = end.back() * step * step;
        return rotationVector(glm::conjugate(track[1]) * later) - offset;
    }

    [[nodiscard]] FrameInterval endFrames() const { return {std::max(0, firstCount() - 2), firstCount() - 1}; }

    const OperationInput &m_input;
    Clip m_second; // with the joints of the first clip
    OperationOutput m_output;
    std::vector<FigureTravel> m_figures;
    std::vector<bool> m_movers; // by joint
    double m_frameTime;
    int m_length = 0; // of the transition, in frames
    int m_overlap = 0;
    RotationResidual m_unshown;
    double m_farthest = 0.0; // largest angle between the poses, degrees
    int m_farthestJoint = 0;
};

// Where the clips are joined, with a note about it.
struct ChosenJoin
{
    JoinFrames frames;
    Message note; // may be empty
};

// Returns where to join the clips, or nothing if the progress stopped it. The second clip must have the joints of this
// one.
std::optional<ChosenJoin> foundJoin(const OperationInput &input, const Clip &second, const Progress &progress)
{
    const JoinSearch search(input.clip, second, input.rules, input.up.axis);
    bool isStopped = !progress(0.0);
    const auto best = isStopped ? std::nullopt : search.best([&](double fraction) {
        isStopped = isStopped || !progress(fraction);
        return !isStopped;
    });
    if (isStopped)
        return std::nullopt;
    if (!best)
        return ChosenJoin{search.ends(), messages::nothingToJoinAt()};
    const std::string apart = fixedNumber(search.between(*best).distance, 3);
    return ChosenJoin{*best, messages::joinedFrames(best->last, best->first, numberArgument(apart))};
}

std::optional<ChosenJoin> chosenJoin(const OperationInput &input, const Clip &second, const Progress &progress)
{
    if (input.values.is("seam", "auto"))
        return foundJoin(input, second, progress);
    if (input.values.is("seam", "ends"))
        return ChosenJoin{{input.clip.motion.frameCount() - 1, 0}, {}};
    const FrameInterval &frames = input.values.of("seam").frames;
    return ChosenJoin{{frames.last, frames.first}, {}};
}

// Joins the remaining frames of this clip and those of the second clip, at this clip's rate.
OperationOutput joinParts(const OperationInput &input, Clip second, const JoinFrames &join)
{
    second.motion.removeFrames(0, join.first);
    auto sampled = atRateOf(input.clip, std::move(second), input.rules, input.progress.part(0.08, 0.1));
    if (!sampled)
        return OperationOutput::cancelled();
    const int left = input.clip.motion.frameCount() - 1 - join.last;
    if (left == 0)
        return ConcatRun(input, std::move(*sampled)).run();
    Clip part = input.clip;
    part.motion.removeFrames(join.last + 1, left);
    const OperationInput ofPart{part,           input.rules,         input.up,           input.joints, {0, join.last},
                                input.values,   input.vocabulary,    input.contacts,     input.floor,  input.posesApart,
                                input.progress, input.isOnAllJoints, input.isOnAllFrames};
    return ConcatRun(ofPart, std::move(*sampled)).run();
}

OperationOutput runConcat(const OperationInput &input)
{
    if (input.clip.motion.isEmpty())
        return OperationOutput::refused(messages::clipHasNoFrames());
    MatchedClip matched = matchedJoints(*input.values.of("with").clip, input.clip, input.rules, input.vocabulary,
                                        input.progress.part(0.0, 0.05));
    if (!matched.clip)
        return matched.problem.isEmpty() ? OperationOutput::cancelled()
                                         : OperationOutput::refused(std::move(matched.problem));
    OperationInput upright = input;
    std::vector<Message> notes;
    const auto unshown = standAlike(input.clip, upright.up, *matched.clip, input.rules, vocabularyOf(input), notes,
                                    input.progress.part(0.05, 0.06));
    if (!unshown)
        return OperationOutput::cancelled();
    const auto join = chosenJoin(upright, *matched.clip, input.progress.part(0.06, 0.08));
    if (!join)
        return OperationOutput::cancelled();
    OperationOutput output = joinParts(upright, std::move(*matched.clip), join->frames);
    output.upAxis = upright.up.axis;
    addLossOf(*unshown, input.clip.skeleton, output);
    output.notes.insert(output.notes.begin(), notes.begin(), notes.end());
    if (!join->note.isEmpty())
        output.notes.insert(output.notes.begin(), join->note);
    std::ranges::move(matched.warnings, std::back_inserter(output.warnings));
    return output;
}

std::vector<Parameter> concatParameters()
{
    return {
        {.name = "with",
         .title = QT_TRANSLATE_NOOP("limber::Operation", "Second clip"),
         .help = QT_TRANSLATE_NOOP("limber::Operation",
                                   "The clip to append. If its skeleton differs, it is retargeted first."),
         .kind = Kind::Clip,
         .isRequired = true},
        {.name = "seam",
         .title = QT_TRANSLATE_NOOP("limber::Operation", "Joined at"),
         .help = QT_TRANSLATE_NOOP(
             "limber::Operation",
             "The last frame of this clip and the first frame of the second one, such as 120:8. The search finds a "
             "pair where the second half of this clip continues like the first half of the second one."),
         .kind = Kind::FramePair,
         .standard = "ends",
         .words = {{"ends", QT_TRANSLATE_NOOP("limber::Operation", "End and start")},
                   {"auto", QT_TRANSLATE_NOOP("limber::Operation", "Find it")}},
         .isSeam = true},
        {.name = "transition",
         .title = QT_TRANSLATE_NOOP("limber::Operation", "Transition"),
         .help = QT_TRANSLATE_NOOP(
             "limber::Operation",
             "Fade out the difference at the cut, mix the end of one clip with the start of the other, or cut hard."),
         .kind = Kind::Word,
         .standard = "inertialize",
         .words = {{"inertialize", QT_TRANSLATE_NOOP("limber::Operation", "Fading difference")},
                   {"crossfade", QT_TRANSLATE_NOOP("limber::Operation", "Crossfade")},
                   {"cut", QT_TRANSLATE_NOOP("limber::Operation", "Hard cut")}}},
        {.name = "seconds",
         .title = QT_TRANSLATE_NOOP("limber::Operation", "Duration"),
         .help = QT_TRANSLATE_NOOP("limber::Operation", "Duration of the transition."),
         .unit = Unit::Seconds,
         .standard = "0.3",
         .least = 0.0,
         .most = 60.0,
         .dependsOn = "transition",
         .dependsOnWords = {"inertialize", "crossfade"}},
        {.name = "align",
         .title = QT_TRANSLATE_NOOP("limber::Operation", "Align to the end"),
         .help = QT_TRANSLATE_NOOP("limber::Operation", "Rotates and moves the second clip along the floor so that "
                                                        "it continues where the first one ends; its height stays."),
         .kind = Kind::Flag,
         .standard = "yes"}};
}

} // namespace

Operation concatOperation()
{
    return {
        .name = "concat",
        .title = QT_TRANSLATE_NOOP("limber::Operation", "Join"),
        .group = OperationGroup::Clips,
        .help = QT_TRANSLATE_NOOP("limber::Operation", "Appends a second clip to this one with a smooth transition."),
        .searchWords = QT_TRANSLATE_NOOP(
            "limber::Operation",
            "join combine two takes clips append concatenate merge connect together transition crossfade blend seam"),
        .movesFrames = true,
        .parameters = concatParameters(),
        .run = runConcat};
}

} // namespace limber
