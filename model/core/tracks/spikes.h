#pragma once

#include "base/progress.h"
#include "contacts/contacts.h"

#include <glm/gtc/quaternion.hpp>
#include <glm/vec3.hpp>

#include <optional>
#include <span>
#include <vector>

namespace limber {

// How spikes are told from movement.
struct SpikeSettings
{
    int window = 5; // frames on each side
    double threshold = 3.0; // times the usual distance from the median around
    double least = 0.5; // no spike below it, degrees or ncm
    bool findsNoise = true; // `least` rises with the noise of the track
    int longest = 3; // frames in a run; longer ones are movement
    double unitsPerNcm = 1.0; // of positions
};

// Frames that stand apart from those around them.
struct Spike
{
    FrameInterval frames; // counted in the track
    double amount = 0.0; // how far from the median, degrees or ncm
    double limit = 0.0; // how far would be usual
};

// Frames farther from the median around them than the usual distance there allows (the filter of Hampel 1974; Pearson
// 2002, with the median of rotations), where the track jumps there and back again. Nothing if the progress stopped it.
[[nodiscard]] std::optional<std::vector<Spike>> findSpikes(std::span<const glm::dquat> rotations,
                                                           const SpikeSettings &settings, const Progress &progress);
[[nodiscard]] std::optional<std::vector<Spike>> findSpikes(std::span<const glm::dvec3> positions,
                                                           const SpikeSettings &settings, const Progress &progress);

// Leads a smooth curve across each of the runs, through the frames beside them that belong to no run; at an end of the
// track the next such frame is held. The runs are in order.
void bridge(std::span<glm::dquat> rotations, std::span<const FrameInterval> runs);
void bridge(std::span<glm::dvec3> positions, std::span<const FrameInterval> runs);

} // namespace limber
