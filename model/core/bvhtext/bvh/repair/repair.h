#pragma once

#include "bvh/read/bvhreader.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace limber {

// How a broken file is repaired.
struct RepairOptions
{
    std::optional<double> frameTimeSeconds; // for a file without one; 1/30 s if not given
    Progress progress; // may be empty
};

// The text of a file with the changes that make it readable, and a list of them.
struct RepairedText
{
    std::string bytes; // in the encoding of the original
    std::vector<Finding> changes; // warnings with their positions in the original, in its order
    // Lines that the repair added, so that lines of the copy can be named by those of the file.
    struct InsertedLines
    {
        int beforeLine = 0; // of the original
        int count = 0; // of lines
    };
    std::vector<InsertedLines> insertedLines; // in the order of the file

    // Returns the line of the original that a line of the repaired text came from.
    [[nodiscard]] int originalLine(int repairedLine) const;
};

// Changes a text that readBvh() refuses into one that it reads, if the rules leave only one reading. They cover commas
// and semicolons in or between the values, numbers that run together, nan and infinity, a missing OFFSET, a missing
// Frame Time, rows that are all too long by the same number, rows of another length from some frame on, a few bad rows
// among good ones, braces not closed at MOTION, and several of these at once. The head then declares as many frames as
// there are rows. Returns nothing if that is not enough or if it was cancelled. Time and memory are proportional to the
// size.
[[nodiscard]] std::optional<RepairedText> repairedText(std::string_view bytes, const RepairOptions &options = {});

// Returns whether repairedText() would succeed, without making the text.
[[nodiscard]] bool isRepairable(std::string_view bytes, const Progress &progress = {});

// Returns whether a text that was read declares another number of frames than it has, or ends with half a row.
[[nodiscard]] bool isMiscounted(const ReadResult &read);

// Reads a text and repairs it first if necessary, or if isMiscounted(). The findings list the changes and then what the
// reader reports about the rest; all line numbers are those of the original. A text that cannot be repaired is read or
// refused as by readBvh().
[[nodiscard]] ReadResult readRepaired(std::string bytes, const RepairOptions &options = {});

} // namespace limber
