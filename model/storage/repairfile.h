#pragma once

#include "bvh/repair/repair.h"

#include <QString>

namespace limber {

// Reads a file that loadBvh() refuses: repairs by rules what has only one possible reading, as readRepaired() does. "-"
// is standard input.
[[nodiscard]] ReadResult loadRepairedBvh(const QString &path, const RepairOptions &options = {});

// Returns whether the file was refused for its content rather than because it cannot be read at all or has no end: only
// then a repair is worth trying.
[[nodiscard]] bool isRefusedForItsText(const ReadResult &result);

// Returns whether loadRepairedBvh() can open a file that loadBvh() refused. Reads the file again; returns false for
// standard input, which cannot be read twice.
[[nodiscard]] bool isRepairableFile(const QString &path, const Progress &progress = {});

} // namespace limber
