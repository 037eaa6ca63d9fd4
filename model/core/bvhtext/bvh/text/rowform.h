#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <vector>

namespace limber {

// How the numbers of some rows are written, if all are written alike: [-]digits.digits with a fixed number of decimals
// per column, no plus sign, no needless zero in front, at most 15 digits (so that the nearest double gives the same
// decimals again), and one character between two numbers. The text of such rows need not be kept: their values
// determine every byte of it.
struct RowForm
{
    // Enough for every motion capture program, and few enough to read eight digits in one step.
    static constexpr int MostDecimals = 8;
    static constexpr int MostDigitsBeforePoint = 7; // rows with longer numbers keep their text

    std::vector<std::uint8_t> decimals; // 1 to MostDecimals, by column
    std::uint8_t commonDecimals = 0; // if all columns have the same number of decimals, else 0
    char separator = ' '; // between two numbers
    std::string ending; // between two rows: spaces and a line end

    // Appends a row from its first number to its last.
    void appendRow(std::span<const double> values, std::string &text) const;
};

} // namespace limber
