#pragma once

#include "pose/upaxis.h"
#include "retarget/bonepaths.h"
#include "retarget/referencepose.h"

#include <glm/mat3x3.hpp>

namespace limber {

// The rotation from the world of a source to that of a target, which may have another axis upwards.
struct UpAxisRotation
{
    glm::dmat3 targetFromSource{1.0};
    Axis targetUp = Axis::Y;
};

// Auto: the axis for which the bones at rest point most alike, but the source's own unless another is clearly better;
// a figure lifted above a root on the floor shows it too.
[[nodiscard]] UpAxisRotation upAxisRotation(const ReferencePose &source, Axis sourceUp, const Skeleton &target,
                                            const ReferencePose &targetPose, const JointMapping &mapping,
                                            const BonePaths &paths, UpAxisChoice targetUp);

} // namespace limber
