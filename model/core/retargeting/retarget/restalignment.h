#pragma once

#include "anatomy/anatomicalframes.h"
#include "anatomy/referencepose.h"
#include "body/bodyroles.h"
#include "retarget/bonepaths.h"
#include "retarget/chord.h"
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
    // How the parts of the bodies lie in their joints, in the target's world; empty if only the bones count.
    AnatomicalFrames sourceFrames;
    AnatomicalFrames targetFrames;

    // Returns whether both reference poses are such that small differences between them are anatomy.
    [[nodiscard]] bool isTrusted() const
    {
        return sourceFrames.reference.isTrusted && targetFrames.reference.isTrusted;
    }
    // Returns whether both bodies stand upright in their reference poses.
    [[nodiscard]] bool bothStand() const { return sourceFrames.reference.stands && targetFrames.reference.stands; }
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

// Returns whether all bones have the same length up to one factor, within 2 %.
[[nodiscard]] bool isSameBody(const Skeleton &source, const FigureShape &sourceShape, const Skeleton &target,
                              const FigureShape &targetShape, const JointMapping &mapping, const BonePaths &paths);

} // namespace limber
