#pragma once

#include "base/bytesink.h"
#include "base/progress.h"
#include "motion/clip.h"
#include "pose/positionrule.h"

#include <cstdint>
#include <functional>
#include <optional>
#include <string>

namespace limber {

// What a page shows besides the motion.
struct PageOptions
{
    std::string title = {}; // UTF-8
    Axis upAxis = Axis::Y; // of the clip
    // Along the up axis, file units; nothing: where the figure is lowest.
    std::optional<double> floorHeight = {};
    // Names of joints as UTF-8; else as they are, with bytes that are none replaced by U+FFFD.
    std::function<std::string(const std::string &)> nameAsText = {};
    Progress progress = {};
};

// Writes a page for a browser that plays the motion by itself: one file that loads nothing from anywhere, about 20 kB
// and 16 bytes for each joint and end site in each frame. False if the sink or the progress stopped it.
[[nodiscard]] bool writePage(const Clip &clip, const PositionRules &rules, const PageOptions &options,
                             const ByteSink &sink);

// How many bytes it takes, nearly.
[[nodiscard]] std::uint64_t pageBytes(const Clip &clip);

} // namespace limber
