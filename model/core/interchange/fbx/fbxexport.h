#pragma once

#include "fbx/fbxwriter.h"
#include "motion/clip.h"
#include "pose/positionrule.h"

#include <functional>
#include <string>

namespace limber {

// How a clip becomes an FBX file.
struct FbxOptions
{
    double metresPerUnit = 0.01;
    Axis upAxis = Axis::Y; // of the clip; in the file it is Y
    std::string motionName = "motion"; // UTF-8
    std::string generator = "Limber";
    // Converts names of joints to UTF-8. If empty, invalid bytes are replaced by U+FFFD.
    std::function<std::string(const std::string &)> nameAsText = {};
};

// Returns a joint for each joint of the clip, with its OFFSET as translation and no rotation at rest, below a node that
// stands them upright if another axis than Y is up. Names are unique. The clip must outlive the scene.
[[nodiscard]] FbxScene fbxScene(const Clip &clip, const PositionRules &rules, const FbxOptions &options);

// Returns whether the keys of a clip fit in a file, which counts its bytes with 32 bits.
[[nodiscard]] bool fitsFbx(const Clip &clip);

} // namespace limber
