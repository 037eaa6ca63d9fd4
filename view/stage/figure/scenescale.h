#pragma once

#include "motion/clip.h"
#include "pose/pose.h"
#include "pose/positionrule.h"
#include "pose/upaxis.h"

#include <glm/vec3.hpp>

#include <span>

namespace limber {

// A sphere around some points.
struct Sphere
{
    glm::dvec3 centre{0.0};
    double radius = 0.0;

    friend bool operator==(const Sphere &, const Sphere &) = default;
};

// How big a clip's figure is, and where it is and moves, in view space. Files come in metres, centimetres and inches,
// and the first view of any of them has to be right.
struct SceneScale
{
    double bodySize = 1.0; // the figure's longest side; never 0
    double floorHeight = 0.0; // along view space's Y
    Sphere surroundings{glm::dvec3(0.0), 10.0}; // everything in the sampled frames, with a margin
    double gridStep = 0.2; // 1, 2 or 5 times a power of ten, suited to the body
    double gridCoarseStep = 1.0;

    friend bool operator==(const SceneScale &, const SceneScale &) = default;
};

// Measures a clip in no more than 64 frames, so that the length of a take does not matter. A root that no bone touches
// because its children travel (see travellingJoints()) does not count.
[[nodiscard]] SceneScale measureScene(const Clip &clip, const PositionRules &rules, Axis up);

// Returns the sphere around the points that can be drawn; its radius is at least `smallestRadius`.
[[nodiscard]] Sphere sphereAround(std::span<const glm::dvec3> points, double smallestRadius);

// Returns the largest number that is 1, 2 or 5 times a power of ten and not above `limit`.
[[nodiscard]] double niceStepBelow(double limit);

} // namespace limber
