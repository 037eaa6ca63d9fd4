#pragma once

#include "secondlife/upload/uploadfinding.h"
#include "secondlife/upload/viewerlines.h"

namespace limber {

// What the viewer learns from a hierarchy.
struct ViewerHierarchy
{
    int valuesInRow = 0; // three or six for each joint
    bool hasMotion = false; // the line with MOTION was reached and taken
    bool isSure = true; // whether all counts of channels are correct
};

// Reads the lines of a hierarchy up to MOTION, as the viewer does. After a line that the viewer would refuse it
// continues with what was probably intended, so that each mistake is reported once, and later ones are too.
[[nodiscard]] ViewerHierarchy checkHierarchy(ViewerLines &lines, UploadFindings &findings);

} // namespace limber
