#pragma once

#include "scene/scenemesh.h"

#include <string>
#include <vector>

namespace limber::reader {

// Gives the pictures of a mesh their pixels, from the bytes of PNG and JPEG files. Large ones are made smaller; what
// cannot be read stays without pixels, and the mesh says so.
void readPictures(SceneMesh &mesh, std::vector<std::string> files);

} // namespace limber::reader
