#pragma once

#include "scene/scene.h"

#include <span>
#include <vector>

namespace limber {

// The times of frames, which are evenly spaced.
struct SceneFrames
{
    int count = 1;
    double startSeconds = 0.0; // of the first frame, in the times of the file
    double frameTimeSeconds = 1.0 / 30.0;
};

// Return the values of a track at each frame: between keys as the track says, before and after all keys as in the
// nearest one. Quaternions have length 1, and each is in the same half of the sphere as the one before.
[[nodiscard]] std::vector<glm::dvec3> vectorsAt(const SceneFrames &frames, std::span<const double> times,
                                                const SceneTrack &track);
[[nodiscard]] std::vector<glm::dquat> rotationsAt(const SceneFrames &frames, std::span<const double> times,
                                                  const SceneTrack &track);

// The tracks of one node in one animation; null if a property does not change.
struct SceneNodeTracks
{
    const SceneTrack *translation = nullptr;
    const SceneTrack *rotation = nullptr;
    const SceneTrack *scale = nullptr;
};

// Returns the tracks of each node. An `animation` of -1 means none.
[[nodiscard]] std::vector<SceneNodeTracks> tracksOfNodes(const Scene &scene, int animation);

// Returns whether a track differs from the node's rest, apart from rounding. `tolerance` is relative; for rotations it
// is the sine of half the angle.
[[nodiscard]] bool leavesRest(const SceneTrack &track, const SceneTransform &rest, double tolerance);

// Returns whether frames are between keys, so that the kind of blend matters.
[[nodiscard]] bool goesBetweenKeys(const SceneFrames &frames, std::span<const double> times);

} // namespace limber
