#pragma once

#include "base/finding.h"

#include <cstddef>
#include <span>
#include <string>
#include <string_view>

namespace limber::cli {

// Quotes what a user or a file wrote, for use in a sentence: 'text', made printable.
[[nodiscard]] std::string inQuotes(std::string_view bytes);
// Returns a text like "1 joint" or "2 joints".
[[nodiscard]] std::string countedText(std::size_t count, const char *word);

// Messages go to stderr, one in each line. If the environment variable LIMBER_MESSAGES is "json", each is a JSON object
// for programs that start this one: severity, file, line, column, kind, message.
void report(std::string_view file, const Finding &finding);
void report(std::string_view file, std::span<const Finding> findings, bool errorsOnly = false);
// Report an error or a warning about the file as a whole.
void reportError(std::string_view file, std::string_view message);
void reportWarning(std::string_view file, std::string_view message);
// Reports what the user can do about a file, in a line of its own: "FILE: note: MESSAGE".
void reportNote(std::string_view file, std::string_view message);
// Reports about a line of the file, or with 0 about the file as a whole; `kind` is the result of codeOf(), for
// programs.
void reportAt(std::string_view file, Severity severity, int line, std::string_view kind, std::string_view message);
// Reports wrong words of a verb, with the command that helps; usually that is the verb's own help.
void reportUsageError(std::string_view verb, std::string_view problem, std::string_view helping = {});

} // namespace limber::cli
