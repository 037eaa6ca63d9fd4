#include "retarget/measures/retargetmeasures.h"

#include "pose/poserun.h"
#include "pose/upaxis.h"
#include "retarget/measures/slidemeasure.h"
#include "retarget/measures/smoothnessmeasure.h"

#include <algorithm>

namespace limber {

namespace {

constexpr int framesAtATime = 256;
constexpr double lowFraction = 0.05;
constexpr int fewestFramesForJerk = 5;
constexpr double almostNothing = 1e-12;

// Computes the poses of one figure, block after block.
class PoseReader
{
public:
    explicit PoseReader(const MeasuredFigure &figure) : m_figure(figure), m_run(figure.clip.skeleton, figure.rules) {}

    MeasuredFrames read(int first, int count)
    {
        const auto points = static_cast<std::size_t>(m_run.pointCount());
        m_positions.resize(static_cast<std::size_t>(count) * points);
        if (count > 0) // otherwise the other figure has more frames
            m_run.worldPositions(m_figure.clip.motion, first, count, m_positions);
        return {first, count, points, m_positions};
    }
    std::span<const glm::mat4x3> readMatrices(int first, int count)
    {
        m_matrices.resize(static_cast<std::size_t>(count) * static_cast<std::size_t>(m_run.jointCount()));
        if (count > 0)
            m_run.worldFromJoint(m_figure.clip.motion, first, count, m_matrices);
        return m_matrices;
    }

private:
    const MeasuredFigure &m_figure;
    PoseRun m_run;
    std::vector<glm::dvec3> m_positions;
    std::vector<glm::mat4x3> m_matrices;
};

// Measures how low the figure gets and finds its floor.
class FloorMeasure
{
public:
    explicit FloorMeasure(const MeasuredFigure &figure) : m_up(static_cast<int>(figure.up)), m_ncm(figure.ncmPerUnit)
    {
        for (const BodySide side : {BodySide::Left, BodySide::Right}) {
            for (const BodyPart part : {BodyPart::Toe, BodyPart::Foot}) {
                if (figure.roles.find(part, side) != NoJoint)
                    m_feet.push_back(figure.roles.find(part, side));
            }
        }
    }

    void add(const MeasuredFrames &frames)
    {
        for (int frame = 0; frame < frames.count; ++frame) {
            const auto height = [&](int point) { return frames.at(frame, point)[m_up] * m_ncm; };
            double lowest = height(0);
            for (int point = 1; point < static_cast<int>(frames.pointCount); ++point)
                lowest = std::min(lowest, height(point));
            m_lowest.push_back(lowest);
            double foot = m_feet.empty() ? lowest : height(m_feet.front());
            for (const int joint : m_feet)
                foot = std::min(foot, height(joint));
            m_lowestFoot.push_back(foot);
        }
    }

    void answer(const MeasureSettings &settings, RetargetMeasures &measures) const
    {
        if (m_lowest.empty() || (m_feet.empty() && !settings.floor))
            return;
        measures.floor = settings.floor.value_or(lowLevel());
        RunningStatistics depths;
        for (const double lowest : m_lowest)
            depths.add(std::max(measures.floor - lowest, 0.0));
        measures.penetration = depths.result();
    }

private:
    // Returns the percentile, interpolated if it falls between two frames.
    [[nodiscard]] double lowLevel() const
    {
        std::vector<double> sorted = m_lowestFoot;
        std::ranges::sort(sorted);
        const double rank = lowFraction * static_cast<double>(sorted.size() - 1);
        const auto below = static_cast<std::size_t>(rank);
        const std::size_t above = std::min(below + 1, sorted.size() - 1);
        return sorted[below] + (sorted[above] - sorted[below]) * (rank - static_cast<double>(below));
    }

    int m_up;
    double m_ncm;
    std::vector<int> m_feet;
    std::vector<double> m_lowest; // by frame
    std::vector<double> m_lowestFoot;
};

// Returns the contacts whose joints have a counterpart, for the source or for the result.
Contacts mappedContacts(const Contacts &contacts, const JointMapping &mapping, bool ofResult, int frameCount)
{
    Contacts mapped;
    for (const JointContacts &joint : contacts) {
        const int target = mapping.targetOf(joint.joint);
        std::vector<FrameInterval> intervals = tidied(joint.intervals, frameCount);
        if (target != NoJoint && !intervals.empty())
            mapped.push_back({ofResult ? target : joint.joint, std::move(intervals)});
    }
    return mapped;
}

// Takes all measures in one pass over the clips.
class Measurer
{
public:
    Measurer(const MeasuredFigure &source, const MeasuredFigure &result, const JointMapping &mapping,
             const Contacts &contacts, const glm::dmat3 &resultFromSource, const MeasureSettings &settings)
        : m_source(source), m_result(result), m_sourcePoses(source), m_resultPoses(result),
          m_sourceContacts(mappedContacts(contacts, mapping, false, source.clip.motion.frameCount())),
          m_resultContacts(mappedContacts(contacts, mapping, true, result.clip.motion.frameCount())),
          m_directions(result.clip.skeleton, mapping, resultFromSource),
          m_sourceSlide(m_sourceContacts, source.up, source.ncmPerUnit, settings.sourceFloorPath),
          m_resultSlide(m_resultContacts, result.up, result.ncmPerUnit, settings.floorPath), m_sourceSmoothness(source),
          m_resultSmoothness(result), m_limbs(result.roles), m_floor(result)
    {
    }

    bool run(const Progress &progress)
    {
        const int sourceFrames = m_source.clip.motion.frameCount();
        const int resultFrames = m_result.clip.motion.frameCount();
        const int frames = std::max(sourceFrames, resultFrames);
        for (int first = 0; first < frames; first += framesAtATime) {
            if (!progress(first / double(frames)))
                return false;
            addBlock(first, std::clamp(sourceFrames - first, 0, framesAtATime),
                     std::clamp(resultFrames - first, 0, framesAtATime));
        }
        m_sourceSlide.finish();
        m_resultSlide.finish();
        return true;
    }

    [[nodiscard]] RetargetMeasures answer(const MeasureSettings &settings) const
    {
        RetargetMeasures measures;
        measures.frames = std::min(m_source.clip.motion.frameCount(), m_result.clip.motion.frameCount());
        measures.valuesNotFinite = m_resultSmoothness.valuesNotFinite();
        measures.directions = measures.frames > 0 ? m_directions.answer() : std::nullopt;
        measures.overextensions = m_limbs.answer();
        m_floor.answer(settings, measures);
        if (m_resultSlide.frameCount() > 0)
            measures.contacts = contactMeasures();
        measures.channelStepsOver170 = m_resultSmoothness.channelStepsOver170();
        measures.sourceChannelStepsOver170 = m_sourceSmoothness.channelStepsOver170();
        if (measures.frames >= fewestFramesForJerk) {
            measures.jerkRatio = m_resultSmoothness.jerk() / std::max(m_sourceSmoothness.jerk(), almostNothing);
            measures.jointStepRatio = m_resultSmoothness.largestJointStepDegrees() /
                                      std::max(m_sourceSmoothness.largestJointStepDegrees(), almostNothing);
        }
        return measures;
    }

private:
    void addBlock(int first, int sourceCount, int resultCount)
    {
        const MeasuredFrames source = m_sourcePoses.read(first, sourceCount);
        const MeasuredFrames result = m_resultPoses.read(first, resultCount);
        MeasuredFrames both = result;
        both.count = std::min(sourceCount, resultCount);
        m_directions.add(source, both);
        m_sourceSlide.add(source);
        m_resultSlide.add(result);
        m_sourceSmoothness.add(source);
        m_resultSmoothness.add(result);
        m_floor.add(result);
        if (m_limbs.hasLimbs())
            m_limbs.add(result, m_resultPoses.readMatrices(first, resultCount), m_result.clip.skeleton.jointCount());
    }

    [[nodiscard]] ContactMeasures contactMeasures() const
    {
        ContactMeasures measures;
        for (const JointContacts &joint : m_resultContacts)
            measures.intervals += static_cast<int>(joint.intervals.size());
        measures.frames = m_resultSlide.frameCount();
        measures.slide = m_resultSlide.slide();
        measures.sourceSlide = m_sourceSlide.slide();
        measures.drift = m_resultSlide.drift();
        measures.sourceDrift = m_sourceSlide.drift();
        return measures;
    }

    const MeasuredFigure &m_source;
    const MeasuredFigure &m_result;
    PoseReader m_sourcePoses;
    PoseReader m_resultPoses;
    Contacts m_sourceContacts;
    Contacts m_resultContacts;
    DirectionMeasure m_directions;
    SlideMeasure m_sourceSlide;
    SlideMeasure m_resultSlide;
    SmoothnessMeasure m_sourceSmoothness;
    SmoothnessMeasure m_resultSmoothness;
    LimbMeasure m_limbs;
    FloorMeasure m_floor;
};

} // namespace

std::optional<RetargetMeasures> measureRetarget(const MeasuredFigure &source, const MeasuredFigure &result,
                                                const JointMapping &mapping, const Contacts &contacts,
                                                const MeasureSettings &settings, const Progress &progress)
{
    Measurer measurer(source, result, mapping, contacts,
                      settings.resultFromSource.value_or(rotationBetween(source.up, result.up)), settings);
    if (!measurer.run(progress))
        return std::nullopt;
    return measurer.answer(settings);
}

} // namespace limber
