#include "tracks/rotationtrack.h"

#include "base/at.h"
#include "geometry/geometry.h"
#include "pose/jointangles.h"

#include <glm/gtc/quaternion.hpp>
#include <glm/matrix.hpp>

#include <cmath>

namespace limber {

namespace {

constexpr double sameRotation = 1e-13; // half of the angle between two rotations, radians
constexpr double unshownDegrees = 1e-6; // a smaller difference is rounding

// Returns the rotation of a joint as a quaternion, which takes half the work of a matrix.
glm::dquat localQuaternion(const Joint &joint, std::span<const double> values)
{
    glm::dquat rotation(1.0, 0.0, 0.0, 0.0);
    for (int i = 0; i < joint.columnCount(); ++i) {
        const Channel channel = at(joint.channels, i);
        if (!channel.isRotation())
            continue;
        // Whole turns are subtracted first, since the radians of a large angle would lose digits.
        const double half = 0.5 * std::fmod(at(values, joint.firstColumn + i), 720.0) / degreesPerRadian;
        glm::dquat factor(std::cos(half), 0.0, 0.0, 0.0);
        (channel.axis == Axis::X ? factor.x : channel.axis == Axis::Y ? factor.y : factor.z) = std::sin(half);
        rotation = rotation * factor;
    }
    return rotation;
}

// Returns the sine of half the angle between two rotations, without loss near zero.
double sineOfHalf(const glm::dquat &a, const glm::dquat &b)
{
    const glm::dquat between = glm::conjugate(a) * b;
    return std::sqrt(between.x * between.x + between.y * between.y + between.z * between.z);
}

void note(RotationResidual &unshown, const glm::dmat3 &wanted, const glm::dmat3 &shown, int joint, int frame)
{
    const double degrees = angleOf(glm::transpose(wanted) * shown) * degreesPerRadian;
    if (degrees < unshownDegrees || degrees <= unshown.degrees)
        return;
    unshown = {degrees, joint, frame, 1};
}

std::vector<std::size_t> rotationColumns(const Joint &joint)
{
    std::vector<std::size_t> columns;
    for (int i = 0; i < joint.columnCount(); ++i) {
        if (at(joint.channels, i).isRotation())
            columns.push_back(static_cast<std::size_t>(joint.firstColumn + i));
    }
    return columns;
}

} // namespace

void makeContinuous(std::span<glm::dquat> rotations)
{
    for (std::size_t i = 1; i < rotations.size(); ++i) {
        if (glm::dot(rotations[i], rotations[i - 1]) < 0.0)
            rotations[i] = -rotations[i];
    }
}

std::vector<glm::dquat> rotationTrack(const Clip &clip, int joint, const FrameInterval &frames)
{
    std::vector<glm::dquat> track;
    track.reserve(static_cast<std::size_t>(std::max(0, frames.frameCount())));
    for (int frame = frames.first; frame <= frames.last; ++frame)
        track.push_back(localQuaternion(clip.skeleton.joint(joint), clip.motion.frame(frame)));
    makeContinuous(track);
    return track;
}

void RotationResidual::add(const RotationResidual &other)
{
    const int joints = jointCount + other.jointCount;
    if (other.degrees > degrees)
        *this = other;
    jointCount = joints;
}

RotationResidual writeRotations(Clip &clip, int joint, int first, std::span<const glm::dquat> rotations,
                                const Progress &progress)
{
    RotationResidual unshown;
    const Joint &target = clip.skeleton.joint(joint);
    if (!target.hasRotations())
        return unshown;
    AngleEditor editor(target);
    const auto count = static_cast<int>(rotations.size());
    for (std::size_t i = 0; i < rotations.size(); ++i) {
        const int frame = first + static_cast<int>(i);
        if (progress.wantsToStop(frame - first, count))
            return unshown;
        if (sineOfHalf(localQuaternion(target, clip.motion.frame(frame)), rotations[i]) < sameRotation)
            continue;
        const glm::dmat3 wanted = glm::mat3_cast(rotations[i]);
        const glm::dmat3 shown = editor.write(frame, wanted, clip.motion.editFrame(frame));
        if (!editor.isComplete())
            note(unshown, wanted, shown, joint, frame);
    }
    return unshown;
}

RotationResidual writeNewRotations(Clip &clip, int joint, int first, std::span<const glm::dquat> rotations,
                                   std::span<const double> near)
{
    RotationResidual unshown;
    const Joint &target = clip.skeleton.joint(joint);
    const JointAngles converter(target);
    const std::vector<std::size_t> columns = rotationColumns(target);
    std::vector<double> angles(columns.size());
    for (std::size_t i = 0; i < columns.size() && !near.empty(); ++i)
        angles[i] = near[columns[i]];
    for (std::size_t i = 0; i < rotations.size() && !columns.empty(); ++i) {
        const int frame = first + static_cast<int>(i);
        const glm::dmat3 wanted = glm::mat3_cast(rotations[i]);
        const glm::dmat3 shown = converter.fit(wanted, angles);
        if (!converter.isComplete())
            note(unshown, wanted, shown, joint, frame);
        const std::span<double> values = clip.motion.editFrame(frame);
        for (std::size_t channel = 0; channel < columns.size(); ++channel)
            values[columns[channel]] = angles[channel];
    }
    return unshown;
}

} // namespace limber
