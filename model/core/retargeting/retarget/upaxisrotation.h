#pragma once

#include "anatomy/referencepose.h"
#include "pose/upaxis.h"
#include "retarget/bonepaths.h"

#include <glm/mat3x3.hpp>

namespace limber {

// The rotation from the world of a source to that of a target, which may have another up axis.
struct UpAxisRotation
{
    glm::dmat3 targetFromSource{1.0};
    Axis targetUp = Axis::Y;
};

// Which direction is up in the source's world; a figure that hangs head down has one against an axis.
struct SourceUp
{
    Axis axis = Axis::Y;
    bool hangs = false; // up is against the axis
    bool restStands = true; // otherwise bones have to lie much alike to say something
    Axis facing = Axis::Z; // the axis along which it looks
};

// Finds the rotation. Auto takes the axis for which the bones at rest point most alike; the source's own axis is kept
// unless another is clearly better. A figure that is lifted above a root on the floor also shows its up axis.
[[nodiscard]] UpAxisRotation upAxisRotation(const ReferencePose &source, const SourceUp &sourceUp,
                                            const Skeleton &target, const ReferencePose &targetPose,
                                            const JointMapping &mapping, const BonePaths &paths, UpAxisChoice targetUp);

} // namespace limber
