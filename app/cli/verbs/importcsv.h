#pragma once

#include "words/commandline.h"

namespace limber::cli {

// Adds the options of import for tables, besides --rate.
void addCsvImportOptions(CommandLine &line);

// Runs `import FILE.csv OUT.bvh --skeleton FILE.bvh`; returns the exit status.
[[nodiscard]] int importCsv(const CommandLine &line);

} // namespace limber::cli
