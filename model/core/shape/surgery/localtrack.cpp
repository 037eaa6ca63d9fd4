#include "surgery/localtrack.h"

#include "base/at.h"
#include "geometry/geometry.h"
#include "pose/partialpose.h"
#include "tracks/rotationtrack.h"

#include <glm/geometric.hpp>
#include <glm/matrix.hpp>

#include <algorithm>

namespace limber {

namespace {

constexpr double stillness = 1e-10; // of the distance: a smaller movement is rounding
constexpr int meanRounds = 20;
constexpr double settledRadians = 1e-14;

void record(const Pose &pose, LocalTrack &track)
{
    const glm::dmat3 &world = at(pose.worldFromJoint, track.joint);
    const glm::dvec3 &position = at(pose.jointPositions, track.joint);
    if (track.against == NoJoint) {
        track.rotations.push_back(glm::normalize(glm::quat_cast(world)));
        track.positions.push_back(position);
        return;
    }
    const glm::dmat3 back = glm::transpose(at(pose.worldFromJoint, track.against));
    track.rotations.push_back(glm::normalize(glm::quat_cast(back * world)));
    track.positions.push_back(back * (position - at(pose.jointPositions, track.against)));
}

} // namespace

bool recordTracks(const Clip &clip, const PositionRules &rules, std::span<LocalTrack> tracks, const Progress &progress)
{
    std::vector<int> joints;
    for (const LocalTrack &track : tracks)
        joints.insert(joints.end(), {track.joint, track.against});
    PartialPose partial(clip.skeleton, rules, joints);
    const int frames = clip.motion.frameCount();
    for (int frame = 0; frame < frames; ++frame) {
        if (progress.wantsToStop(frame, frames))
            return false;
        const Pose &pose = partial.of(clip.motion.frame(frame));
        for (LocalTrack &track : tracks)
            record(pose, track);
    }
    for (LocalTrack &track : tracks)
        makeContinuous(track.rotations);
    return true;
}

bool TrackSpread::isStill() const
{
    return largest <= stillness * (1.0 + glm::length(middle));
}

TrackSpread spreadAround(std::span<const glm::dvec3> positions, const glm::dvec3 &point)
{
    TrackSpread spread{point};
    for (const glm::dvec3 &position : positions) {
        const double distance = glm::distance(position, point);
        spread.largest = std::max(spread.largest, distance);
        spread.mean += distance / static_cast<double>(positions.size());
    }
    return spread;
}

TrackSpread spreadOf(std::span<const glm::dvec3> positions)
{
    // The mean is taken relative to the first position, so that a constant position stays exact.
    glm::dvec3 sum(0.0);
    for (const glm::dvec3 &position : positions)
        sum += position - positions.front();
    return spreadAround(positions, positions.empty() ? glm::dvec3(0.0)
                                                     : positions.front() + sum / static_cast<double>(positions.size()));
}

glm::dquat meanRotation(std::span<const glm::dquat> track)
{
    if (track.empty())
        return {1.0, 0.0, 0.0, 0.0};
    glm::dquat mean = track.front();
    for (int round = 0; round < meanRounds; ++round) {
        glm::dvec3 correction(0.0);
        for (const glm::dquat &rotation : track)
            correction += rotationVector(glm::conjugate(mean) * rotation) / static_cast<double>(track.size());
        mean = glm::normalize(mean * rotationFromVector(correction));
        if (glm::length(correction) < settledRadians)
            break;
    }
    return mean;
}

} // namespace limber
