#pragma once

#include "words/commandline.h"

namespace limber::cli {

// Adds the options of export for tables.
void addCsvOptions(CommandLine &line);

// Runs `export FILE OUT.csv`; returns the exit status.
[[nodiscard]] int exportCsv(const CommandLine &line);

} // namespace limber::cli
