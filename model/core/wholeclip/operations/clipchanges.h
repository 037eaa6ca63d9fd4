#pragma once

#include "base/progress.h"
#include "motion/clip.h"
#include "pose/positionrule.h"

#include <vector>

namespace limber {

// The differences between two versions of a clip, for people.
struct ClipChanges
{
    // The largest difference of one kind and where it is.
    struct Largest
    {
        double amount = 0.0; // 0 if nothing differs
        int joint = NoJoint; // the joint with the difference
        int frame = -1; // the frame with the difference
    };

    bool hasSameLayout = true; // if false, only the numbers of frames and of flips are known
    int framesBefore = 0; // of the input clip
    int framesAfter = 0; // of the result
    int changedFrames = 0; // number of frames with a value that differs
    int changedJoints = 0; // number of joints with a value that differs
    long long changedValues = 0; // in all frames and columns
    Largest degrees; // of a joint relative to its parent
    Largest units; // of a joint's position relative to its parent
    int flipsBefore = 0; // steps of a rotation channel over 170 degrees
    int flipsAfter = 0; // the same in the result

    // Whether anything in the motion or the skeleton differs.
    bool isAnyChange = false;
    // Whether the progress stopped the comparison; nothing else is known then.
    bool isCancelled = false;
};

[[nodiscard]] ClipChanges changesBetween(const Clip &before, const Clip &after, const PositionRules &rules,
                                         const Progress &progress = {});

// A larger step of a rotation channel is a flip: another set of angles, or a whole turn.
inline constexpr double flipDegrees = 170.0;
// Returns for each joint how many steps of its rotation channels are flips.
[[nodiscard]] std::vector<int> flipsOfJoints(const Clip &clip);

} // namespace limber
