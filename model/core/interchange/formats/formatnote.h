#pragma once

#include "base/message.h"

#include <cstddef>
#include <string>
#include <string_view>

namespace limber {

// What is said about a file that is exported or imported.
struct FormatNote
{
    enum class Kind { Note, Warning, Error };

    Kind kind = Kind::Note;
    std::string text; // for the command line, English
    std::string file = {}; // the file that it is about; empty: the one that is exported or imported
    Message message = {}; // for the window; empty if only the command line says it

    // Returns a warning for both.
    [[nodiscard]] static FormatNote warning(const Message &message);
};

// Returns a text like "1 joint" or "2 joints".
[[nodiscard]] std::string countOf(std::size_t count, std::string_view word);
// Returns a number with at most three decimals.
[[nodiscard]] std::string roundedNumber(double value);
// Quotes what a user or a file wrote, for use in a sentence: 'text', made printable.
[[nodiscard]] std::string quoted(std::string_view bytes);

} // namespace limber
