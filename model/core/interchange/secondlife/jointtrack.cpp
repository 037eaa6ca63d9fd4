#include "secondlife/jointtrack.h"

#include "base/at.h"
#include "geometry/geometry.h"
#include "tracks/positiontrack.h"

#include <glm/geometric.hpp>

#include <algorithm>
#include <cmath>

namespace limber {

namespace {

// The largest change that the viewer treats as standing still.
constexpr double stillMeasure = 0.001;
constexpr double stillInches = 0.001;

struct RotationColumn
{
    int column = 0;
    int axis = 0;
};

std::vector<RotationColumn> rotationColumns(const Joint &joint)
{
    std::vector<RotationColumn> columns;
    int column = joint.firstColumn;
    for (const Channel &channel : joint.channels) {
        if (channel.isRotation())
            columns.push_back({column, channel.axisIndex()});
        ++column;
    }
    return columns;
}

glm::dquat rotationIn(std::span<const double> values, const std::vector<RotationColumn> &columns)
{
    glm::dquat product(1.0, 0.0, 0.0, 0.0);
    for (const RotationColumn &column : columns) {
        const double half = at(values, column.column) / degreesPerRadian / 2.0;
        glm::dquat factor(std::cos(half), 0.0, 0.0, 0.0);
        (&factor.x)[column.axis] = std::sin(half);
        product = product * factor;
    }
    return product;
}

// The images of the unit vectors along X and Y: the first two columns of the matrix.
struct TwoAxes
{
    glm::dvec3 x;
    glm::dvec3 y;
};

TwoAxes axesOf(const glm::dquat &q)
{
    return {{1.0 - 2.0 * (q.y * q.y + q.z * q.z), 2.0 * (q.x * q.y + q.w * q.z), 2.0 * (q.x * q.z - q.w * q.y)},
            {2.0 * (q.x * q.y - q.w * q.z), 1.0 - 2.0 * (q.x * q.x + q.z * q.z), 2.0 * (q.y * q.z + q.w * q.x)}};
}

void addRotations(const std::vector<glm::dquat> &rotations, TrackMovement &movement)
{
    const std::size_t count = rotations.size();
    for (std::size_t i = 1; i < count && !movement.isSeen; ++i) {
        if (rotationMeasure(rotations[0], rotations[i]) <= stillMeasure)
            continue;
        movement.moves = true;
        movement.isSeen = i + 1 < count || count == 2;
    }
}

void addPositions(const std::vector<glm::dvec3> &positions, TrackMovement &movement)
{
    for (std::size_t i = 1; i < positions.size() && !movement.isSeen; ++i) {
        if (glm::distance(positions[0], positions[i]) <= stillInches)
            continue;
        movement.moves = true;
        movement.isSeen = i != 2;
    }
}

} // namespace

JointTrack jointTrack(const Clip &clip, int joint, const PositionRules &rules)
{
    const int frames = clip.motion.frameCount();
    const Joint &described = clip.skeleton.joint(joint);
    const std::vector<RotationColumn> columns = rotationColumns(described);
    JointTrack track;
    track.rotations.reserve(static_cast<std::size_t>(frames));
    for (int frame = 0; frame < frames; ++frame)
        track.rotations.push_back(rotationIn(clip.motion.frame(frame), columns));
    if (described.hasPositions() && frames > 0)
        track.positions = positionTrack(clip, joint, {0, frames - 1}, rules);
    return track;
}

std::vector<int> depthsBelow(const Skeleton &skeleton)
{
    std::vector<int> depths(static_cast<std::size_t>(skeleton.jointCount()), 0);
    for (int joint = skeleton.jointCount() - 1; joint >= 0; --joint) {
        const int parent = skeleton.joint(joint).parent;
        if (parent != NoJoint)
            at(depths, parent) = std::max(at(depths, parent), at(depths, joint) + 1);
    }
    return depths;
}

double rotationMeasure(const glm::dquat &a, const glm::dquat &b)
{
    const TwoAxes ofA = axesOf(a);
    const TwoAxes ofB = axesOf(b);
    return glm::distance(ofA.x, ofB.x) + glm::distance(ofA.y, ofB.y);
}

TrackMovement movementOf(const JointTrack &track)
{
    TrackMovement movement;
    addRotations(track.rotations, movement);
    addPositions(track.positions, movement);
    // For a clip with a single frame the viewer writes every joint.
    if (track.rotations.size() == 1)
        movement = {true, true};
    return movement;
}

} // namespace limber
