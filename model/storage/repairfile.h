#pragma once

#include "bvh/repair/repair.h"

#include <QString>

namespace limber {

// loadBvh() for files that it refuses: repairs what has one possible reading by a rule, as readRepaired() does.
// "-" is standard input.
[[nodiscard]] ReadResult loadRepairedBvh(const QString &path, const RepairOptions &options = {});

// Refused for its content, and not because it cannot be read at all or would not end: only then a repair is looked for.
[[nodiscard]] bool isRefusedForItsText(const ReadResult &result);

// Whether loadRepairedBvh() opens a file that loadBvh() refused. Reads the file again; false for standard input,
// which cannot be read twice.
[[nodiscard]] bool isRepairableFile(const QString &path, const Progress &progress = {});

} // namespace limber
