#pragma once

#include "base/reading.h"
#include "motion/clip.h"

#include <optional>
#include <string_view>

namespace limber {

// How a table is read.
struct CsvImportOptions
{
    std::optional<char> separator = {}; // nothing: tab, semicolon or comma, whichever the first row has most
    std::optional<double> frameTimeSeconds = {}; // nothing: by the column of times, else that of the skeleton's clip
};

// Reads the angles and positions of a motion for the skeleton of a clip from a table, a frame a row: its first row has
// names such as Hips.Zrotation (addresses as in motion/nodeaddress.h), `time` for seconds and `frame` for numbers,
// which are not needed. Channels without a column keep what they have in the clip's first frame: without one 0, or the
// OFFSET for positions. Decimal commas are read where commas do not separate. Refuses, with line and column, what is no
// number, rows that are longer or shorter than the first, channels that come twice, and tables without a channel of the
// skeleton; says which columns it leaves out.
[[nodiscard]] Reading<Clip> readCsvMotion(std::string_view text, const Clip &skeleton,
                                          const CsvImportOptions &options = {});

} // namespace limber
