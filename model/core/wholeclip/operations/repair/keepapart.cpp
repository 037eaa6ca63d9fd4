#include "base/at.h"
#include "body/jointedlimb.h"
#include "ground/frameruns.h"
#include "messages/motionmessages.h"
#include "messages/skeletonmessages.h"
#include "operations/apartposes.h"
#include "operations/inputfigures.h"
#include "operations/moveloss.h"
#include "operations/notenumber.h"
#include "operations/operation.h"
#include "operations/repair/exceptions.h"
#include "operations/resultfaults.h"
#include "touch/armsapart.h"
#include "touch/clipinsides.h"
#include "tracks/rotationtrack.h"

#include <glm/geometric.hpp>

#include <algorithm>
#include <array>
#include <iterator>
#include <string>
#include <utility>
#include <vector>

namespace limber {

Operation keepapartOperation();

namespace {

constexpr double fractionOfCourse = 0.4; // of the time
constexpr double fractionOfPlan = 0.8;

ApartParts partsOf(const OperationInput &input)
{
    if (input.values.is("parts", "hands"))
        return ApartParts::Hands;
    return input.values.is("parts", "all") ? ApartParts::All : ApartParts::Arms;
}

double thicknessOf(const OperationInput &input)
{
    const ParameterValue &thickness = input.values.of("thickness");
    return thickness.isWord ? 1.0 : thickness.number;
}

// Writes the moves of one arm into a clip that has not been changed there.
class ArmWriter
{
public:
    ArmWriter(const OperationInput &input, const ArmCourse &arm, const std::vector<ArmMove> &moves)
        : m_input(input), m_arm(arm), m_moves(moves),
          m_limb(*jointedLimb(input.clip.skeleton, arm.upper, arm.lower, arm.hand))
    {
    }

    // Returns what the channels cannot express.
    RotationResidual write(Clip &clip)
    {
        std::vector<bool> isMoved;
        for (const ArmMove &move : m_moves)
            isMoved.push_back(!move.isNothing());
        RotationResidual lost;
        forEachRun(isMoved, true, [&](int first, int last) {
            const std::array<std::vector<glm::dquat>, 3> tracks = tracksIn({first, last});
            for (std::size_t i = 0; i < tracks.size(); ++i)
                lost.add(writeRotations(clip, joints()[i], first, tracks[i]));
        });
        return lost;
    }

    [[nodiscard]] const JointedLimb &limb() const { return m_limb; }
private:
    [[nodiscard]] std::array<int, 3> joints() const { return {m_limb.upper, m_limb.lower, m_limb.end}; }

    [[nodiscard]] std::array<std::vector<glm::dquat>, 3> tracksIn(const FrameInterval &frames) const
    {
        std::array<std::vector<glm::dquat>, 3> tracks;
        Pose pose;
        for (int frame = frames.first; frame <= frames.last; ++frame) {
            evaluatePose(m_input.clip.skeleton, m_input.clip.motion.frame(frame), m_input.rules, pose);
            movePose(frame, pose);
            for (std::size_t i = 0; i < tracks.size(); ++i) {
                glm::dquat local = glm::quat_cast(localRotation(joints()[i], pose));
                if (!tracks[i].empty() && glm::dot(local, tracks[i].back()) < 0.0)
                    local = -local;
                tracks[i].push_back(local);
            }
        }
        return tracks;
    }

    void movePose(int frame, Pose &pose) const
    {
        const ArmMove &move = at(m_moves, frame);
        const ArmPlace &place = at(m_arm.places, frame);
        const glm::dvec3 hinge = m_arm.hinges.empty() ? glm::dvec3(0.0) : at(m_arm.hinges, frame);
        if (move.way != glm::dvec3(0.0))
            bendLimb(m_limb, movedWrist(place, move), hinge, pose);
        if (move.swingRadians == 0.0)
            return;
        const ArmPlace moved = movedArm(place, hinge, {.way = move.way});
        const glm::dquat swing = glm::angleAxis(move.swingRadians, glm::normalize(moved.wrist - moved.shoulder));
        rotateJoints(m_limb.upperJoints, swing, pose);
        rotateJoints(m_limb.lowerJoints, swing, pose);
    }

    [[nodiscard]] glm::dmat3 localRotation(int joint, const Pose &pose) const
    {
        const int parent = m_input.clip.skeleton.joint(joint).parent;
        const glm::dmat3 &world = at(pose.worldFromJoint, joint);
        return parent == NoJoint ? world : glm::transpose(at(pose.worldFromJoint, parent)) * world;
    }

    const OperationInput &m_input;
    const ArmCourse &m_arm;
    const std::vector<ArmMove> &m_moves;
    JointedLimb m_limb;
};

// An arm that was moved.
struct MovedArm
{
    JointedLimb limb;
    std::vector<ArmMove> moves; // by frame

    // Returns the frames in a row around this one in which it moves; empty (last before first) if it does not.
    [[nodiscard]] FrameInterval stretchAround(int frame) const
    {
        FrameInterval stretch{frame, frame - 1};
        while (stretch.first > 0 && !at(moves, stretch.first - 1).isNothing())
            --stretch.first;
        while (stretch.last + 1 < static_cast<int>(moves.size()) && !at(moves, stretch.last + 1).isNothing())
            ++stretch.last;
        return stretch;
    }

    [[nodiscard]] bool has(int joint) const
    {
        for (const std::vector<int> *joints : {&limb.upperJoints, &limb.lowerJoints, &limb.endJoints}) {
            if (std::ranges::find(*joints, joint) != joints->end())
                return true;
        }
        return false;
    }
};

// Brings the arms of all figures of a clip out of their bodies.
class Separator
{
public:
    Separator(const OperationInput &input, std::vector<JointFrame> exceptions)
        : m_input(input), m_exceptions(std::move(exceptions)), m_thickness(thicknessOf(input)),
          m_frames(without(posesLeftOut(input), input.frames)),
          m_frameTimeSeconds(input.clip.motion.playingFrameTimeSeconds()), m_output{.clip = input.clip}
    {
    }

    OperationOutput run()
    {
        if (m_input.clip.motion.isEmpty())
            return OperationOutput::refused(messages::noFrames());
        const std::vector<FigureLegs> figures = legsOf(m_input);
        const double part = 1.0 / std::max(1.0, static_cast<double>(figures.size()));
        for (std::size_t i = 0; i < figures.size(); ++i) {
            if (!separate(figures[i], m_input.progress.part(part * double(i), part * double(i + 1))))
                return OperationOutput::cancelled();
        }
        if (m_armCount == 0)
            return OperationOutput::refused(messages::needsWholeArms());
        if (!m_output.findings.empty() && (!takeBackJumps() || !noteLeft(figures)))
            return OperationOutput::cancelled();
        note();
        return std::move(m_output);
    }

private:
    // Returns false if the progress stopped it.
    bool separate(const FigureLegs &figure, const Progress &progress)
    {
        const auto course =
            touchCourse(m_input.clip, m_input.rules, figure, m_thickness, progress.part(0.0, fractionOfCourse));
        if (!course)
            return false;
        m_armCount += course->arms.size();
        if (course->arms.empty())
            return true;
        const auto pairs = touchPairs(*course, touchCourseAtRest(m_input.clip, m_input.rules, figure, m_thickness),
                                      partsOf(m_input), m_thickness);
        const ApartSettings settings{.frames = m_frames,
                                     .fadesIn = m_frames.first == m_input.frames.first,
                                     .fadesOut = m_frames.last == m_input.frames.last,
                                     .kept = addFindings(*course, pairs),
                                     .thickness = m_thickness,
                                     .keepsTouches = m_input.values.is("touch", "keep"),
                                     .frameTimeSeconds = m_frameTimeSeconds};
        const auto moves = movesApart(*course, pairs, settings, progress.part(fractionOfCourse, fractionOfPlan));
        if (!moves)
            return false;
        for (std::size_t arm = 0; arm < course->arms.size(); ++arm)
            write(course->arms[arm], (*moves)[arm]);
        return progress(1.0);
    }

    // Returns those that stay as they are.
    std::vector<Inside> addFindings(const TouchCourse &course, const std::vector<TouchPair> &pairs)
    {
        std::vector<Inside> kept;
        for (const Inside &inside : insidesOf(MovedArms(course, m_thickness), pairs, m_frames, m_frameTimeSeconds)) {
            const bool isTaken = !isExcepted(m_exceptions, inside.joint, inside.frames);
            m_output.findings.push_back({.joint = inside.joint,
                                         .frames = inside.frames,
                                         .amount = inside.depth,
                                         .unit = Unit::FileUnits,
                                         .isTaken = isTaken,
                                         .text = insideText(inside, m_input.clip.skeleton)});
            if (!isTaken)
                kept.push_back(inside);
        }
        m_pairs.push_back(pairs);
        return kept;
    }

    void write(const ArmCourse &arm, const std::vector<ArmMove> &moves)
    {
        ArmWriter writer(m_input, arm, moves);
        addLossOf(writer.write(m_output.clip), m_input.clip.skeleton, m_output);
        m_moved.push_back({writer.limb(), moves});
    }

    // A hand that is inside the body is better than an arm that jumps. Returns false if the progress stopped it.
    bool takeBackJumps()
    {
        constexpr int mostTimes = 8;
        for (int time = 0; time < mostTimes; ++time) {
            const auto faults = faultsOfResult(m_input, m_output.clip, {}, m_input.progress.part(1.0, 1.0));
            if (!faults)
                return false;
            bool isAny = false;
            for (const auto &fault : *faults)
                isAny = takeBack(fault.joint, fault.frame) || isAny;
            if (!isAny)
                break;
        }
        return true;
    }

    bool takeBack(int joint, int frame)
    {
        bool isAny = false;
        for (MovedArm &arm : m_moved) {
            if (!arm.has(joint))
                continue;
            const FrameInterval stretch = arm.stretchAround(frame);
            for (int each = stretch.first; each <= stretch.last; ++each) {
                at(arm.moves, each) = {};
                for (const int own : {arm.limb.upper, arm.limb.lower, arm.limb.end})
                    restore(own, each);
                isAny = true;
            }
        }
        return isAny;
    }

    void restore(int joint, int frame)
    {
        const Joint &own = m_input.clip.skeleton.joint(joint);
        for (int column = own.firstColumn; column < own.firstColumn + own.columnCount(); ++column)
            m_output.clip.motion.setValue(frame, column, m_input.clip.motion.value(frame, column));
    }

    // Finds what is inside afterwards, but for what should be; returns false if the progress stopped it.
    bool noteLeft(const std::vector<FigureLegs> &figures)
    {
        std::size_t index = 0; // of the figures with arms
        for (const FigureLegs &figure : figures) {
            const auto course =
                touchCourse(m_output.clip, m_input.rules, figure, m_thickness, m_input.progress.part(1.0, 1.0));
            if (!course)
                return false;
            if (course->arms.empty())
                continue;
            for (const Inside &inside :
                 insidesOf(MovedArms(*course, m_thickness), m_pairs[index], m_frames, m_frameTimeSeconds)) {
                if (!isExcepted(m_exceptions, inside.joint, inside.frames))
                    m_left.push_back(inside);
            }
            ++index;
        }
        return true;
    }

    // Returns how far a wrist moves at most, in file units.
    [[nodiscard]] double farthestMove() const
    {
        double most = 0.0;
        for (const MovedArm &arm : m_moved) {
            for (const ArmMove &move : arm.moves)
                most = std::max(most, glm::length(move.way));
        }
        return most;
    }

    void note()
    {

        if (m_output.findings.empty())
            return m_output.notes.push_back(messages::nothingInside());
        const auto deepest = std::ranges::max_element(m_output.findings, {}, &OperationFinding::amount);
        m_output.notes.push_back(
            messages::broughtApart(m_output.findings.size(), noteNumber(deepest->amount), noteNumber(farthestMove())));
        if (m_left.empty())
            return;
        const auto worst = std::ranges::max_element(m_left, {}, &Inside::depth);
        m_output.warnings.push_back(messages::leftInside(m_left.size(), noteNumber(worst->depth), worst->deepest));
    }

    const OperationInput &m_input;
    std::vector<JointFrame> m_exceptions;
    double m_thickness;
    FrameInterval m_frames; // without poses that stand apart
    double m_frameTimeSeconds;
    OperationOutput m_output;
    std::vector<std::vector<TouchPair>> m_pairs; // of each figure with arms
    std::vector<MovedArm> m_moved;
    std::vector<Inside> m_left; // afterwards
    std::size_t m_armCount = 0;
};

OperationOutput runKeepApart(const OperationInput &input)
{
    std::string wrong;
    auto exceptions = exceptionsOf(input, wrong);
    if (!exceptions)
        return OperationOutput::refused(messages::noJointAndFrame(nameArgument(wrong)));
    return Separator(input, *std::move(exceptions)).run();
}

Message countInsides(const OperationInput &input)
{
    if (input.clip.motion.isEmpty())
        return {};
    const auto found = insidesOfClip(input.clip, input.rules, input.up.axis, vocabularyOf(input), input.progress);
    return found ? messages::insideCount(found->size()) : Message();
}

std::vector<Parameter> keepApartParameters()
{
    return {
        {.name = "parts",
         .title = QT_TRANSLATE_NOOP("limber::Operation", "Parts"),
         .help = QT_TRANSLATE_NOOP("limber::Operation",
                                   "What is kept out of trunk, head and thighs: hands, or forearms too, or also hands "
                                   "out of the other arm."),
         .kind = Parameter::Kind::Word,
         .standard = "arms",
         .words = {{"hands", QT_TRANSLATE_NOOP("limber::Operation", "Hands")},
                   {"arms", QT_TRANSLATE_NOOP("limber::Operation", "Hands and forearms")},
                   {"all", QT_TRANSLATE_NOOP("limber::Operation", "Also hands and the other arm")}}},
        {.name = "thickness",
         .title = QT_TRANSLATE_NOOP("limber::Operation", "Thickness"),
         .help = QT_TRANSLATE_NOOP("limber::Operation",
                                   "How thick the body is, as a multiple of that of an adult without clothes."),
         .unit = Unit::Times,
         .standard = "auto",
         .least = 0.3,
         .most = 2.0,
         .words = {{"auto", QT_TRANSLATE_NOOP("limber::Operation", "Automatic")}},
         .suggested = "1"},
        {.name = "touch",
         .title = QT_TRANSLATE_NOOP("limber::Operation", "Touches"),
         .help = QT_TRANSLATE_NOOP("limber::Operation", "Whether a hand that only touches the body stays where it is."),
         .kind = Parameter::Kind::Word,
         .standard = "keep",
         .words = {{"keep", QT_TRANSLATE_NOOP("limber::Operation", "Keep")},
                   {"part", QT_TRANSLATE_NOOP("limber::Operation", "Bring apart")}}},
        posesApartParameter(),
        {.name = "except",
         .title = QT_TRANSLATE_NOOP("limber::Operation", "Except"),
         .help = QT_TRANSLATE_NOOP("limber::Operation", "Places to leave as they are: JOINT@FRAME, separated by +."),
         .kind = Parameter::Kind::Text},
    };
}

} // namespace

Operation keepapartOperation()
{
    return {.name = "keepapart",
            .title = QT_TRANSLATE_NOOP("limber::Operation", "Keep Apart"),
            .group = OperationGroup::Repair,
            .help = QT_TRANSLATE_NOOP("limber::Operation",
                                      "Brings hands and forearms out of the body, the head and the thighs. Hands keep "
                                      "their orientation, and frames in which nothing is inside stay."),
            .searchWords =
                QT_TRANSLATE_NOOP("limber::Operation",
                                  "collision collide intersect penetrate penetration clip clipping self inside through "
                                  "body belly overlap separate push out"),
            .takesFrames = true,
            .parameters = keepApartParameters(),
            .run = runKeepApart,
            .count = countInsides};
}

} // namespace limber
