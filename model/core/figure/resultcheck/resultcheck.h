#pragma once

#include "base/progress.h"
#include "body/bodyroles.h"
#include "motion/clip.h"
#include "motion/frameinterval.h"
#include "motion/framemap.h"
#include "pose/positionrule.h"
#include "resultcheck/resultfault.h"

#include <glm/mat3x3.hpp>

#include <optional>
#include <vector>

namespace limber {

// A joint of the result and the joint of the source that it should move like.
struct CheckedJoint
{
    int source = NoJoint; // a joint of the source
    int result = NoJoint; // a joint of the result
};

// Frames in which the source has no good values for a joint and all that hangs on it.
struct LostInSource
{
    int joint = NoJoint; // a joint of the source
    FrameInterval frames;
};

// A result beside its source. Both clips must outlive the check.
struct ResultCheckInput
{
    const Clip &source;
    const PositionRules &sourceRules; // how the source's positions are read
    const Clip &result;
    const PositionRules &resultRules; // how the result's positions are read
    const BodyRoles &sourceRoles; // which joints are the limbs
    std::vector<CheckedJoint> joints; // those to compare
    double ncmPerSourceUnit = 1.0; // 170 over the source's body length
    double ncmPerResultUnit = 1.0; // 170 over the result's body length
    FrameMap frames{}; // which source frame each result frame was
    glm::dmat3 resultFromSource{1.0}; // rotation between both worlds, if their up axes differ
    // What the result has found anew: there its joints may move as they do elsewhere in the source.
    std::vector<LostInSource> lost{};
};

// How far a result may go beyond its source.
struct ResultCheckLimits
{
    int nearFrames = 5; // a movement of the source counts within this many frames
    double limbDegrees = 2.0; // more in one frame, for upper arms, forearms, thighs and shins
    double jointDegrees = 5.0; // more in one frame, for all other joints
    double bendDegrees = 1.0; // more bent backward
    double jerkRatio = 1.5; // of the 99th percentile of the source's accelerations; 0 to leave accelerations out
};

// Returns the joints with the same index, for a result with the source's skeleton.
[[nodiscard]] std::vector<CheckedJoint> sameJoints(const Skeleton &skeleton);

// Finds where a result jumps, bends a limb backward or jerks it although its source does not: the worst frame of each
// kind and joint, the largest excess first. It needs no true answer, so it can judge every result before a user sees
// it. Poses are computed in small blocks. Returns nothing if the progress stopped it.
[[nodiscard]] std::optional<std::vector<ResultFault>>
checkResult(const ResultCheckInput &input, const ResultCheckLimits &limits = {}, const Progress &progress = {});

} // namespace limber
