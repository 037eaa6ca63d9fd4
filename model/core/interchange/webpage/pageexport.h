#pragma once

#include "base/bytesink.h"
#include "base/progress.h"
#include "motion/clip.h"
#include "pose/positionrule.h"
#include "scene/scenemesh.h"

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string>

namespace limber {

// What a page shows in addition to the motion.
struct PageOptions
{
    std::string title = {}; // UTF-8
    Axis upAxis = Axis::Y; // of the clip
    // The height of the floor along the up axis, file units; if empty, the lowest point of the figure.
    std::optional<double> floorHeight = {};
    // Converts names of joints to UTF-8. If empty, names stay as they are, and invalid bytes are replaced by U+FFFD.
    std::function<std::string(const std::string &)> nameAsText = {};
    // A surface around the bones, whose own bones have joints of the clip as nodes and whose bind matrices lead to
    // their coordinates; null for bones alone.
    std::shared_ptr<const SceneMesh> surface = {};
    Progress progress = {};
};

// Writes a page for a browser that plays the motion by itself: one file that loads nothing from elsewhere, with about
// 25 kB and 16 bytes for each joint and end site in each frame. Returns false if the sink or the progress stopped it.
[[nodiscard]] bool writePage(const Clip &clip, const PositionRules &rules, const PageOptions &options,
                             const ByteSink &sink);

// Returns approximately how many bytes the page has.
[[nodiscard]] std::uint64_t pageBytes(const Clip &clip, const SceneMesh *surface = nullptr);

} // namespace limber
