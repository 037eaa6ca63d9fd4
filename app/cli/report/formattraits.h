#pragma once

#include "motion/clip.h"

#include <string>

namespace limber::cli {

// How a file is written, in words: what a user wants to know before another program has to read it.
struct FormatTraits
{
    std::string indent; // "tab", "2 blanks", "mixed", "none"
    std::string lineEnds; // "LF", "CR LF", "CR", "mixed", "none"
    std::string digits; // "6 decimals", "up to 9 decimals"
    std::string encoding; // "ASCII", "UTF-8" …
    bool endsWithLineEnd = false;
};

[[nodiscard]] FormatTraits formatTraits(const SourceText &source);

} // namespace limber::cli
