#pragma once

#include "operations/applyoperation.h"
#include "output/outcome.h"
#include "words/commandline.h"

#include <string>
#include <vector>

namespace limber::cli {

// A recipe: a text with one operation call in a line; empty lines and lines that begin with # count for nothing.
// The failure names the line.
[[nodiscard]] Outcome<std::vector<OperationCall>> loadRecipe(const std::string &file);

// How a command line reads second clips and position channels; it must outlive the context.
[[nodiscard]] OperationContext operationContext(const CommandLine &line);

} // namespace limber::cli
