#pragma once

#include "project/project.h"
#include "project/projectvalues.h"

namespace limber {

// The members of a project about what is looked at, and from where. What is wrong in them is left out, and that is
// said.

// The object "view": frame, range, choices and the user's own camera.
void readView(const JsonNode &node, int frameCount, ProjectTrouble &trouble, ProjectView &view);
// The camera of a view beside the user's, an item of "views".
void readSideCamera(const JsonNode &node, ProjectTrouble &trouble, ProjectView &view);
// A camera kept under a number, an item of "cameras".
void readSavedView(const JsonNode &node, ProjectTrouble &trouble, SavedViews &views);

} // namespace limber
