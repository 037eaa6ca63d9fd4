#pragma once

#include "base/progress.h"
#include "motion/clip.h"
#include "pose/positionrule.h"

#include <vector>

namespace limber {

// What differs between two versions of a clip, for people.
struct ClipChanges
{
    // Where a difference is largest.
    struct Largest
    {
        double amount = 0.0; // 0 where nothing differs
        int joint = NoJoint; // whose
        int frame = -1; // in which
    };

    bool hasSameLayout = true; // else nothing below but the numbers of frames and of flips is known
    int framesBefore = 0; // of the clip that went in
    int framesAfter = 0; // of the result
    int changedFrames = 0; // with a value that differs
    int changedJoints = 0; // with a value that differs
    long long changedValues = 0; // of all frames and columns
    Largest degrees; // of a joint against its parent
    Largest units; // of a joint's position against its parent
    int flipsBefore = 0; // steps of a rotation channel over 170 degrees
    int flipsAfter = 0; // the same in the result

    // Whether anything in the motion or the skeleton differs.
    bool isAnyChange = false;
    // The progress stopped the comparison: nothing else is known.
    bool isCancelled = false;
};

[[nodiscard]] ClipChanges changesBetween(const Clip &before, const Clip &after, const PositionRules &rules,
                                         const Progress &progress = {});

// How many steps of each joint's rotation channels are over 170 degrees.
[[nodiscard]] std::vector<int> flipsOfJoints(const Clip &clip);

} // namespace limber
