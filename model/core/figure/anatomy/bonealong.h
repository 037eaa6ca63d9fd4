#pragma once

#include "body/bodyroles.h"
#include "body/figureshape.h"
#include "pose/pose.h"

#include <span>

namespace limber {

// Returns the joint to which the bone of a joint leads, by the parts of the body: from the thigh to the shin, from a
// hand to its middle finger. NoJoint if the body lacks that part, or if it is not below the joint.
[[nodiscard]] int nextJoint(const Skeleton &skeleton, const BodyRoles &roles, int joint);

// Returns the vector to the end of a chain in the joint's own coordinates: to its end site, else to the middle of the
// joints below it. Joints that travel are not the end of a bone. Zero if there is none, and for an end that only closes
// the chain.
[[nodiscard]] glm::dvec3 endOfChain(const Skeleton &skeleton, const FigureShape &shape, int joint, BodyPart part);

// Returns whether an end, as seen from its joint, shows no direction of a part of the body: it leads back along the
// bone from the joint above, `offset`, or it is hardly apart from its joint. Such an end only closes the chain. The
// first bone of an arm or a leg may lead back: what it hangs on may be anywhere, such as on the floor.
[[nodiscard]] bool onlyCloses(const glm::dvec3 &offset, const glm::dvec3 &end, BodyPart part);

// Returns where a joint's bone points in the joint's own coordinates, with length 1; zero if nothing says it. If other
// joints lie on the bone, it is the mean of the poses.
[[nodiscard]] glm::dvec3 boneAlong(const Skeleton &skeleton, const FigureShape &shape, const BodyRoles &roles,
                                   std::span<const Pose> poses, int joint);

// Returns the mean over the poses of the vector between two joints, in the coordinates of `joint`; file units.
[[nodiscard]] glm::dvec3 meanVector(std::span<const Pose> poses, int joint, int from, int to);

// Returns the bone from a joint to its end site, in the joint's frame; zero if it has none.
[[nodiscard]] glm::dvec3 boneToEnd(const Skeleton &skeleton, int joint);

} // namespace limber
