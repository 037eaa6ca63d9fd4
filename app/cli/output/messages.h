#pragma once

#include "base/finding.h"

#include <span>
#include <string>
#include <string_view>

namespace limber::cli {

// What a user or a file wrote, for use in a sentence: 'text', made printable.
[[nodiscard]] std::string quoted(std::string_view bytes);

// Messages go to stderr, one line each.
void report(std::string_view file, const Finding &finding);
void report(std::string_view file, std::span<const Finding> findings, bool errorsOnly = false);
// An error or warning about the file as a whole.
void reportError(std::string_view file, std::string_view message);
void reportWarning(std::string_view file, std::string_view message);
// Something to do about a file, on a line of its own: "FILE: note: MESSAGE".
void reportNote(std::string_view file, std::string_view message);
// A line that begins with the file and says itself where in it: ":LINE:COLUMN: error: MESSAGE".
void reportLine(std::string_view file, std::string_view rest);
void reportUsageError(std::string_view verb, std::string_view problem);

} // namespace limber::cli
