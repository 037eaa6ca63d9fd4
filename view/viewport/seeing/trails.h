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

// Bends trails as a change of the clip's motion would. What is held stays where it was; what else moves because of that
// in other frames than the current one is left out, as it takes long to work out.
void bendTrails(std::span<Trail> trails, const Clip &clip, const PositionRules &rules, const SpreadChange &change);
// Moves the sample of a frame, if there is one, and measures the speeds again.
void moveTrail(Trail &trail, int frame, const glm::dvec3 &position, double frameTimeSeconds);
// The samples nearest to where a change begins and ends; fewer where that is beyond the trail.
[[nodiscard]] std::vector<Trail::Sample> endsOnTrail(const Trail &trail, const ChangeWindow &change);

// The speed that has the last colour of the scale: a round number that few of the samples exceed. 0 where nothing
// moves.
[[nodiscard]] double scaleOf(std::span<const Trail> trails);

} // namespace limber
