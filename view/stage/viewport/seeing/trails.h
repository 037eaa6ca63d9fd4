#pragma once

#include "motion/clip.h"
#include "pose/poserun.h"
#include "posing/spreadchange.h"

#include <glm/vec3.hpp>

#include <span>
#include <vector>

namespace limber {

// The path of one node through the frames around the current one.
struct Trail
{
    struct Sample
    {
        int frame = 0;
        glm::dvec3 position{0.0}; // world, file units
        double speed = 0.0; // from the sample before, file units per second
    };

    NodeId node;
    std::vector<Sample> samples{}; // in the order of their frames
    int step = 1; // frames between two samples
};

// The length of a trail before the current frame, and after it.
inline constexpr double trailSeconds = 0.4;
// More trails than this hide the figure.
inline constexpr std::size_t mostTrails = 4;

// Returns the trails of the first few of these nodes. Long trails leave out frames, but never the current one.
[[nodiscard]] std::vector<Trail> trailsOf(const Clip &clip, const PositionRules &rules, std::span<const NodeId> nodes,
                                          int frame);

// Changes trails as a change of the clip's motion would. Held nodes stay where they were. Other effects of holding them
// in frames beside the current one are left out, because computing them takes long.
void bendTrails(std::span<Trail> trails, const Clip &clip, const PositionRules &rules, const SpreadChange &change);
// Moves the sample of a frame, if there is one, and measures the speeds again.
void moveTrail(Trail &trail, int frame, const glm::dvec3 &position, double frameTimeSeconds);
// Returns the samples nearest to the beginning and end of a change; fewer if these are beyond the trail.
[[nodiscard]] std::vector<Trail::Sample> endsOnTrail(const Trail &trail, const ChangeWindow &change);

// Returns the speed for the last colour of the scale: a round number that few of the samples exceed; 0 if nothing
// moves.
[[nodiscard]] double scaleOf(std::span<const Trail> trails);

} // namespace limber
