#pragma once

#include "retarget/bodyroles.h"
#include "retarget/bonepaths.h"
#include "retarget/directionfit.h"
#include "retarget/referencepose.h"
#include "retarget/retargetsettings.h"

#include <glm/mat3x3.hpp>

#include <span>
#include <vector>

namespace limber {

// All that the alignment of two rest poses looks at. The source's pose is seen in the target's world.
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

// Where one way down from a target joint should point: towards some joints of the source.
struct BoneAims
{
    struct End
    {
        int source = NoJoint;
        double weight = 1.0;
    };
    std::vector<End> ends;
    glm::dvec3 from{0.0}; // its direction in the target's reference pose
    double weight = 1.0;
};

// A target joint whose bone spans joints of the source that nothing follows: it goes with the lines from joint to
// joint, which turn against the guide from frame to frame.
struct Chord
{
    int joint = NoJoint; // of the target
    int guide = NoJoint; // of the source: the lines start there
    std::vector<BoneAims> bones;
    // turn = fit(bones, before) * after; rotation = transpose(sourceReference) * turn * targetReference
    glm::dmat3 before{1.0};
    glm::dmat3 after{1.0};
    glm::dmat3 sourceReference{1.0};
    glm::dmat3 targetReference{1.0};
};

// The rotations between the joints' frames of two figures whose bodies are posed alike: world from target joint =
// world from source joint * rotations[target joint].
struct RestAlignment
{
    std::vector<glm::dmat3> rotations; // one a target joint; unused for joints without a guide
    std::vector<Chord> chords; // for the joints whose rotation changes from frame to frame
    RestMode used = RestMode::Match; // Match or Keep
};

[[nodiscard]] RestAlignment alignRestPoses(const AlignmentInput &input, RestMode mode);

// What takes the place of rotations[chord.joint] in one frame: `worldFromGuide` and `positions` of the source, in the
// target's world.
[[nodiscard]] glm::dmat3 chordRotation(const Chord &chord, const glm::dmat3 &worldFromGuide,
                                       std::span<const glm::dvec3> positions);

// Match where all bones have the same length but for one factor (within 2 %), Keep otherwise.
[[nodiscard]] RestMode restModeFor(const AlignmentInput &input);

} // namespace limber
