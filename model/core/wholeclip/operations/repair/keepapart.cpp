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

// An arm that is moved.
struct MovedArm
{
    ArmCourse course; // as it was
    JointedLimb limb;
    std::vector<ArmMove> moves; // by frame
    double ncmPerUnit = 0.0;
    std::vector<FrameInterval> shortened{}; // stretches in which it moves less than planned, one for each time

    [[nodiscard]] std::array<int, 3> joints() const { return {limb.upper, limb.lower, limb.end}; }

    // Returns the frames in a row in which it moves.
    [[nodiscard]] std::vector<FrameInterval> stretches() const
    {
        std::vector<bool> isMoved;
        for (const ArmMove &move : moves)
            isMoved.push_back(!move.isNothing());
        std::vector<FrameInterval> stretches;
        forEachRun(isMoved, true, [&](int first, int last) { stretches.push_back({first, last}); });
        return stretches;
    }

    [[nodiscard]] bool has(int joint) const
    {
        for (const std::vector<int> *own : {&limb.upperJoints, &limb.lowerJoints, &limb.endJoints}) {
            if (std::ranges::find(*own, joint) != own->end())
                return true;
        }
        return false;
    }
};

// Writes the moves of one arm into a clip.
class ArmWriter
{
public:
    ArmWriter(const OperationInput &input, const MovedArm &arm) : m_input(input), m_arm(arm) {}

    // The frames must be a whole stretch. Returns what the channels cannot express.
    RotationResidual write(Clip &clip, const FrameInterval &stretch) const
    {
        RotationResidual lost;
        const std::array<std::vector<glm::dquat>, 3> tracks = tracksIn(stretch);
        for (std::size_t i = 0; i < tracks.size(); ++i)
            lost.add(writeRotations(clip, m_arm.joints()[i], stretch.first, tracks[i]));
        return lost;
    }

    void restore(Clip &clip, const FrameInterval &frames) const
    {
        for (const int joint : m_arm.joints()) {
            const Joint &own = m_input.clip.skeleton.joint(joint);
            for (int frame = frames.first; frame <= frames.last; ++frame) {
                for (int column = own.firstColumn; column < own.firstColumn + own.columnCount(); ++column)
                    clip.motion.setValue(frame, column, m_input.clip.motion.value(frame, column));
            }
        }
    }

private:
    [[nodiscard]] std::array<std::vector<glm::dquat>, 3> tracksIn(const FrameInterval &frames) const
    {
        std::array<std::vector<glm::dquat>, 3> tracks;
        Pose pose;
        for (int frame = frames.first; frame <= frames.last; ++frame) {
            evaluatePose(m_input.clip.skeleton, m_input.clip.motion.frame(frame), m_input.rules, pose);
            movePose(frame, pose);
            for (std::size_t i = 0; i < tracks.size(); ++i) {
                glm::dquat local = glm::quat_cast(localRotation(m_arm.joints()[i], pose));
                if (!tracks[i].empty() && glm::dot(local, tracks[i].back()) < 0.0)
                    local = -local;
                tracks[i].push_back(local);
            }
        }
        return tracks;
    }

    void movePose(int frame, Pose &pose) const
    {
        const ArmMove &move = at(m_arm.moves, frame);
        const ArmCourse &course = m_arm.course;
        const ArmPlace &place = at(course.places, frame);
        const glm::dvec3 hinge = course.hinges.empty() ? glm::dvec3(0.0) : at(course.hinges, frame);
        if (move.way != glm::dvec3(0.0))
            bendLimb(m_arm.limb, movedWrist(place, move), hinge, pose);
        if (move.swingRadians == 0.0)
            return;
        const ArmPlace moved = movedArm(place, hinge, {.way = move.way});
        const glm::dquat swing = glm::angleAxis(move.swingRadians, glm::normalize(moved.wrist - moved.shoulder));
        rotateJoints(m_arm.limb.upperJoints, swing, pose);
        rotateJoints(m_arm.limb.lowerJoints, swing, pose);
    }

    [[nodiscard]] glm::dmat3 localRotation(int joint, const Pose &pose) const
    {
        const int parent = m_input.clip.skeleton.joint(joint).parent;
        const glm::dmat3 &world = at(pose.worldFromJoint, joint);
        return parent == NoJoint ? world : glm::transpose(at(pose.worldFromJoint, parent)) * world;
    }

    const OperationInput &m_input;
    const MovedArm &m_arm;
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
        if (!m_output.findings.empty() && (!calmJumps() || !noteLeft(figures)))
            return OperationOutput::cancelled();
        note();
        return std::move(m_output);
    }

private:
    // Returns false if the progress stopped it.
    bool separate(const FigureLegs &figure, const Progress &progress)
    {
        auto course =
            touchCourse(m_input.clip, m_input.rules, figure, m_thickness, progress.part(0.0, fractionOfCourse));
        if (!course)
            return false;
        m_armCount += course->arms.size();
        if (course->arms.empty())
            return true;
        const auto pairs = touchPairs(*course, touchCourseAtRest(m_input.clip, m_input.rules, figure, m_thickness),
                                      partsOf(m_input), m_thickness);
        if (const TouchPair *usual = deepestUsual(*course, pairs))
            m_usual.push_back(messages::usuallyInside(insideText(*course, *usual, m_input.clip.skeleton),
                                                      noteCentimetres(usual->thinner, 1.0 / course->unitsPerNcm)));
        const ApartSettings settings{.frames = m_frames,
                                     .fadesIn = m_frames.first == m_input.frames.first,
                                     .fadesOut = m_frames.last == m_input.frames.last,
                                     .kept = addFindings(*course, pairs),
                                     .thickness = m_thickness,
                                     .keepsTouches = m_input.values.is("touch", "keep"),
                                     .frameTimeSeconds = m_frameTimeSeconds};
        auto moves = movesApart(*course, pairs, settings, progress.part(fractionOfCourse, fractionOfPlan));
        if (!moves)
            return false;
        for (std::size_t arm = 0; arm < course->arms.size(); ++arm)
            write(std::move(course->arms[arm]), std::move((*moves)[arm]), 1.0 / course->unitsPerNcm);
        return progress(1.0);
    }

    // Returns those that stay as they are.
    std::vector<Inside> addFindings(const TouchCourse &course, const std::vector<TouchPair> &pairs)
    {
        std::vector<Inside> kept;
        std::vector<Inside> found = insidesOf(MovedArms(course, m_thickness), pairs, m_frames, m_frameTimeSeconds);
        eraseTouches(found, m_input.values.is("touch", "keep") ? leastInsideNcm : leastBesideNcm, m_frameTimeSeconds);
        for (const Inside &inside : found) {
            const bool isTaken = !isExcepted(m_exceptions, inside.joint, inside.frames);
            m_output.findings.push_back({.joint = inside.joint,
                                         .frames = inside.frames,
                                         .amount = inside.depthNcm,
                                         .unit = Unit::Ncm,
                                         .isTaken = isTaken,
                                         .text = insideText(inside, m_input.clip.skeleton)});
            if (!isTaken)
                kept.push_back(inside);
        }
        m_pairs.push_back(pairs);
        return kept;
    }

    void write(ArmCourse course, std::vector<ArmMove> moves, double ncmPerUnit)
    {
        JointedLimb limb = *jointedLimb(m_input.clip.skeleton, course.upper, course.lower, course.hand);
        m_moved.push_back({std::move(course), std::move(limb), std::move(moves), ncmPerUnit});
        RotationResidual lost;
        for (const FrameInterval &stretch : m_moved.back().stretches())
            lost.add(ArmWriter(m_input, m_moved.back()).write(m_output.clip, stretch));
        addLossOf(lost, m_input.clip.skeleton, m_output);
    }

    // A hand that stays inside the body by a part, or wholly, is better than an arm that jumps. Returns false if the
    // progress stopped it.
    bool calmJumps()
    {
        constexpr int mostTimes = 16;
        for (int time = 0; time < mostTimes; ++time) {
            const auto faults = faultsOfResult(m_input, m_output.clip, {}, m_input.progress.part(1.0, 1.0));
            if (!faults)
                return false;
            bool isAny = false;
            for (const auto &fault : *faults)
                isAny = calm(fault.joint, fault.frame) || isAny;
            if (!isAny)
                break;
        }
        return true;
    }

    // Returns whether it changes anything. A jump ends in its frame.
    bool calm(int joint, int frame)
    {
        bool isAny = false;
        for (MovedArm &arm : m_moved) {
            if (!arm.has(joint))
                continue;
            for (const FrameInterval &stretch : arm.stretches()) {
                if (!stretch.contains(frame) && !stretch.contains(frame - 1))
                    continue;
                shorten(arm, stretch);
                isAny = true;
            }
        }
        return isAny;
    }

    // Makes the moves of a stretch shorter, and gives them up where half of their length would still be too much: with
    // less the arm stays inside, and a second run would move it on, from where it is less far from a jump.
    void shorten(MovedArm &arm, const FrameInterval &stretch)
    {
        constexpr int mostTimes = 2;
        constexpr double share = 0.75;
        const bool isMoved = std::ranges::count(arm.shortened, stretch) < mostTimes;
        arm.shortened.push_back(stretch);
        for (int frame = stretch.first; frame <= stretch.last; ++frame) {
            ArmMove &move = at(arm.moves, frame);
            move = isMoved ? ArmMove{move.way * share, move.swingRadians * share} : ArmMove();
        }
        const ArmWriter writer(m_input, arm);
        writer.restore(m_output.clip, stretch);
        if (isMoved)
            writer.write(m_output.clip, stretch);
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
            std::vector<Inside> left =
                insidesOf(MovedArms(*course, m_thickness), m_pairs[index], m_frames, m_frameTimeSeconds);
            std::erase_if(left, [this](const Inside &inside) {
                return isExcepted(m_exceptions, inside.joint, inside.frames) || !isLeft(inside);
            });
            m_left.insert(m_left.end(), left.begin(), left.end());
            ++index;
        }
        return true;
    }

    // Returns whether what is inside afterwards is no touch, or was to come out wholly.
    [[nodiscard]] bool isLeft(const Inside &inside) const
    {
        return inside.depthNcm >= leastInsideNcm ||
               (inside.depthNcm >= leastBesideNcm &&
                std::ranges::any_of(m_output.findings, [&inside](const OperationFinding &finding) {
                    return finding.joint == inside.joint && finding.frames.first <= inside.frames.last &&
                           inside.frames.first <= finding.frames.last;
                }));
    }

    // Returns how far a wrist moves at most, in file units.
    [[nodiscard]] double farthestMoveNcm() const
    {
        double most = 0.0;
        for (const MovedArm &arm : m_moved) {
            for (std::size_t frame = 0; frame < arm.moves.size(); ++frame) {
                const ArmPlace &place = arm.course.places[frame];
                most = std::max(most, arm.ncmPerUnit * glm::distance(place.wrist, movedWrist(place, arm.moves[frame])));
            }
        }
        return most;
    }

    void note()
    {
        std::ranges::move(m_usual, std::back_inserter(m_output.notes));
        if (m_output.findings.empty())
            return m_output.notes.push_back(messages::nothingInside());
        const auto deepest = std::ranges::max_element(m_output.findings, {}, &OperationFinding::amount);
        m_output.notes.push_back(messages::broughtApart(m_output.findings.size(), noteCentimetres(deepest->amount, 1.0),
                                                        noteCentimetres(farthestMoveNcm(), 1.0)));
        noteLeft();
        m_output.notes.push_back(messages::sizesOfPerson());
    }

    void noteLeft()
    {
        if (m_left.empty())
            return;
        const auto worst = std::ranges::max_element(m_left, {}, &Inside::depthNcm);
        m_output.warnings.push_back(
            messages::leftInside(m_left.size(), noteCentimetres(worst->depthNcm, 1.0), worst->deepest));
        const auto shortened = std::ranges::count_if(m_left, [&](const Inside &inside) { return isShortened(inside); });
        if (shortened > 0)
            m_output.notes.push_back(messages::armsWouldJump());
        if (shortened < std::ssize(m_left))
            m_output.notes.push_back(messages::armsWouldMoveFar());
    }

    [[nodiscard]] bool isShortened(const Inside &inside) const
    {
        return std::ranges::any_of(m_moved, [&](const MovedArm &arm) {
            return (arm.limb.end == inside.joint || arm.limb.lower == inside.joint) &&
                   std::ranges::any_of(arm.shortened, [&](const FrameInterval &stretch) {
                       return stretch.first <= inside.frames.last && inside.frames.first <= stretch.last;
                   });
        });
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
    std::vector<Message> m_usual; // about overlaps that are no faults
    std::size_t m_armCount = 0;
};

OperationOutput runKeepApart(const OperationInput &input)
{
    OperationOutput output = Separator(input, exceptionsOf(input)).run();
    warnOfUnusedExceptions(input, output);
    return output;
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
            .keepsOtherFrames = true,
            .parameters = keepApartParameters(),
            .run = runKeepApart,
            .count = countInsides};
}

} // namespace limber
