#pragma once

#include "words/commandline.h"

namespace limber::cli {

// The options of export for tables.
void addCsvOptions(CommandLine &line);

// `export FILE OUT.csv`: answers the exit status.
[[nodiscard]] int exportCsv(const CommandLine &line);

} // namespace limber::cli
