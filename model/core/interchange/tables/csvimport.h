#pragma once

#include "base/reading.h"
#include "motion/clip.h"

#include <optional>
#include <string_view>

namespace limber {

// How a table is read.
struct CsvImportOptions
{
    std::optional<char> separator = {}; // if empty, tab, semicolon or comma: the one that the first row has most often
    std::optional<double> frameTimeSeconds = {}; // if empty, from the column of times, else that of the skeleton's clip
};

// Reads the angles and positions of a motion for the skeleton of a clip from a table with one frame per row. The first
// row has names such as Hips.Zrotation (addresses as in motion/nodeaddress.h), `time` for seconds and `frame` for
// numbers, which are not needed. Channels without a column keep their value in the clip's first frame; in a clip
// without frames they get 0, or the OFFSET for positions. Decimal commas are read if commas do not separate. The
// function refuses, with line and column, cells that are not numbers, rows that are longer or shorter than the first,
// channels that occur twice, and tables without a channel of the skeleton; findings say which columns it leaves out.
[[nodiscard]] Reading<Clip> readCsvMotion(std::string_view text, const Clip &skeleton,
                                          const CsvImportOptions &options = {});

} // namespace limber
