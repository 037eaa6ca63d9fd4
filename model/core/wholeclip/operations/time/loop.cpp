#include "base/at.h"
#include "body/bodymeasure.h"
#include "bvh/text/numberformat.h"
#include "geometry/geometry.h"
#include "joining/anglejoin.h"
#include "joining/cyclesearch.h"
#include "joining/seamsearch.h"
#include "joining/seamwidth.h"
#include "messages/motionmessages.h"
#include "messages/operationmessages.h"
#include "operations/inputfigures.h"
#include "operations/moveloss.h"
#include "operations/newflips.h"
#include "operations/operation.h"
#include "pose/pose.h"
#include "tracks/positiontrack.h"
#include "tracks/rotationtrack.h"
#include "travel/rigidmove.h"

#include <glm/geometric.hpp>
#include <glm/matrix.hpp>

#include <algorithm>
#include <cmath>
#include <iterator>
#include <optional>

namespace limber {

Operation loopOperation();

namespace {

using Kind = Parameter::Kind;

constexpr double speedFalloffSeconds = 0.5; // the maximum
constexpr double largestSwingRadians = 0.25;
constexpr double largestSwingFraction = 0.03; // of the body's length
constexpr double mostLoopFrames = 20e6;
constexpr double clearTurnDegrees = 2.0; // less is not worth a note
constexpr double wholeTurn = 360.0;
// A figure stands still if no joint rotates by more, and all of them on average move by no more of their spread.
constexpr double motionlessDegrees = 1.0;
constexpr double motionlessFraction = 0.01;

// The difference between the two ends of a track, spread over both of them: half of it over the frames after the
// beginning, half over those before the end. It consists of a value and a speed per frame.
struct SeamSpread
{
    glm::dvec3 offset{0.0}; // from the last value to the first one after that was moved there
    glm::dvec3 startSpeed{0.0}; // added where the cycle begins …
    glm::dvec3 endSpeed{0.0}; // … and where it ends
    int length = 0; // of the cycle, frames
    double falloff = 0.0; // frames
    double speedFalloff = 0.0;

    [[nodiscard]] glm::dvec3 atStart(int frame) const { return -0.5 * offset * fade(frame) + startSpeed * rise(frame); }
    [[nodiscard]] glm::dvec3 atEnd(int frame) const
    {
        return 0.5 * offset * fade(length - frame) - endSpeed * rise(length - frame);
    }

private:
    [[nodiscard]] double fade(int frames) const { return 1.0 - smootherStep(frames / falloff); }
    [[nodiscard]] double rise(int frames) const
    {
        const double u = std::min(1.0, frames / speedFalloff);
        return speedFalloff * u * (1.0 - u) * (1.0 - u);
    }
};

RigidMove after(const RigidMove &first, const RigidMove &then)
{
    return {then.rotation * first.rotation, then.rotation * first.displacement + then.displacement, true};
}

// Returns the joint that differs most at a seam, with its figure if there are several.
MessageArgument jointOf(const SeamWidth &width, const OperationInput &input, const SeamSearch &search)
{
    const auto nameOf = [&](int joint) { return nameArgument(input.clip.skeleton.joint(std::max(0, joint)).name); };
    if (search.bodyCount() == 1)
        return nameOf(width.joint);
    return messages::jointOfFigure(nameOf(width.joint), nameOf(width.mover));
}

MessageArgument degreesOf(const SeamWidth &width)
{
    return numberArgument(fixedNumber(width.degrees, 0));
}

class LoopRun
{
public:
    LoopRun(const OperationInput &input, const FrameInterval &cycle, const SeamSearch &search)
        : m_input(input), m_cycle(cycle), m_search(search), m_seams(search.ofFigures(cycle.first, cycle.last)),
          m_length(cycle.last - cycle.first), m_output{.clip = input.clip}, m_figures(search.figures()),
          m_moves(static_cast<std::size_t>(input.clip.skeleton.jointCount())),
          m_bodyLength(bodyLength(input.clip.skeleton, figureShape(input.clip, input.rules), input.roles()))
    {
        for (std::size_t i = 0; i < m_figures.size(); ++i)
            at(m_moves, m_figures[i].mover()) = m_seams[i].move;
        const double frameTime = input.clip.motion.playingFrameTimeSeconds();
        m_falloff = m_length;
        if (!input.values.is("falloff", "whole"))
            m_falloff = std::clamp(input.values.number("falloff") / frameTime, 1.0, double(m_length));
        m_speedFalloff = std::clamp(speedFalloffSeconds / frameTime, 1.0, m_falloff);
    }

    OperationOutput run()
    {
        const int joints = m_input.clip.skeleton.jointCount();
        for (int joint = 0; joint < joints; ++joint) {
            if (!m_input.progress.part(0.5, 0.9)(double(joint) / joints))
                return OperationOutput::cancelled();
            closeRotations(joint);
            closePositions(joint);
        }
        Motion &motion = m_output.clip.motion;
        motion.removeFrames(m_cycle.last, motion.frameCount() - m_cycle.last);
        motion.removeFrames(0, m_cycle.first);
        // If all frames are written anew, a path close to a gimbal lock may now pass it on the other side.
        if (m_input.values.is("falloff", "whole") &&
            !unrollNewFlips(m_output.clip, m_input, UnrolledFrames::All, m_input.progress.part(0.9, 1.0)))
            return OperationOutput::cancelled();
        if (m_input.values.is("travel", "remove"))
            removeTravel();
        repeat();
        addLossOf(m_unshown, m_output.clip.skeleton, m_output);
        describe();
        return std::move(m_output);
    }

private:
    void describe()
    {
        double distance = 0.0;
        for (const CloudAlignment &each : m_seams)
            distance = std::max(distance, each.distance);
        std::vector<Message> &notes = m_output.notes;
        notes.push_back(messages::loopSeam(m_cycle.first, m_cycle.last, numberArgument(fixedNumber(distance, 3)),
                                           numberArgument(fixedNumber(m_largest * degreesPerRadian, 2))));
        const bool isKept = m_input.values.is("travel", "keep");
        if (isKept)
            notes.push_back(messages::cycleTravels(numberArgument(fixedNumber(m_travel, 2))));
        describeTurn(isKept);
        const int bodies = m_search.bodyCount();
        if (bodies > 1 && !isKept)
            notes.push_back(messages::figuresInPlace(bodies));
        else if (bodies > 1)
            notes.push_back(isOneMove() ? messages::figuresTogether(bodies) : messages::figuresApart(bodies));
        for (const SeamWidth &each : seamWidths(m_input.clip, m_input.rules, m_search, m_cycle)) {
            if (!each.isHidden())
                m_output.warnings.push_back(
                    messages::wideSeam(jointOf(each, m_input, m_search), degreesOf(each), m_cycle.first, m_cycle.last));
        }
    }

    // With the travel only what is left after whole turns is removed.
    void describeTurn(bool isKept)
    {
        const double made =
            turnDegreesOf(m_input.clip, m_input.rules, m_input.roles(), m_input.up.axis, m_search, m_cycle);
        const double kept = isKept ? made : wholeTurn * std::round(made / wholeTurn);
        const auto add = [&](double turn, const MessageForm<1> &toLeft, const MessageForm<1> &toRight) {
            if (std::abs(turn) >= clearTurnDegrees)
                m_output.notes.push_back(
                    (turn > 0.0 ? toLeft : toRight)(numberArgument(fixedNumber(std::abs(turn), 0))));
        };
        add(kept, messages::cycleTurnsLeft, messages::cycleTurnsRight);
        add(made - kept, messages::turnRemovedLeft, messages::turnRemovedRight);
    }

    // Returns the first figure that has the same move as this one.
    [[nodiscard]] std::size_t leaderOf(std::size_t figure) const
    {
        const RigidMove &own = m_seams[figure].move;
        const auto leader = std::ranges::find_if(m_seams, [&](const CloudAlignment &each) {
            return each.move.displacement == own.displacement && each.move.rotation == own.rotation;
        });
        return static_cast<std::size_t>(leader - m_seams.begin());
    }

    // Returns whether all figures have the same move.
    [[nodiscard]] bool isOneMove() const { return leaderOf(m_figures.size() - 1) == 0; }

    [[nodiscard]] bool isMover(int joint) const { return at(m_moves, joint).has_value(); }

    // Returns the spread of a difference; what the speeds add gets no larger than `largestSwing`, so that a joint that
    // turns fast at an end of the clip does what it did in the rest of the cycle.
    [[nodiscard]] SeamSpread spread(const glm::dvec3 &offset, const glm::dvec3 &startSpeed, const glm::dvec3 &endSpeed,
                                    double largestSwing) const
    {
        constexpr double swingOfSpeed = 4.0 / 27.0; // of the falloff, the maximum of u (1 - u)^2
        const double swing = swingOfSpeed * m_speedFalloff * std::max(glm::length(startSpeed), glm::length(endSpeed));
        const bool isTooFar = largestSwing > 0.0 && swing > largestSwing; // a body without a length has no limit
        const double falloff = isTooFar ? m_speedFalloff * largestSwing / swing : m_speedFalloff;
        return {offset, startSpeed, endSpeed, m_length, m_falloff, std::max(falloff, 1.0)};
    }

    // Returns whether there are frames on both sides of the ends, which show the speed there.
    [[nodiscard]] bool hasFramesBeside() const
    {
        return m_cycle.first > 0 && m_cycle.last + 1 < m_input.clip.motion.frameCount();
    }
    [[nodiscard]] FrameInterval beside(int frame, bool isStart) const
    {
        if (hasFramesBeside())
            return {frame - 1, frame + 1};
        return isStart ? FrameInterval{frame, frame + 1} : FrameInterval{frame - 1, frame};
    }

    [[nodiscard]] glm::dvec3 turnAt(int joint, int frame, bool isStart) const
    {
        const FrameInterval frames = beside(frame, isStart);
        const std::vector<glm::dquat> track = rotationTrack(m_input.clip, joint, frames);
        return rotationVector(glm::conjugate(track.front()) * track.back()) / double(frames.last - frames.first);
    }

    [[nodiscard]] glm::dvec3 speedAt(int joint, int frame, bool isStart) const
    {
        const FrameInterval frames = beside(frame, isStart);
        const std::vector<glm::dvec3> track = positionTrack(m_input.clip, joint, frames, m_input.rules);
        return (track.back() - track.front()) / double(frames.last - frames.first);
    }

    // Returns the move from the first frame to the last one relative to the parent of a mover, whose own ends have
    // already been closed.
    [[nodiscard]] RigidMove moveOf(int joint) const
    {
        const FrameInterval first{m_cycle.first, m_cycle.first};
        return ParentTrack(m_output.clip, m_input.rules, joint, first).seenFromParent(0, *at(m_moves, joint));
    }

    void closeRotations(int joint)
    {
        const Joint &target = m_input.clip.skeleton.joint(joint);
        if (!target.hasRotations())
            return;
        std::vector<glm::dquat> track = rotationTrack(m_input.clip, joint, m_cycle);
        glm::dquat first = track.front();
        if (isMover(joint))
            first = glm::quat_cast(moveOf(joint).rotation) * first;
        const glm::dvec3 offset = rotationVector(glm::conjugate(track.back()) * first);
        m_largest = std::max(m_largest, glm::length(offset));
        // Both ends get the same angular velocity, relative to the rotation that they get.
        const glm::dvec3 half = 0.5 * offset;
        const glm::dvec3 start = rotationFromVector(half) * turnAt(joint, m_cycle.first, true);
        const glm::dvec3 end = rotationFromVector(-half) * turnAt(joint, m_cycle.last, false);
        const SeamSpread seam = spread(offset, rotationVectorRate(-half, 0.5 * (end - start)),
                                       rotationVectorRate(half, 0.5 * (start - end)), largestSwingRadians);
        for (int i = 0; i <= m_length; ++i) {
            glm::dquat &rotation = at(track, i);
            rotation = rotation * rotationFromVector(seam.atStart(i) + seam.atEnd(i));
        }
        m_unshown.add(writeRotations(m_output.clip, joint, m_cycle.first, track));
    }

    void closePositions(int joint)
    {
        const Joint &target = m_input.clip.skeleton.joint(joint);
        if (!target.hasPositions())
            return;
        std::vector<glm::dvec3> track = positionTrack(m_input.clip, joint, m_cycle, m_input.rules);
        const RigidMove move = isMover(joint) ? moveOf(joint) : RigidMove{};
        const glm::dvec3 offset = move.rotation * track.front() + move.displacement - track.back();
        const glm::dvec3 speed =
            move.rotation * speedAt(joint, m_cycle.first, true) - speedAt(joint, m_cycle.last, false);
        const SeamSpread seam = spread(offset, -0.5 * speed, 0.5 * speed, largestSwingFraction * m_bodyLength);
        const glm::dmat3 back = glm::transpose(move.rotation); // the part at the start is relative to the moved end
        for (int i = 0; i <= m_length; ++i)
            at(track, i) += back * seam.atStart(i) + seam.atEnd(i);
        writePositions(m_output.clip, joint, m_cycle.first, track, m_input.rules);
        if (isMover(joint)) {
            ParentTrack(m_output.clip, m_input.rules, joint, m_cycle).toWorld(track);
            const glm::dvec3 travel = FloorPlane(m_input.up.axis).along(track.back() - track.front());
            m_travel = std::max(m_travel, glm::length(travel));
        }
    }

    // Removes the travel of a cycle evenly, and likewise its change of direction, of each figure by itself, so that it
    // stays where it begins. Figures that are moved together turn about the same point.
    void removeTravel()
    {
        const FloorPlane floor(m_input.up.axis);
        const Pose pose = poseAt(m_output.clip, 0, m_input.rules);
        std::vector<std::size_t> leaders;
        for (std::size_t i = 0; i < m_figures.size(); ++i)
            leaders.push_back(leaderOf(i));
        for (std::size_t i = 0; i < m_figures.size(); ++i) {
            const CloudAlignment seam = m_seams[i];
            const glm::dvec3 start = floor.along(at(pose.jointPositions, m_figures[leaders[i]].mover()));
            const glm::dvec3 way = floor.along(seam.move.rotation * start + seam.move.displacement) - start;
            const auto moveAt = [&](int frame) {
                const double u = double(frame) / m_length;
                const glm::dmat3 rotation = floor.rotation(-seam.headingRadians * u);
                return RigidMove{rotation, start - rotation * (start + way * u), true};
            };
            m_unshown.add(
                moveFrames(m_output.clip, m_input.rules, {&m_figures[i], 1}, {0, m_length - 1}, moveAt, {}).rotation);
        }
        for (CloudAlignment &seam : m_seams)
            seam.move = {};
    }

    void repeat()
    {
        Motion &motion = m_output.clip.motion;
        const int times = m_input.values.wholeNumber("repeat");
        const bool hasLast = m_input.values.is("lastframe", "with");
        const FrameBlock cycle = motion.copyOfFrames(0, m_length);
        const FrameBlock first = motion.copyOfFrames(0, 1);
        std::vector<RigidMove> moves(m_figures.size());
        for (int i = 1; i < times + (hasLast ? 1 : 0); ++i) {
            const int begin = motion.frameCount();
            motion.insertFrames(begin, i < times ? cycle : first);
            for (std::size_t figure = 0; figure < m_figures.size(); ++figure) {
                moves[figure] = after(moves[figure], m_seams[figure].move);
                const MoveLoss loss =
                    moveFrames(m_output.clip, m_input.rules, {&m_figures[figure], 1}, {begin, motion.frameCount() - 1},
                               [&](int) { return moves[figure]; }, {});
                m_unshown.add(loss.rotation);
            }
            joinAngles(m_output.clip, begin);
        }
    }

    const OperationInput &m_input;
    FrameInterval m_cycle; // its last frame should equal its first frame
    const SeamSearch &m_search;
    std::vector<CloudAlignment> m_seams; // of the figures, from the first frame to the last one
    int m_length;
    double m_falloff = 0.0;
    double m_speedFalloff = 0.0;
    OperationOutput m_output;
    std::vector<FigureTravel> m_figures;
    std::vector<std::optional<RigidMove>> m_moves; // by joint, those of the figures' movers
    double m_bodyLength;
    RotationResidual m_unshown;
    double m_largest = 0.0; // rotation at the seam
    double m_travel = 0.0; // of the figure that travels most, along the floor
};

// The cycle that is cut, with what is said about the choice.
struct ChosenCycle
{
    FrameInterval frames;
    std::vector<Message> notes = {};
    Message refusal = {};
    std::vector<LoopCycle> candidates = {};
};

std::optional<std::vector<LoopCandidate>> cyclesOf(const OperationInput &input, const SeamSearch &search,
                                                   const Progress &progress, CycleMiss *miss = nullptr)
{
    const std::vector<FigureRoles> figures = rolesOfFigures(input);
    return loopCandidates({input.clip, input.rules, input.up, figures, input.contacts, input.floor}, search, progress,
                          miss);
}

Message describe(const LoopCandidate &candidate, const SeamSearch &search)
{
    const double units = search.between(candidate.frames.first, candidate.frames.last).distance;
    const MessageArgument distance = numberArgument(fixedNumber(units, 3));
    const MessageArgument degrees = numberArgument(fixedNumber(candidate.seamDegrees, 1));
    const double turn = std::abs(candidate.turnDegrees);
    if (turn < clearTurnDegrees)
        return messages::otherCycle(candidate.frames.first, candidate.frames.last, distance, degrees);
    const auto &form = candidate.turnDegrees > 0.0 ? messages::otherCycleTurnsLeft : messages::otherCycleTurnsRight;
    return form(candidate.frames.first, candidate.frames.last, distance, degrees, numberArgument(fixedNumber(turn, 0)));
}

// Returns whether the figures keep their pose through all frames.
bool isMotionless(const OperationInput &input, const SeamSearch &search)
{
    for (int frame = 1; frame < input.clip.motion.frameCount(); ++frame) {
        if (search.between(0, frame).distance > motionlessFraction * search.sizeOf(0) ||
            widestSeam(input.clip, input.rules, search, {0, frame}).degrees > motionlessDegrees)
            return false;
    }
    return true;
}

// Returns which measure some frames fail, with the joint that differs most between them.
Message describe(const CycleMiss &miss, const OperationInput &input, const SeamSearch &search)
{
    using Measure = CycleMiss::Measure;
    const SeamWidth widest = widestSeam(input.clip, input.rules, search, miss.frames);
    const MessageArgument first = miss.frames.first;
    const MessageArgument last = miss.frames.last;
    const MessageArgument joint = jointOf(widest, input, search);
    const MessageArgument degrees = degreesOf(widest);
    const auto number = [](double value, int decimals) { return numberArgument(fixedNumber(value, decimals)); };
    switch (miss.measure) {
    case Measure::Length:
        return messages::shortClip(first, last, number(miss.found, 2), number(miss.limit, 2));
    case Measure::Duration:
        return messages::missedDuration(first, last, joint, degrees, number(miss.found, 1), number(miss.limit, 1));
    case Measure::Movement:
        return messages::missedMovement(first, last, joint, degrees, number(miss.found, 0), number(miss.limit, 0));
    case Measure::Start:
        return messages::missedStart(first, last, joint, degrees);
    case Measure::Stride:
        return messages::missedStride(first, last, joint, degrees, number(miss.found, 0), number(miss.limit, 0));
    case Measure::Return:
        return messages::missedReturn(first, last, joint, degrees, number(miss.found, 2), number(miss.limit, 2));
    case Measure::Distance:
        return messages::missedDistance(first, last, joint, degrees, number(miss.found, 2), number(miss.limit, 2));
    case Measure::Strides:
        return messages::missedStrides(first, last, joint, degrees, number(miss.found, 1));
    case Measure::Joint:
        return messages::missedJoint(first, last, joint, degrees, number(miss.limit, 0));
    case Measure::None:
        break;
    }
    return messages::missedCycle(first, last, joint, degrees);
}

// Returns a refusal with the frames that come nearest to a cycle, for a clip that does not repeat itself: their cycle
// would be a part of a movement that is bent to its beginning. Of a figure that stands still they are a cycle.
ChosenCycle withoutCycle(const CycleMiss &miss, const OperationInput &input, const SeamSearch &search)
{
    if (isMotionless(input, search))
        return ChosenCycle{miss.frames};
    const auto &form = search.bodyCount() == 1 ? messages::noCycle : messages::noCommonCycle;
    return {.frames = miss.frames, .refusal = form(describe(miss, input, search))};
}

// Returns a refusal of a cycle with the joint that differs too much between its ends.
ChosenCycle tooWide(const FrameInterval &cycle, const SeamWidth &widest, const OperationInput &input,
                    const SeamSearch &search)
{
    return {.frames = cycle,
            .refusal = messages::wideCycle(cycle.first, cycle.last, jointOf(widest, input, search), degreesOf(widest),
                                           numberArgument(fixedNumber(SeamWidth::hiddenDegrees, 0)))};
}

std::optional<ChosenCycle> chosenCycle(const OperationInput &input, const SeamSearch &search)
{
    if (!input.values.is("frames", "auto"))
        return ChosenCycle{input.values.of("frames").frames};
    CycleMiss miss;
    const auto cycles = cyclesOf(input, search, input.progress.part(0.0, 0.5), &miss);
    if (!cycles)
        return std::nullopt;
    if (cycles->empty())
        return withoutCycle(miss, input, search);
    const auto wanted = static_cast<std::size_t>(input.values.wholeNumber("candidate")) - 1;
    if (wanted >= cycles->size())
        return ChosenCycle{.frames = {}, .refusal = messages::fewerCycles(static_cast<int>(cycles->size()))};
    ChosenCycle chosen{(*cycles)[wanted].frames};
    const SeamWidth widest = widestSeam(input.clip, input.rules, search, chosen.frames);
    if (!widest.isHidden())
        return tooWide(chosen.frames, widest, input, search);
    for (std::size_t i = 0; i < cycles->size(); ++i) {
        const LoopCandidate &each = (*cycles)[i];
        chosen.candidates.push_back(
            {each.frames, each.seamNcm, each.seamDegrees, each.turnDegrees, each.travel, each.strides, i == wanted});
        if (i != wanted)
            chosen.notes.push_back(describe((*cycles)[i], search));
    }
    return chosen;
}

Message countCycles(const OperationInput &input)
{
    if (input.clip.motion.frameCount() < 3)
        return {};
    const SeamSearch search(input.clip, input.rules, input.up.axis, vocabularyOf(input));
    const auto cycles = cyclesOf(input, search, input.progress);
    return cycles ? messages::cyclesFound(static_cast<int>(cycles->size())) : Message();
}

OperationOutput runLoop(const OperationInput &input)
{
    const int frames = input.clip.motion.frameCount();
    if (frames < 3)
        return OperationOutput::refused(messages::tooFewForLoop());
    const SeamSearch search(input.clip, input.rules, input.up.axis, vocabularyOf(input));
    const auto chosen = chosenCycle(input, search);
    if (!chosen)
        return OperationOutput::cancelled();
    if (!chosen->refusal.isEmpty())
        return OperationOutput::refused(chosen->refusal);
    const FrameInterval cycle = chosen->frames;
    const double count = double(cycle.last - cycle.first) * input.values.number("repeat");
    if (cycle.last - cycle.first < 2)
        return OperationOutput::refused(messages::tooFewForLoop());
    if (count > mostLoopFrames)
        return OperationOutput::refused(messages::framesWouldBeTooMany(wordArgument(fixedNumber(count, 0))));
    OperationOutput output = LoopRun(input, cycle, search).run();
    std::ranges::copy(chosen->notes, std::back_inserter(output.notes));
    output.candidates = chosen->candidates;
    return output;
}

std::vector<Parameter> loopParameters()
{
    return {
        {.name = "frames",
         .title = QT_TRANSLATE_NOOP("limber::Operation", "Cycle (first–last frame)"),
         .help =
             QT_TRANSLATE_NOOP("limber::Operation", "The frames of one cycle, whose last frame becomes the first "
                                                    "again. By default Limber finds one where the movement repeats."),
         .kind = Kind::Frames,
         .standard = "auto",
         .words = {{"auto", QT_TRANSLATE_NOOP("limber::Operation", "Automatic")}},
         .isSeam = true},
        {.name = "candidate",
         .title = QT_TRANSLATE_NOOP("limber::Operation", "Which cycle"),
         .help = QT_TRANSLATE_NOOP("limber::Operation", "Which of the cycles to use that are found: 1 is the best."),
         .kind = Kind::WholeNumber,
         .standard = "1",
         .least = 1,
         .most = 3},
        {.name = "travel",
         .title = QT_TRANSLATE_NOOP("limber::Operation", "Travel"),
         .help = QT_TRANSLATE_NOOP("limber::Operation",
                                   "Whether each cycle continues where the last one ended, or all stay in place."),
         .kind = Kind::Word,
         .standard = "keep",
         .words = {{"keep", QT_TRANSLATE_NOOP("limber::Operation", "Keep")},
                   {"remove", QT_TRANSLATE_NOOP("limber::Operation", "Remove")}}},
        {.name = "repeat",
         .title = QT_TRANSLATE_NOOP("limber::Operation", "Repeats"),
         .help = QT_TRANSLATE_NOOP("limber::Operation", "Number of cycles in the result."),
         .kind = Kind::WholeNumber,
         .standard = "1",
         .least = 1,
         .most = 10000},
        {.name = "lastframe",
         .title = QT_TRANSLATE_NOOP("limber::Operation", "Last frame"),
         .help = QT_TRANSLATE_NOOP("limber::Operation", "Whether the first frame is repeated at the end: some game "
                                                        "engines need it, in others it stops the loop for a moment."),
         .kind = Kind::Word,
         .standard = "without",
         .words = {{"without", QT_TRANSLATE_NOOP("limber::Operation", "Omit")},
                   {"with", QT_TRANSLATE_NOOP("limber::Operation", "Repeat the first one")}}},
        {.name = "falloff",
         .title = QT_TRANSLATE_NOOP("limber::Operation", "Fade"),
         .help = QT_TRANSLATE_NOOP("limber::Operation", "How far from the ends frames are changed so that the ends "
                                                        "meet: over the whole cycle, or within some seconds."),
         .unit = Unit::Seconds,
         .standard = "whole",
         .least = 0.0,
         .most = 3600.0,
         .words = {{"whole", QT_TRANSLATE_NOOP("limber::Operation", "Whole cycle")}}}};
}

} // namespace

Operation loopOperation()
{
    return {
        .name = "loop",
        .title = QT_TRANSLATE_NOOP("limber::Operation", "Loop"),
        .group = OperationGroup::Time,
        .help = QT_TRANSLATE_NOOP("limber::Operation",
                                  "Cuts the clip to one cycle and adjusts its ends so that it repeats without a jump."),
        .searchWords = QT_TRANSLATE_NOOP(
            "limber::Operation", "cycle repeat loop seamless endless walk run dance idle game cyclic seam times three"),
        .movesFrames = true,
        .parameters = loopParameters(),
        .run = runLoop,
        .count = countCycles};
}

} // namespace limber
