#pragma once

#include "base/bytesink.h"
#include "base/progress.h"
#include "tables/motioncolumns.h"

#include <functional>
#include <optional>
#include <string>

namespace limber {

// How a table is written.
struct CsvOptions
{
    char separator = ','; // ; or a tab as well
    std::optional<int> decimals = {}; // nothing: as few digits as give the same number again
    bool hasHeader = true;
    bool hasFrames = true; // a column with the number of the frame
    bool hasTimes = true; // a column with seconds
    // Names as UTF-8; else as they are, with bytes that are none replaced by U+FFFD.
    std::function<std::string(const std::string &)> nameAsText = {};
    Progress progress = {};
};

// Writes a table, a frame a line. Names that a spreadsheet would take for formulas get an apostrophe before them. False
// if the sink or the progress stopped it.
[[nodiscard]] bool writeCsv(const Clip &clip, MotionColumns &columns, const CsvOptions &options, const ByteSink &sink);

} // namespace limber
