#include "base/at.h"
#include "body/bodymeasure.h"
#include "bvh/text/numberformat.h"
#include "geometry/geometry.h"
#include "messages/motionmessages.h"
#include "messages/operationmessages.h"
#include "operations/moveloss.h"
#include "operations/operation.h"
#include "pose/poserun.h"
#include "tracks/curvefit.h"
#include "tracks/positiontrack.h"
#include "tracks/rotationtrack.h"

#include <glm/geometric.hpp>

#include <algorithm>
#include <cmath>

namespace limber {

Operation reduceOperation();

namespace {

constexpr int mostReduceRounds = 6;
constexpr double nearlyThere = 0.9; // of the allowed error: smaller steps would take many rounds
constexpr int framesAtOnce = 256;

// Fits curves with few keys to the tracks of joints. The fit is tighter where the ends of limbs deviate too much.
class ReduceRun
{
public:
    explicit ReduceRun(const OperationInput &input)
        : m_input(input), m_output{.clip = input.clip}, m_tolerances(static_cast<std::size_t>(jointCount()), 1.0),
          m_isStale(static_cast<std::size_t>(jointCount()), true), m_keys(static_cast<std::size_t>(jointCount())),
          m_unshown(static_cast<std::size_t>(jointCount()))
    {
        const double length = bodyLength(input.clip.skeleton, figureShape(input.clip, input.rules), input.roles());
        m_unitsPerNcm = length > 0.0 ? length / ncmOfBody : 1.0;
    }

    OperationOutput run()
    {
        if (m_input.frames.frameCount() < 3)
            return std::move(m_output);
        for (int round = 0; round < mostReduceRounds; ++round) {
            const double done = double(round) / mostReduceRounds;
            if (!fitJoints(m_input.progress.part(done, done + 0.5 / mostReduceRounds)))
                return OperationOutput::cancelled();
            if (!measureEnds(m_input.progress.part(done + 0.5 / mostReduceRounds, done + 1.0 / mostReduceRounds)))
                return OperationOutput::cancelled();
            if (!tighten())
                break;
        }
        report();
        return std::move(m_output);
    }

private:
    [[nodiscard]] int jointCount() const { return m_input.clip.skeleton.jointCount(); }

    bool fitJoints(const Progress &progress)
    {
        for (const int joint : m_input.joints) {
            if (!progress(double(joint) / jointCount()))
                return false;
            if (!at(m_isStale, joint))
                continue;
            at(m_isStale, joint) = false;
            fitJoint(joint);
        }
        return true;
    }

    // Fits a joint to its original values, not to those of an earlier round.
    void fitJoint(int joint)
    {
        const Joint &target = m_input.clip.skeleton.joint(joint);
        const FrameInterval &frames = m_input.frames;
        std::size_t keys = 0;
        if (target.hasRotations()) {
            const double tolerance = m_input.values.number("degrees") / degreesPerRadian * at(m_tolerances, joint);
            const auto fitted = fitCurves(rotationTrack(m_input.clip, joint, frames), tolerance);
            restore(joint);
            at(m_unshown, joint) = writeRotations(m_output.clip, joint, frames.first, fitted.values);
            keys += fitted.keys.size();
        }
        if (target.hasPositions()) {
            const double tolerance = m_input.values.number("units") * m_unitsPerNcm * at(m_tolerances, joint);
            const auto fitted = fitCurves(positionTrack(m_input.clip, joint, frames, m_input.rules), tolerance);
            writePositions(m_output.clip, joint, frames.first, fitted.values, m_input.rules);
            keys += fitted.keys.size();
        }
        at(m_keys, joint) = keys;
    }

    void restore(int joint)
    {
        const Joint &target = m_input.clip.skeleton.joint(joint);
        for (int frame = m_input.frames.first; frame <= m_input.frames.last; ++frame) {
            const std::span<const double> old = m_input.clip.motion.frame(frame);
            const std::span<const double> now = m_output.clip.motion.frame(frame);
            for (int i = 0; i < target.columnCount(); ++i) {
                const int column = target.firstColumn + i;
                if (at(now, column) != at(old, column))
                    m_output.clip.motion.setValue(frame, column, at(old, column));
            }
        }
    }

    // Measures the largest distance of each joint and end site from its original position.
    bool measureEnds(const Progress &progress)
    {
        const PoseRun run(m_input.clip.skeleton, m_input.rules);
        const auto points = static_cast<std::size_t>(run.pointCount());
        m_errors.assign(points, 0.0);
        std::vector<glm::dvec3> before;
        std::vector<glm::dvec3> after;
        for (int first = m_input.frames.first; first <= m_input.frames.last; first += framesAtOnce) {
            if (progress.wantsToStop(first, m_input.clip.motion.frameCount()))
                return false;
            const int count = std::min(framesAtOnce, m_input.frames.last - first + 1);
            before.resize(points * static_cast<std::size_t>(count));
            after.resize(before.size());
            run.worldPositions(m_input.clip.motion, first, count, std::span<glm::dvec3>(before));
            run.worldPositions(m_output.clip.motion, first, count, std::span<glm::dvec3>(after));
            for (std::size_t i = 0; i < before.size(); ++i)
                m_errors[i % points] = std::max(m_errors[i % points], glm::distance(before[i], after[i]));
        }
        return true;
    }

    // Reduces the tolerance of all joints above an end that deviates too much. Returns whether anything changed.
    bool tighten()
    {
        const double limit = m_input.values.number("ends") * m_unitsPerNcm;
        std::vector<double> factors(static_cast<std::size_t>(jointCount()), 1.0);
        for (int point = 0; point < static_cast<int>(m_errors.size()); ++point) {
            if (at(m_errors, point) <= limit)
                continue;
            const double factor = std::max(0.2, nearlyThere * limit / at(m_errors, point));
            int joint = point < jointCount() ? m_input.clip.skeleton.joint(point).parent
                                             : m_input.clip.skeleton.endSite(point - jointCount()).parent;
            if (point < jointCount() && m_input.clip.skeleton.joint(point).hasPositions())
                joint = point;
            for (; joint != NoJoint; joint = m_input.clip.skeleton.joint(joint).parent)
                at(factors, joint) = std::min(at(factors, joint), factor);
        }
        bool isAny = false;
        for (int joint = 0; joint < jointCount(); ++joint) {
            if (at(factors, joint) >= 1.0)
                continue;
            at(m_tolerances, joint) *= at(factors, joint);
            at(m_isStale, joint) = true;
            isAny = true;
        }
        return isAny;
    }

    void report()
    {
        std::size_t keys = 0;
        int joints = 0;
        RotationResidual unshown;
        for (const int joint : m_input.joints) {
            keys += at(m_keys, joint);
            joints += at(m_keys, joint) > 0 ? 1 : 0;
            unshown.add(at(m_unshown, joint));
        }
        if (joints == 0)
            return;
        const double each = double(keys) / joints;
        m_output.notes.push_back(
            messages::keysNeededFor(static_cast<int>(keys), joints, numberArgument(fixedNumber(each, 1)),
                                    numberArgument(fixedNumber(100.0 * each / m_input.frames.frameCount(), 1))));
        const auto worst = std::ranges::max_element(m_errors);
        const int point = static_cast<int>(worst - m_errors.begin());
        const int joint = point < jointCount() ? point : m_input.clip.skeleton.endSite(point - jointCount()).parent;
        m_output.notes.push_back(messages::endsOff(numberArgument(fixedNumber(*worst, 3)),
                                                   nameArgument(m_input.clip.skeleton.joint(joint).name)));
        addLossOf(unshown, m_output.clip.skeleton, m_output);
    }

    const OperationInput &m_input;
    OperationOutput m_output;
    double m_unitsPerNcm = 1.0;
    std::vector<double> m_tolerances; // by joint, as a factor
    std::vector<bool> m_isStale; // by joint
    std::vector<std::size_t> m_keys; // by joint
    std::vector<RotationResidual> m_unshown; // by joint
    std::vector<double> m_errors; // of joints, then of end sites
};

OperationOutput runReduce(const OperationInput &input)
{
    return ReduceRun(input).run();
}

std::vector<Parameter> reduceParameters()
{
    return {{.name = "degrees",
             .title = QT_TRANSLATE_NOOP("limber::Operation", "Rotations within"),
             .help = QT_TRANSLATE_NOOP("limber::Operation", "The largest error of a joint's rotation."),
             .unit = Unit::Degrees,
             .standard = "0.2",
             .least = 0.0,
             .most = 30.0},
            {.name = "units",
             .title = QT_TRANSLATE_NOOP("limber::Operation", "Positions within"),
             .help = QT_TRANSLATE_NOOP("limber::Operation",
                                       "The largest error of position channels, in centimetres of a body of 170."),
             .unit = Unit::Ncm,
             .standard = "0.1",
             .least = 0.0,
             .most = 100.0},
            {.name = "ends",
             .title = QT_TRANSLATE_NOOP("limber::Operation", "Ends of limbs within"),
             .help = QT_TRANSLATE_NOOP("limber::Operation", "The largest error of the world positions of hands, feet "
                                                            "and all other joints, in centimetres of a body of 170."),
             .unit = Unit::Ncm,
             .standard = "0.5",
             .least = 0.001,
             .most = 1000.0}};
}

} // namespace

Operation reduceOperation()
{
    return {.name = "reduce",
            .title = QT_TRANSLATE_NOOP("limber::Operation", "Reduce"),
            .group = OperationGroup::Repair,
            .help =
                QT_TRANSLATE_NOOP("limber::Operation", "Replaces the motion with smooth curves with few keys that stay "
                                                       "close to it. The clip still has a value in every frame."),
            .searchWords =
                QT_TRANSLATE_NOOP("limber::Operation", "keyframes keys keyframe reduction fewer curves simplify "
                                                       "decimate fit hermite bezier compress smaller file delete"),
            .takesJoints = true,
            .takesFrames = true,
            .isLocal = true,
            .parameters = reduceParameters(),
            .run = runReduce};
}

} // namespace limber
