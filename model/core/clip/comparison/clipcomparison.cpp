#include "comparison/clipcomparison.h"

#include "base/at.h"
#include "comparison/besideclip.h"
#include "geometry/geometry.h"
#include "motion/nodeaddress.h"
#include "pose/pose.h"
#include "pose/poserun.h"

#include <glm/geometric.hpp>
#include <glm/matrix.hpp>

#include <algorithm>
#include <cmath>

namespace limber {

namespace {

constexpr double longestShiftSeconds = 5.0;
constexpr double smallestWorst = 1e-3; // degrees

// Collects the differences of one node.
class DifferenceSum
{
public:
    void add(double difference, int frame)
    {
        m_sum += difference;
        ++m_count;
        if (m_figures.worstFrame >= 0 && difference <= m_figures.largest)
            return;
        m_figures.largest = difference;
        m_figures.worstFrame = frame;
    }

    [[nodiscard]] DifferenceFigures figures() const
    {
        DifferenceFigures figures = m_figures;
        figures.mean = m_count > 0 ? m_sum / m_count : 0.0;
        return figures;
    }

private:
    DifferenceFigures m_figures;
    double m_sum = 0.0;
    int m_count = 0;
};

// The differences of all joints in one frame.
class FrameSum
{
public:
    void add(double degrees, int joint)
    {
        m_sum += degrees;
        ++m_count;
        if (m_difference.worstJoint >= 0 && degrees <= m_difference.largestDegrees)
            return;
        m_difference.largestDegrees = degrees;
        m_difference.worstJoint = joint;
    }

    [[nodiscard]] FrameDifference difference() const
    {
        FrameDifference difference = m_difference;
        difference.isCompared = true;
        difference.meanDegrees = m_count > 0 ? m_sum / m_count : 0.0;
        return difference;
    }

private:
    FrameDifference m_difference;
    double m_sum = 0.0;
    int m_count = 0;
};

// Returns whether a frame only leads up to a worse frame: it is then at the end of a range that was taken, and not a
// maximum of its own.
bool isBesideWorse(const ClipComparison &comparison, int frame)
{
    const auto degreesAt = [&](int other) {
        const bool isThere = other >= 0 && other < static_cast<int>(comparison.frames.size());
        return isThere ? at(comparison.frames, other).largestDegrees : 0.0;
    };
    const double own = degreesAt(frame);
    return degreesAt(frame - 1) > own || degreesAt(frame + 1) > own;
}

glm::dmat3 rotationOf(const Skeleton &skeleton, const Pose &pose, int joint, ComparisonSettings::Rotations rotations)
{
    const glm::dmat3 &world = at(pose.worldFromJoint, joint);
    const int parent = skeleton.joint(joint).parent;
    if (rotations == ComparisonSettings::Rotations::World || parent == NoJoint)
        return world;
    return glm::transpose(at(pose.worldFromJoint, parent)) * world;
}

// Returns the rotation of a joint of a second figure, in the rest coordinates of the first figure's joints.
glm::dmat3 rotationInFirst(const Skeleton &skeleton, const Pose &pose, int joint,
                           ComparisonSettings::Rotations rotations, const glm::dmat3 &restTurn)
{
    const glm::dmat3 rotation = rotationOf(skeleton, pose, joint, rotations);
    const bool isWorld = rotations == ComparisonSettings::Rotations::World || skeleton.joint(joint).parent == NoJoint;
    return (isWorld ? rotation : restTurn * rotation) * glm::transpose(restTurn);
}

// The rotations of the second figure's joints, as those of the first one have them.
class SecondRotations
{
public:
    SecondRotations(const Skeleton &first, const Clip &second, const PositionRules &secondRules,
                    const NodePairing &pairing, const glm::dmat3 &restTurn, ComparisonSettings::Rotations rotations)
        : m_first(first), m_second(second), m_secondRules(secondRules), m_pairing(pairing), m_restTurn(restTurn),
          m_rotations(rotations)
    {
    }

    void goTo(int secondFrame)
    {
        if (!m_pairing.transfer)
            return;
        evaluatePose(m_second.skeleton, m_second.motion.frame(secondFrame), m_secondRules, m_own);
        m_pairing.transfer(m_own, m_onFirst);
    }

    // `placed` is the second figure beside the first one, in this frame.
    [[nodiscard]] glm::dmat3 of(const NodeDifference &node, const Pose &placed) const
    {
        if (m_pairing.transfer)
            return rotationOf(m_first, m_onFirst, node.first.index, m_rotations);
        return rotationInFirst(m_second.skeleton, placed, node.second.index, m_rotations, m_restTurn);
    }

private:
    const Skeleton &m_first;
    const Clip &m_second;
    PositionRules m_secondRules;
    const NodePairing &m_pairing;
    glm::dmat3 m_restTurn;
    ComparisonSettings::Rotations m_rotations;
    Pose m_own;
    Pose m_onFirst;
};

// Returns the nodes of a comparison without figures.
ClipComparison unmeasured(const Skeleton &first, const Skeleton &second, const NodePairing &pairing)
{
    ClipComparison result;
    for (const NodePair &pair : pairing.pairs)
        result.nodes.push_back({pair.first, pair.second, {}, {}});
    const auto isPaired = [&](NodeId node, NodeId NodePair::*member) {
        return std::ranges::find(pairing.pairs, node, member) != pairing.pairs.end();
    };
    for (const NodeId node : first.nodesInFileOrder()) {
        if (!isPaired(node, &NodePair::first))
            result.onlyInFirst.push_back(node);
    }
    for (const NodeId node : second.nodesInFileOrder()) {
        if (!isPaired(node, &NodePair::second))
            result.onlyInSecond.push_back(node);
    }
    return result;
}

// Returns how far all joints move from each frame to the next, per second: one value for each step.
std::vector<double> speeds(const Clip &clip, const PositionRules &rules)
{
    const PoseRun run(clip.skeleton, rules);
    const auto points = static_cast<std::size_t>(run.pointCount());
    std::vector<double> result;
    std::vector<glm::dvec3> before(points);
    std::vector<glm::dvec3> now(points);
    for (int frame = 0; frame < clip.motion.frameCount(); ++frame) {
        run.worldPositions(clip.motion, frame, 1, now);
        double sum = 0.0;
        for (std::size_t point = 0; point < points && frame > 0; ++point)
            sum += glm::distance(now[point], before[point]);
        if (frame > 0)
            result.push_back(sum / clip.motion.playingFrameTimeSeconds());
        std::swap(before, now);
    }
    return result;
}

// Returns Pearson's correlation between the steps of the first clip and the corresponding ones of the second.
std::optional<double> correlation(const std::vector<double> &first, const std::vector<double> &second,
                                  const FrameMatch &match)
{
    double count = 0.0;
    double sumA = 0.0;
    double sumB = 0.0;
    double sumAA = 0.0;
    double sumBB = 0.0;
    double sumAB = 0.0;
    for (std::size_t i = 0; i < first.size(); ++i) {
        const auto other = match.frameFor(static_cast<int>(i), static_cast<int>(second.size()));
        if (!other)
            continue;
        const double a = first[i];
        const double b = at(second, *other);
        count += 1.0;
        sumA += a;
        sumB += b;
        sumAA += a * a;
        sumBB += b * b;
        sumAB += a * b;
    }
    const double squares = (count * sumAA - sumA * sumA) * (count * sumBB - sumB * sumB);
    const bool isLongEnough = 2.0 * count >= static_cast<double>(std::min(first.size(), second.size()));
    if (count < 2.0 || !isLongEnough || !(squares > 0.0))
        return std::nullopt;
    return (count * sumAB - sumA * sumB) / std::sqrt(squares);
}

} // namespace

double ClipComparison::largestDegrees() const
{
    double largest = 0.0;
    for (const NodeDifference &node : nodes)
        largest = std::max(largest, node.degrees.largest);
    return largest;
}

double ClipComparison::largestUnits() const
{
    double largest = 0.0;
    for (const NodeDifference &node : nodes)
        largest = std::max(largest, node.units.largest);
    return largest;
}

NodePairing pairedByName(const Skeleton &first, const Skeleton &second)
{
    NodePairing pairing;
    for (const NodeId node : first.nodesInFileOrder()) {
        const auto other = nodeAt(second, addressOf(first, node));
        if (other && other->kind == node.kind)
            pairing.pairs.push_back({node, *other});
    }
    return pairing;
}

ClipComparison compareByName(const Clip &first, const PositionRules &firstRules, const Clip &second,
                             const PositionRules &secondRules, const ComparisonSettings &settings,
                             const Progress &progress)
{
    return compareInPairs(first, firstRules, second, secondRules, pairedByName(first.skeleton, second.skeleton),
                          settings, progress);
}

ClipComparison compareInPairs(const Clip &first, const PositionRules &firstRules, const Clip &second,
                              const PositionRules &secondRules, const NodePairing &pairing,
                              const ComparisonSettings &settings, const Progress &progress)
{
    ClipComparison result = unmeasured(first.skeleton, second.skeleton, pairing);
    std::vector<DifferenceSum> degrees(result.nodes.size());
    std::vector<DifferenceSum> units(result.nodes.size());
    result.frames.resize(static_cast<std::size_t>(first.motion.frameCount()));
    const BesideClip beside(first, firstRules, second, secondRules, settings);
    SecondRotations rotations(first.skeleton, second, secondRules, pairing, beside.restTurn(), settings.rotations);
    Pose a;
    Pose b;
    for (int frame = 0; frame < first.motion.frameCount(); ++frame) {
        if (progress.wantsToStop(frame, first.motion.frameCount())) {
            result.cancelled = true;
            return result;
        }
        const auto other = beside.frameFor(frame);
        if (!other)
            continue;
        evaluatePose(first.skeleton, first.motion.frame(frame), firstRules, a);
        beside.evaluate(*other, a, b);
        rotations.goTo(*other);
        ++result.comparedFrames;
        FrameSum sum;
        for (std::size_t i = 0; i < result.nodes.size(); ++i) {
            const NodeDifference &node = result.nodes[i];
            units[i].add(glm::distance(a.positionOf(node.first), b.positionOf(node.second)), frame);
            if (!node.first.isJoint())
                continue;
            const glm::dmat3 turn =
                glm::transpose(rotationOf(first.skeleton, a, node.first.index, settings.rotations)) *
                rotations.of(node, b);
            const double angle = angleOf(turn) * degreesPerRadian;
            degrees[i].add(angle, frame);
            sum.add(angle, node.first.index);
        }
        at(result.frames, frame) = sum.difference();
    }
    for (std::size_t i = 0; i < result.nodes.size(); ++i) {
        result.nodes[i].degrees = degrees[i].figures();
        result.nodes[i].units = units[i].figures();
    }
    return result;
}

std::vector<int> worstFrames(const ClipComparison &comparison, double frameTimeSeconds, double secondsApart, int most)
{
    const auto count = static_cast<int>(comparison.frames.size());
    std::vector<int> order;
    for (int frame = 0; frame < count; ++frame) {
        if (at(comparison.frames, frame).largestDegrees > smallestWorst)
            order.push_back(frame);
    }
    std::ranges::stable_sort(order, [&](int a, int b) {
        return at(comparison.frames, a).largestDegrees > at(comparison.frames, b).largestDegrees;
    });
    const double apart = secondsApart / frameTimeSeconds;
    std::vector<char> isTaken(comparison.frames.size()); // frames near a worse one
    std::vector<int> worst;
    for (const int frame : order) {
        const int from = std::max(0, static_cast<int>(std::ceil(frame - apart)));
        const int to = std::min(count - 1, static_cast<int>(std::floor(frame + apart)));
        const bool isPeak = !at(isTaken, frame) && !isBesideWorse(comparison, frame);
        if (isPeak && static_cast<int>(worst.size()) < most) {
            worst.push_back(frame);
            std::fill(isTaken.begin() + from, isTaken.begin() + to + 1, char(1));
        }
    }
    return worst;
}

std::optional<int> bestShift(const Clip &first, const PositionRules &firstRules, const Clip &second,
                             const PositionRules &secondRules, const Progress &progress)
{
    const std::vector<double> a = speeds(first, firstRules);
    const std::vector<double> b = speeds(second, secondRules);
    const int most = static_cast<int>(std::lround(longestShiftSeconds / first.motion.playingFrameTimeSeconds()));
    std::optional<int> best;
    double highest = 0.0;
    for (int distance = 0; distance <= most; ++distance) {
        if (!progress(static_cast<double>(distance) / (most + 1)))
            return std::nullopt;
        for (const int shift : {distance, -distance}) { // of equal shifts the smallest wins
            const auto agreement = correlation(a, b, FrameMatch(first.motion, second.motion, shift));
            if (agreement && *agreement > highest + 1e-12) {
                highest = *agreement;
                best = shift;
            }
        }
    }
    return best;
}

} // namespace limber
