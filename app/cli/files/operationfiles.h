#pragma once

#include "operations/applyoperation.h"
#include "output/outcome.h"
#include "words/commandline.h"

#include <string>
#include <vector>

namespace limber::cli {

// Reads a recipe: a text with one operation call in each line; empty lines and lines that begin with # are ignored. The
// failure names the line, and `helping` becomes the command that explains the operation in it.
[[nodiscard]] Outcome<std::vector<OperationCall>> loadRecipe(const std::string &file, std::string &helping);
// Returns the command that explains an operation's settings; empty if there is no such operation.
[[nodiscard]] std::string helpOn(std::string_view operation);

// Returns how a command line reads second clips, whose findings are reported, and position channels; it must outlive
// the context.
[[nodiscard]] OperationContext operationContext(const CommandLine &line);

} // namespace limber::cli
