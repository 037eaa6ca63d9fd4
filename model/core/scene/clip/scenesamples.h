#pragma once

#include "scene/scene.h"

#include <span>
#include <vector>

namespace limber {

// Times of frames: so many, equally far apart.
struct SceneFrames
{
    int count = 1;
    double startSeconds = 0.0; // of the first one, in the times of the file
    double frameTimeSeconds = 1.0 / 30.0;
};

// The values of a track at each frame, between keys as the track says, before and after them as the key there.
// Quaternions are of length 1 and each in the half of the one before.
[[nodiscard]] std::vector<glm::dvec3> vectorsAt(const SceneFrames &frames, std::span<const double> times,
                                                const SceneTrack &track);
[[nodiscard]] std::vector<glm::dquat> rotationsAt(const SceneFrames &frames, std::span<const double> times,
                                                  const SceneTrack &track);

// The tracks of one node in one animation; null where a property does not change.
struct SceneNodeTracks
{
    const SceneTrack *translation = nullptr;
    const SceneTrack *rotation = nullptr;
    const SceneTrack *scale = nullptr;
};

// Of each node. `animation` -1: none.
[[nodiscard]] std::vector<SceneNodeTracks> tracksOfNodes(const Scene &scene, int animation);

// Whether a track is not always what the node is at rest, apart from rounding: `tolerance` is relative, and of
// rotations the sine of half the angle.
[[nodiscard]] bool leavesRest(const SceneTrack &track, const SceneTransform &rest, double tolerance);

// Whether frames are between keys, so that it matters what a track does there.
[[nodiscard]] bool goesBetweenKeys(const SceneFrames &frames, std::span<const double> times);

} // namespace limber
