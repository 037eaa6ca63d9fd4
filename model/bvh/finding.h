#pragma once

#include <string>
#include <string_view>

namespace limber {

enum class Severity {
    Warning, // something was assumed, repaired or dropped; the clip was loaded
    Error, // the file was refused
};

// Something worth telling about a file, with its place. Lines and columns count from 1; a column is a
// character; line 0 means the file as a whole.
struct Finding
{
    Severity severity = Severity::Warning;
    int line = 0;
    int column = 0;
    std::string message; // plain text, UTF-8, without control characters: what was expected, found, done

    // "FILE:LINE:COLUMN: warning: MESSAGE", with the file's name made printable.
    [[nodiscard]] std::string toString(std::string_view file) const;
};

// Text from a file made fit for a message: control characters and bytes that are not UTF-8 as escapes, at
// most 80 characters.
[[nodiscard]] std::string printable(std::string_view bytes, std::size_t maxCharacters = 80);

[[nodiscard]] bool isUtf8(std::string_view bytes);

} // namespace limber
