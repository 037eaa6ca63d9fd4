#pragma once

#include <glm/gtc/quaternion.hpp>
#include <glm/vec3.hpp>

#include <span>

namespace limber {

// World rotations to apply in addition to those that the bones have: of the upper bone and everything rigid with it
// about the hip, and of the lower bone.
struct TwoBoneRotations
{
    glm::dquat upper{1.0, 0.0, 0.0, 0.0}; // rotation of the upper bone, local
    glm::dquat lower{1.0, 0.0, 0.0, 0.0}; // rotation of the lower bone, local
    double missing = 0.0; // distance of the ankle from the goal; 0 if it is reached
};

// Analytic two-bone inverse kinematics: swings the leg to the line from the hip to the goal and bends the knee by the
// law of cosines so that the ankle meets the goal. `hinge` is the axis about which the knee bends, zero if it is
// unknown. A knee that is clearly bent keeps its side; one that is nearly straight or bent backward comes to the front,
// since a knee bends no other way. All of this is continuous in all of the input, so that a knee which passes through
// straight does not pop. Everything is in world space, in any unit of length. A goal at the ankle gives no rotation at
// all, and neither does an input that is not finite; a goal within a hundredth of the leg's length brings the knee to
// the front only in part.
[[nodiscard]] TwoBoneRotations solveTwoBones(const glm::dvec3 &hip, const glm::dvec3 &knee, const glm::dvec3 &ankle,
                                             const glm::dvec3 &goal, const glm::dvec3 &hinge);
// The same for one frame of a track. `turned`, from 0 to 1, says how far such a knee comes to the front and must be
// continuous over the frames. In between, such a leg may miss its goal by about a thousandth of its length.
[[nodiscard]] TwoBoneRotations solveTwoBones(const glm::dvec3 &hip, const glm::dvec3 &knee, const glm::dvec3 &ankle,
                                             const glm::dvec3 &goal, const glm::dvec3 &hinge, double turned);

// Returns how far apart hip and ankle are if the knee is as calm as can be: as far as now if it is clearly bent. One
// that passes through straight and bends backward comes no nearer to its stretch than a few degrees instead, softly,
// since at the stretch a knee can only turn back at once. With an unknown hinge (zero), they are as far apart as now.
[[nodiscard]] double calmReach(const glm::dvec3 &hip, const glm::dvec3 &knee, const glm::dvec3 &ankle,
                               const glm::dvec3 &hinge);

// Returns the axis about which the lower bone bends relative to the upper one, of length 1 and normal to both. It is
// the axis of their present bend on the side of `hinge`, or `hinge` if they are nearly straight. If `hinge` is zero,
// only the present bend counts. World space.
[[nodiscard]] glm::dvec3 bendingAxis(const glm::dvec3 &upper, const glm::dvec3 &lower, const glm::dvec3 &hinge);

// Returns the axis about which a knee bends, in the frame of its thigh: `hinge` of a frame is worldFromThigh[frame]
// times it. It is averaged over the frames in which the leg is bent by more than 15 degrees; it is zero if there are
// none. All spans have one entry per frame.
[[nodiscard]] glm::dvec3 hingeInThigh(std::span<const glm::dvec3> hips, std::span<const glm::dvec3> knees,
                                      std::span<const glm::dvec3> ankles, std::span<const glm::dquat> worldFromThigh);

} // namespace limber
