#pragma once

#include <array>
#include <cstddef>
#include <span>
#include <string>
#include <string_view>

namespace limber {

// Capacity that one number needs at most while it is written.
inline constexpr std::size_t numberCapacity = 400;

// What many numbers of a file have in common, as far as their text shows it.
struct NumberStatistics
{
    std::array<int, 18> decimals{}; // how many numbers have 0, 1, … 17 or more decimals
    int count = 0; // without those with an exponent
    int significantDigits = 1; // the most
    bool exponents = false; // whether a number has one
    bool paddedZeros = false; // 0.50: a writer that trims zeros would not have left it
    int plusSigns = 0; // how many numbers begin with +
    int positives = 0; // how many numbers are not negative
    int bareLeadingPoints = 0; // .5
    int leadingZeros = 0; // 0.5

    // Counts a number of the file.
    void add(std::string_view token);
    // Counts all that others counted.
    void add(const NumberStatistics &others);
};

// How a file writes its numbers, so that a new number can be written like its neighbours.
struct NumberFormat
{
    bool fixedDecimals = true; // all neighbours have the same number of decimals
    int decimals = 6; // that number; else the most that occur
    int fewestDecimals = 6; // 1 for writers that never leave out the point (0.0)
    int significantDigits = 17; // the most that occur; used where decimals are not fixed
    bool leadingZero = true; // 0.5 and not .5
    bool plusSign = false; // +0.5 and not 0.5

    // As many decimals as a number needs, within these bounds.
    [[nodiscard]] static NumberFormat trimmed(int mostDecimals, int fewestDecimals = 0, int significantDigits = 17);

    // What the tokens have in common. `around` describes the rest of the file: it decides if the tokens
    // themselves are whole numbers, which show nothing about digits.
    [[nodiscard]] static NumberFormat of(std::span<const std::string_view> tokens,
                                         std::span<const std::string_view> around = {});
    // The format of numbers like these, and of those around them if they are too few.
    [[nodiscard]] static NumberFormat of(const NumberStatistics &own, const NumberStatistics &around);

    // The value in this format. Never writes "-0", an exponent, nan or inf (which must not be given).
    [[nodiscard]] std::string format(double value) const;
    // The same into memory of numberCapacity bytes; returns the end of what was written.
    [[nodiscard]] char *write(char *out, double value) const;
};

// The fewest digits that read back as exactly this double, without an exponent.
[[nodiscard]] std::string shortestNumber(double value);

// The value with a fixed number of decimals; no negative zero.
[[nodiscard]] std::string fixedNumber(double value, int decimals);

} // namespace limber
