#pragma once

#include "project/project.h"
#include "project/projectvalues.h"

namespace limber {

// These functions read the members of a project about the view and its cameras. They leave out wrong members and report
// that.

// Reads the object "view": frame, range, choices and the user's own camera.
void readView(const JsonNode &node, int frameCount, ProjectTrouble &trouble, ProjectView &view);
// Reads the camera of a view beside the user's, an item of "views".
void readSideCamera(const JsonNode &node, ProjectTrouble &trouble, ProjectView &view);
// Reads a camera that is kept under a number, an item of "cameras".
void readSavedView(const JsonNode &node, ProjectTrouble &trouble, SavedViews &views);

} // namespace limber
