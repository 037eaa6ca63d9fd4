#pragma once

#include "secondlife/upload/uploadfinding.h"
#include "secondlife/upload/viewerlines.h"

namespace limber {

// What the viewer learns from a hierarchy.
struct ViewerHierarchy
{
    int valuesInRow = 0; // three or six for each joint
    bool hasMotion = false; // the line with MOTION was reached, and taken
    bool isSure = true; // all counts of channels are as they should be
};

// Reads the lines of a hierarchy up to MOTION, as the viewer does. After a line that the viewer would refuse it goes on
// with what was probably meant, so that one mistake is reported once and those after it are, too.
[[nodiscard]] ViewerHierarchy checkHierarchy(ViewerLines &lines, UploadFindings &findings);

} // namespace limber
