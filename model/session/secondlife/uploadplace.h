#pragma once

#include "secondlife/upload/uploadfinding.h"

#include <string_view>
#include <vector>

namespace limber {

// Where in a motion a finding of the upload check can be looked at.
struct UploadPlace
{
    int joint = NoJoint;
    int frame = -1; // from 0; -1 for none

    friend bool operator==(const UploadPlace &, const UploadPlace &) = default;
};

// The places of findings about a text that was written from a clip: joints of its hierarchy are in the order of the
// clip, and each frame has a line. `frameTimeSeconds` says where a motion that is too long has to end.
[[nodiscard]] std::vector<UploadPlace> placesOf(const std::vector<UploadFinding> &findings, std::string_view text,
                                                double frameTimeSeconds);

} // namespace limber
