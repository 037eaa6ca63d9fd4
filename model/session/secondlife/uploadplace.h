#pragma once

#include "secondlife/upload/uploadfinding.h"

#include <string_view>
#include <vector>

namespace limber {

// Where in a motion the user can look at a finding of the upload check.
struct UploadPlace
{
    int joint = NoJoint;
    int frame = -1; // from 0; -1 for none

    friend bool operator==(const UploadPlace &, const UploadPlace &) = default;
};

// Returns the positions of findings about a text that was written from a clip. The joints in the text have the order of
// the clip, and each frame has a line. `frameTimeSeconds` decides where a motion that is too long has to end.
[[nodiscard]] std::vector<UploadPlace> placesOf(const std::vector<UploadFinding> &findings, std::string_view text,
                                                double frameTimeSeconds);

} // namespace limber
