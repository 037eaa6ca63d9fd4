#pragma once

#include "base/message.h"
#include "base/progress.h"
#include "motion/clip.h"
#include "pose/positionrule.h"
#include "secondlife/animsettings.h"
#include "secondlife/droppedjoint.h"

#include <optional>
#include <vector>

namespace limber {

// The frames that become keys.
enum class AnimKeys {
    Exact, // as few as keep every frame within 0.005 degrees and 0.05 mm of the original
    AsViewer, // those that the viewer keeps of a BVH file, which are fewer
};

// The options for writing a clip as an animation.
struct AnimExportOptions
{
    AnimSettings settings;
    AnimKeys keys = AnimKeys::Exact;
    // Writes only joints that the viewer sees moving, as on an upload of the BVH file: it does not examine all frames.
    bool dropsAsViewer = false;
    // To find out what would be written: all keys are zero, which saves most of the time, and nothing is refused.
    bool isTrial = false;
    Progress progress;
};

// An animation, and the parts of the clip that are not in it.
struct AnimExport
{
    std::optional<AnimFile> file;
    Message problem; // why there is no file; empty if there is one, or if it was cancelled
    std::vector<DroppedJoint> dropped;
    std::vector<int> cutJoints; // joints whose positions are cut at 5 m
    std::size_t droppedConstraints = 0; // constraints whose chain has more joints than are left
};

// Returns how long the viewer plays a clip: the first frame is not played, and the last one is only the target of the
// one before it. A clip with at most two frames is shown for one frame time.
[[nodiscard]] double playedSeconds(const Motion &motion);
// Returns whether that is over 60 s, in the single precision of the viewer.
[[nodiscard]] bool playsTooLong(const Motion &motion);

// Returns the clip as Second Life plays it. The first frame is the reference: joints that never differ from it are left
// out, and the root's motion is relative to it. Lengths of the file are inches. Joints that the avatar does not have
// are left out, except for those that the settings name.
[[nodiscard]] AnimExport exportAnim(const Clip &clip, const PositionRules &rules,
                                    const AnimExportOptions &options = {});

} // namespace limber
