#pragma once

#include "anatomy/anatomicalframes.h"
#include "base/progress.h"
#include "pose/pose.h"
#include "retarget/measures/retargetmeasures.h"
#include "retarget/pairframes.h"
#include "retarget/retargetinput.h"

#include <glm/mat3x3.hpp>

#include <optional>
#include <vector>

namespace limber {

// A limb of the target that is rotated about its own bone compared with the source.
struct LimbTwist
{
    int joint = NoJoint; // of the target
    double degrees = 0.0; // between the axes about which both bend, 0 to 180
};

// Returns the thighs, shins, upper arms and forearms with their twist. `rotations` are the alignment of the target's
// joints, see RestAlignment; `frames` are those that the files show by themselves, whatever the user asked for.
[[nodiscard]] std::vector<LimbTwist> limbTwists(const RetargetInput &input, const PairFrames &frames,
                                                const std::vector<glm::dmat3> &rotations,
                                                const glm::dmat3 &targetFromSource);

// Measures the angles between the hinge axes of both figures in the world, in at most 2,000 frames in which the
// source's limb is bent by more than 10 degrees. Returns nothing if there are none, or if the progress stopped it.
[[nodiscard]] std::optional<TwistMeasures> measureTwist(const RetargetInput &input, const PairFrames &frames,
                                                        const Clip &result, const PositionRules &resultRules,
                                                        const glm::dmat3 &targetFromSource, const Progress &progress);

// The side of a part of a body in a pose, as a line that can be drawn: from its joint, in the world.
struct SideAxis
{
    glm::dvec3 from{0.0};
    glm::dvec3 to{0.0};
};

// Returns the sides of all parts of a figure that are known, each as long as a twelfth of the figure. `pose` and
// `worldFromFrames` are in one world, into which the figure's own world was rotated by the latter.
[[nodiscard]] std::vector<SideAxis> sideAxes(const AnatomicalFrames &frames, const glm::dmat3 &worldFromFrames,
                                             const Pose &pose);

} // namespace limber
