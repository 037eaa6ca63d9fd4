#pragma once

#include "base/progress.h"
#include "motion/frameinterval.h"

#include <glm/gtc/quaternion.hpp>
#include <glm/vec3.hpp>

#include <optional>
#include <span>
#include <vector>

namespace limber {

// How spikes are distinguished from movement.
struct SpikeSettings
{
    int window = 5; // frames on each side
    double threshold = 3.0; // multiple of the usual distance from the median around
    double least = 0.5; // a smaller distance is no spike, degrees or ncm
    bool findsNoise = true; // whether `least` rises with the noise of the track
    int longest = 3; // frames in a run; a longer one is movement
    double unitsPerNcm = 1.0; // for positions
};

// Frames that are apart from those around them.
struct Spike
{
    FrameInterval frames; // counted from the beginning of the track
    double amount = 0.0; // distance from the median, degrees or ncm
    double limit = 0.0; // the largest usual distance
};

// Finds frames that are farther from the median around them than the usual distance there allows (the filter of Hampel
// 1974; Pearson 2002, with the median of rotations), if the track jumps there and back again. Returns nothing if the
// progress stopped it.
[[nodiscard]] std::optional<std::vector<Spike>> findSpikes(std::span<const glm::dquat> rotations,
                                                           const SpikeSettings &settings, const Progress &progress);
[[nodiscard]] std::optional<std::vector<Spike>> findSpikes(std::span<const glm::dvec3> positions,
                                                           const SpikeSettings &settings, const Progress &progress);

// Replaces each of the runs by a smooth curve through the frames beside them that belong to no run; at an end of the
// track it holds the nearest such frame. The runs must be in order.
void bridge(std::span<glm::dquat> rotations, std::span<const FrameInterval> runs);
void bridge(std::span<glm::dvec3> positions, std::span<const FrameInterval> runs);

} // namespace limber
