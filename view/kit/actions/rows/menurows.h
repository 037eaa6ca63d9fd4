#pragma once

#include "actions/rows/actionrow.h"

#include <span>

// The rows of each menu, from its first entry to its last.
namespace limber {

[[nodiscard]] std::span<const ActionRow> fileRows();
[[nodiscard]] std::span<const ActionRow> editRows();
[[nodiscard]] std::span<const ActionRow> poseRows();
// The first ones of poseRows(): each tool of the viewport brings its own.
[[nodiscard]] std::span<const ActionRow> toolRows();
[[nodiscard]] std::span<const ActionRow> layerRows();
[[nodiscard]] std::span<const ActionRow> skeletonRows();
[[nodiscard]] std::span<const ActionRow> motionRows();
[[nodiscard]] std::span<const ActionRow> cleanUpRows();
[[nodiscard]] std::span<const ActionRow> viewRows();
[[nodiscard]] std::span<const ActionRow> windowRows();
[[nodiscard]] std::span<const ActionRow> helpRows();

} // namespace limber
