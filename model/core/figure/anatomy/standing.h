#pragma once

#include "anatomy/bodymarks.h"

namespace limber {

// How well a body stands in one pose. It is judged by the body alone: its up axis and its facing do not matter.
struct Standing
{
    bool isKnown = false; // whether the body has what it takes to judge
    // Whether the pose can be a rest pose that somebody drew: thighs down, head up, left on the left, and the left half
    // about the mirror image of the right one.
    bool stands = false;
    // Whether thighs point down and the head up, whatever the arms do.
    bool isUpright = false;
    // Whether the pose seems to come from a motion: the halves differ more than in a drawing, or knees are bent.
    bool seemsCaptured = false;
    bool isBent = false; // whether the upper half of the trunk leans against the lower half, as no rest pose does
    double cost = 0.0; // 0 for a body that stands straight with open arms; grows with every bend, in square radians

    // Returns whether it is a T-pose or an A-pose, in which bodies are alike.
    [[nodiscard]] bool isDrawn() const;
    // Returns whether skins may be bound in it: a T-pose or an A-pose, maybe with bent elbows and knees.
    [[nodiscard]] bool mayBindSkins() const;
};

[[nodiscard]] Standing standingOf(const BodyMarks &marks, const Pose &pose);

} // namespace limber
