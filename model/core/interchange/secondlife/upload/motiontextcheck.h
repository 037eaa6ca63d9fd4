#pragma once

#include "secondlife/upload/hierarchycheck.h"

namespace limber {

// Reads the lines after MOTION as the viewer does.
void checkMotionText(ViewerLines &lines, const ViewerHierarchy &hierarchy, UploadFindings &findings);

} // namespace limber
