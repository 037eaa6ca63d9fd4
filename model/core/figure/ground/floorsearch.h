#pragma once

#include "base/progress.h"
#include "ground/footpoints.h"
#include "ground/standingpoints.h"

#include <glm/vec3.hpp>

#include <optional>
#include <span>
#include <vector>

namespace limber {

// Finds how the floor below some feet moves: as low points of the feet do most of the time, window by window, so that
// it changes as little as possible; it is still if that explains the feet about as well. The feet get heels. Returns
// the velocity in each frame in ncm per second, none for a still floor; or nothing if the progress stopped it. `up` has
// length 1.
[[nodiscard]] std::optional<FloorSpeeds> searchFloor(std::span<FootPoints> feet, const glm::dvec3 &up,
                                                     double frameTimeSeconds, const Progress &progress);

// Returns the floor that standing feet show in each frame, starting from one that is nearly right: the mean velocity of
// their points, in which a point counts by how little it is off, and frames near in time by a Gaussian that passes
// slower changes than 1.5 Hz. `standing` has the frames of each point of each foot.
[[nodiscard]] FloorSpeeds floorOfStandingPoints(std::span<const FootPoints> feet,
                                                std::span<const std::vector<std::vector<bool>>> standing,
                                                const FloorSpeeds &near, const glm::dvec3 &up, double frameTimeSeconds);

// Returns the same for each frame by itself, from the points that stand, in four rounds that narrow how far off a point
// may be; points that move up or down count less. It is linear where nothing stands. Returns nothing if nothing ever
// stands.
[[nodiscard]] std::optional<FloorSpeeds> preciseFloor(std::span<const FootPoints> feet,
                                                      std::span<const std::vector<std::vector<bool>>> standing,
                                                      FloorSpeeds near, const glm::dvec3 &up);

} // namespace limber
