#include "filling/gaptracks.h"

#include "geometry/geometry.h"
#include "pose/localrotation.h"
#include "pose/pose.h"
#include "tracks/positiontrack.h"
#include "tracks/rotationtrack.h"

#include <glm/geometric.hpp>

#include <algorithm>
#include <cmath>
#include <span>

namespace limber {

namespace {

constexpr std::size_t mostForMean = 2000; // rotations; more change nothing
constexpr int mostMeanSteps = 20;
constexpr double meanIsFound = 1e-9; // radians

// Returns the Karcher mean: the rotation from which the rotation vectors of all others sum to zero.
glm::dquat meanRotation(std::span<const glm::dquat> rotations)
{
    if (rotations.empty())
        return {1.0, 0.0, 0.0, 0.0};
    const std::size_t step = rotations.size() / mostForMean + 1;
    glm::dquat mean = rotations[rotations.size() / 2];
    for (int i = 0; i < mostMeanSteps; ++i) {
        glm::dvec3 sum(0.0);
        double count = 0.0;
        for (std::size_t k = 0; k < rotations.size(); k += step, ++count)
            sum += rotationVector(glm::conjugate(mean) * rotations[k]);
        mean = glm::normalize(mean * rotationFromVector(sum / count));
        if (glm::length(sum) < meanIsFound * count)
            break;
    }
    return mean;
}

// Returns the same rotation plus whole turns about its axis, as near as possible to another vector.
glm::dvec3 nearestTurn(const glm::dvec3 &vector, const glm::dvec3 &near)
{
    const double angle = glm::length(vector);
    if (angle < 1e-9)
        return vector;
    const glm::dvec3 axis = vector / angle;
    const double turns = std::round((glm::dot(near, axis) - angle) / radiansPerTurn);
    return vector + axis * (std::clamp(turns, -1.0, 1.0) * radiansPerTurn);
}

FrameInterval wholeClip(const Clip &clip)
{
    return {0, clip.motion.frameCount() - 1};
}

Eigen::RowVector3d rowOf(const glm::dvec3 &vector)
{
    return {vector.x, vector.y, vector.z};
}

glm::dvec3 vectorOf(const Eigen::Ref<const Eigen::RowVectorXd> &row, Eigen::Index column)
{
    return {row[column], row[column + 1], row[column + 2]};
}

} // namespace

GapTracks::GapTracks(const Clip &clip, const PositionRules &rules, const Gap &gap, double unitsPerBody)
    : m_indices(gap.joints), m_unitsPerBody(unitsPerBody)
{
    addColumns(clip, gap);
    findMeans(clip, rules, gap);
    for (std::size_t i = 0; i < m_joints.size(); ++i) {
        readRotations(clip, gap, gap.joints[i], m_joints[i]);
        readPositions(clip, rules, gap.joints[i], m_joints[i]);
    }
}

GapTracks::GapTracks(const Clip &clip, const PositionRules &rules, const Gap &gap, double unitsPerBody,
                     const GapTracks &own)
    : m_indices(own.m_indices), m_joints(own.m_joints), m_unitsPerBody(unitsPerBody)
{
    m_rows.setZero(clip.motion.frameCount(), own.m_rows.cols());
    for (std::size_t i = 0; i < m_joints.size(); ++i) {
        m_joints[i].mean.position *= unitsPerBody / own.m_unitsPerBody;
        readRotations(clip, gap, gap.joints[i], m_joints[i]);
        readPositions(clip, rules, gap.joints[i], m_joints[i]);
    }
}

void GapTracks::addColumns(const Clip &clip, const Gap &gap)
{
    Eigen::Index columns = 0;
    for (const int joint : gap.joints) {
        JointColumns &each = m_joints.emplace_back();
        for (Eigen::Index *column : {&each.rotationColumn, &each.positionColumn}) {
            const Joint &source = clip.skeleton.joint(joint);
            if (column == &each.rotationColumn ? source.hasRotations() : source.hasPositions()) {
                *column = columns;
                columns += 3;
            }
        }
    }
    m_rows.resize(clip.motion.frameCount(), columns);
}

void GapTracks::findMeans(const Clip &clip, const PositionRules &rules, const Gap &gap)
{
    for (std::size_t i = 0; i < m_joints.size(); ++i) {
        // Relative to a frame that is known: a joint that keeps its place then keeps every digit.
        const FrameInterval known{gap.frames.first - 1, gap.frames.first - 1};
        m_joints[i].mean.position = positionTrack(clip, gap.joints[i], known, rules).front();
        if (m_joints[i].rotationColumn < 0)
            continue;
        const std::vector<glm::dquat> track = rotationTrack(clip, gap.joints[i], wholeClip(clip));
        std::vector<glm::dquat> rotations;
        for (std::size_t frame = 0; frame < track.size(); ++frame) {
            if (!gap.isLost(static_cast<int>(frame)))
                rotations.push_back(track[frame]);
        }
        m_joints[i].mean.rotation = meanRotation(rotations);
    }
}

void GapTracks::readRotations(const Clip &clip, const Gap &gap, int joint, const JointColumns &columns)
{
    if (columns.rotationColumn < 0)
        return;
    const std::vector<glm::dquat> track = rotationTrack(clip, joint, wholeClip(clip));
    glm::dvec3 before(0.0);
    for (std::size_t frame = 0; frame < track.size(); ++frame) {
        const glm::dvec3 vector = rotationVector(glm::conjugate(columns.mean.rotation) * track[frame]);
        const bool isKnown = !gap.isLost(static_cast<int>(frame));
        if (isKnown)
            before = nearestTurn(vector, before);
        m_rows.block<1, 3>(static_cast<Eigen::Index>(frame), columns.rotationColumn) = rowOf(isKnown ? before : vector);
    }
}

void GapTracks::readPositions(const Clip &clip, const PositionRules &rules, int joint, const JointColumns &columns)
{
    if (columns.positionColumn < 0)
        return;
    const std::vector<glm::dvec3> track = positionTrack(clip, joint, wholeClip(clip), rules);
    for (std::size_t frame = 0; frame < track.size(); ++frame) {
        m_rows.block<1, 3>(static_cast<Eigen::Index>(frame), columns.positionColumn) =
            rowOf((track[frame] - columns.mean.position) / m_unitsPerBody);
    }
}

LocalPlace GapTracks::placeIn(const Eigen::Ref<const Eigen::RowVectorXd> &row, std::size_t jointOfGap) const
{
    const JointColumns &columns = m_joints[jointOfGap];
    LocalPlace place = columns.mean;
    if (columns.rotationColumn >= 0)
        place.rotation = place.rotation * rotationFromVector(vectorOf(row, columns.rotationColumn));
    if (columns.positionColumn >= 0)
        place.position += vectorOf(row, columns.positionColumn) * m_unitsPerBody;
    return place;
}

LocalPlace GapTracks::placeOf(int joint, const Clip &clip, const PositionRules &rules, int frame,
                              const Eigen::Ref<const Eigen::RowVectorXd> &row) const
{
    if (const auto index = indexOf(joint))
        return placeIn(row, *index);
    const Joint &source = clip.skeleton.joint(joint);
    const auto values = clip.motion.frame(frame);
    return {glm::quat_cast(localRotation(source, values)), localTranslation(source, values, rules.of(source))};
}

void GapTracks::setRotation(Eigen::Ref<Eigen::RowVectorXd> row, std::size_t jointOfGap,
                            const glm::dquat &rotation) const
{
    const JointColumns &columns = m_joints[jointOfGap];
    const glm::dvec3 vector = rotationVector(glm::conjugate(columns.mean.rotation) * rotation);
    row.segment<3>(columns.rotationColumn) = rowOf(nearestTurn(vector, vectorOf(row, columns.rotationColumn)));
}

std::optional<std::size_t> GapTracks::indexOf(int joint) const
{
    const auto found = std::ranges::lower_bound(m_indices, joint);
    if (found == m_indices.end() || *found != joint)
        return std::nullopt;
    return static_cast<std::size_t>(found - m_indices.begin());
}

double GapTracks::degreesBetween(const Eigen::Ref<const Eigen::RowVectorXd> &row,
                                 const Eigen::Ref<const Eigen::RowVectorXd> &other) const
{
    double sum = 0.0;
    int count = 0;
    for (const JointColumns &columns : m_joints) {
        if (columns.rotationColumn < 0)
            continue;
        const glm::dquat here = rotationFromVector(vectorOf(row, columns.rotationColumn));
        const glm::dquat there = rotationFromVector(vectorOf(other, columns.rotationColumn));
        sum += glm::length(rotationVector(glm::conjugate(here) * there)) * degreesPerRadian;
        ++count;
    }
    return sum / std::max(count, 1);
}

} // namespace limber
