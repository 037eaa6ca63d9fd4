#pragma once

#include "body/bodyroles.h"
#include "retarget/bonepaths.h"
#include "retarget/chord.h"
#include "retarget/referencepose.h"
#include "retarget/retargetsettings.h"

#include <glm/mat3x3.hpp>

#include <vector>

namespace limber {

// The input of the alignment of two rest poses. The source's pose is in the target's world.
struct AlignmentInput
{
    const Skeleton &source;
    const FigureShape &sourceShape;
    const BodyRoles &sourceRoles;
    ReferencePose sourcePose;
    const Skeleton &target;
    const FigureShape &targetShape;
    ReferencePose targetPose;
    const JointMapping &mapping;
    const BonePaths &paths;
    glm::dvec3 up{0.0, 1.0, 0.0};
};

// The rotations between the joints' frames of two figures whose bodies have the same pose: world from target joint =
// world from source joint * rotations[target joint].
struct RestAlignment
{
    std::vector<glm::dmat3> rotations; // one for each target joint; unused for joints without a guide
    std::vector<Chord> chords; // for the joints whose rotation changes from frame to frame
    RestMode used = RestMode::Match; // Match or Keep
};

[[nodiscard]] RestAlignment alignRestPoses(const AlignmentInput &input, RestMode mode);

// Returns Match if all bones have the same length up to one factor (within 2 %), else Keep.
[[nodiscard]] RestMode restModeFor(const AlignmentInput &input);

} // namespace limber
