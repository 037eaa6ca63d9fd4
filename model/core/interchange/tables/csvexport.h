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
    char separator = ','; // may also be ; or a tab
    std::optional<int> decimals = {}; // if empty, as few digits as give the same number again
    bool hasHeader = true;
    bool hasFrames = true; // a column with the number of the frame
    bool hasTimes = true; // a column with seconds
    std::string timeName = "time"; // of that column
    // Converts names to UTF-8. If empty, names stay as they are, and invalid bytes are replaced by U+FFFD.
    std::function<std::string(const std::string &)> nameAsText = {};
    Progress progress = {};
};

// Writes a table with one frame per line. Names that a spreadsheet would take for formulas get an apostrophe in front.
// Returns false if the sink or the progress stopped it.
[[nodiscard]] bool writeCsv(const Clip &clip, MotionColumns &columns, const CsvOptions &options, const ByteSink &sink);

} // namespace limber
