#pragma once

#include <cstddef>
#include <string>
#include <string_view>

namespace limber {

// What the command line says about a file that is exported or imported.
struct FormatNote
{
    enum class Kind { Note, Warning, Error };

    Kind kind = Kind::Note;
    std::string text; // English
    std::string file = {}; // the file that it is about; empty: the one that is exported or imported
};

// Returns a text like "1 joint" or "2 joints".
[[nodiscard]] std::string countOf(std::size_t count, std::string_view word);
// Returns a number with at most three decimals.
[[nodiscard]] std::string roundedNumber(double value);
// Quotes what a user or a file wrote, for use in a sentence: 'text', made printable.
[[nodiscard]] std::string quoted(std::string_view bytes);

} // namespace limber
