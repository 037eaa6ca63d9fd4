#pragma once

#include "words/commandline.h"

namespace limber::cli {

// The options of import for tables, besides --rate.
void addCsvImportOptions(CommandLine &line);

// `import FILE.csv OUT.bvh --skeleton FILE.bvh`: answers the exit status.
[[nodiscard]] int importCsv(const CommandLine &line);

} // namespace limber::cli
