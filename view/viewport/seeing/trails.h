#pragma once

#include "motion/clip.h"
#include "pose/poserun.h"

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
        double speed = 0.0; // from the sample before, file units a second
    };

    NodeId node;
    std::vector<Sample> samples{}; // by rising frame
    int step = 1; // frames from one to the next
};

// How long a trail is, before and after the current frame.
inline constexpr double trailSeconds = 0.4;
// More trails than this hide the figure.
inline constexpr std::size_t mostTrails = 4;

// The trails of the first few of these nodes. Long ones leave out frames, never the current one.
[[nodiscard]] std::vector<Trail> trailsOf(const Clip &clip, const PositionRules &rules, std::span<const NodeId> nodes,
                                          int frame);

// Measures the speeds again, after a position was changed. The first sample has that of the second.
void measureSpeeds(Trail &trail, double frameTimeSeconds);

// The speed that has the last colour of the scale: a round number that few of the samples exceed. 0 where nothing
// moves.
[[nodiscard]] double scaleOf(std::span<const Trail> trails);

} // namespace limber
