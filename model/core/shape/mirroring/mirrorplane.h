#pragma once

#include "body/bodyroles.h"
#include "motion/clip.h"
#include "motion/frameinterval.h"
#include "pose/positionrule.h"
#include "travel/floorplane.h"

#include <glm/mat3x3.hpp>
#include <glm/vec3.hpp>

#include <optional>
#include <span>

namespace limber {

// A plane of the world that contains the up axis: x' = x - 2 n (n x - offset).
struct MirrorPlane
{
    glm::dvec3 normal{1.0, 0.0, 0.0}; // length 1
    double offset = 0.0; // of the plane from the origin along the normal, file units

    [[nodiscard]] glm::dvec3 imageOf(const glm::dvec3 &position) const;
    // Returns 1 - 2 n nT: what the mirror does to directions.
    [[nodiscard]] glm::dmat3 reflection() const;
    // Returns the axis to which the normal is exactly parallel, or nothing.
    [[nodiscard]] std::optional<Axis> axis() const;
};

// A direction that a joint carries.
struct CarriedDirection
{
    int joint = NoJoint;
    glm::dvec3 direction{0.0}; // in the joint's coordinates, length 1
};

// Returns what divides left from right: the normal of the mirror of the joint that carries both thighs, or both
// shoulders of a figure without legs. If parts of the body are unknown, it is the first joint below which joints change
// sides. `partner` and `frames` are those of mirrorPairs() and imageFrames(). Returns nothing if no joints change
// sides.
[[nodiscard]] std::optional<CarriedDirection> sideOfBody(const Skeleton &skeleton, const BodyRoles &roles,
                                                         std::span<const int> partner,
                                                         std::span<const glm::dmat3> frames);

// Returns the direction of the side along the floor, as it is over the frames: its mean, or, if the figure turns so
// much that less than half of it is left, that of the first of the frames. Returns nothing if the figure lies on its
// side.
[[nodiscard]] std::optional<glm::dvec3> sideAlongFloor(const Clip &clip, const PositionRules &rules,
                                                       const CarriedDirection &side, const FloorPlane &floor,
                                                       const FrameInterval &frames);

// Returns the axis of the floor within 20 degrees of a side, else the side itself. `way` is the displacement along the
// floor, zero for a figure that does not travel: if the mirror of the axis turned it by more than 25 degrees and that
// of the side did not, the side stays as it is.
[[nodiscard]] glm::dvec3 snappedSide(const glm::dvec3 &side, const FloorPlane &floor, const glm::dvec3 &way);

// Returns the plane with this normal through the middle of a joint's path, its mean over the frames.
[[nodiscard]] MirrorPlane planeThroughPath(const Clip &clip, const PositionRules &rules, int joint,
                                           const glm::dvec3 &normal, const FrameInterval &frames);

} // namespace limber
