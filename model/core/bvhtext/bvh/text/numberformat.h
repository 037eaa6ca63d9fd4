#pragma once

#include <array>
#include <cstddef>
#include <span>
#include <string>
#include <string_view>

namespace limber {

// The capacity that one number needs at most while it is written.
inline constexpr std::size_t numberCapacity = 400;

// What many numbers of a file have in common in their text.
struct NumberStatistics
{
    std::array<int, 18> decimals{}; // how many numbers have 0, 1, … 17 or more decimals
    int count = 0; // how many numbers have no exponent
    int significantDigits = 1; // the largest number of them
    bool exponents = false; // whether a number has one
    bool paddedZeros = false; // 0.50: a writer that trims zeros would not have left it
    int plusSigns = 0; // how many numbers begin with +
    int positives = 0; // how many numbers are not negative
    int bareLeadingPoints = 0; // how many are written like .5
    int leadingZeros = 0; // how many are written like 0.5

    // Counts one number of the file.
    void add(std::string_view token);
    // Adds the counts of other statistics.
    void add(const NumberStatistics &others);
};

// How a file writes its numbers, so that a new number can be written like its neighbours.
struct NumberFormat
{
    bool fixedDecimals = true; // all neighbours have the same number of decimals
    int decimals = 6; // that number, or the largest that occurs
    int fewestDecimals = 6; // 1 for writers that never leave out the point (0.0)
    int significantDigits = 17; // the largest number that occurs; used if the decimals are not fixed
    int mostDecimals = 0; // of numbers that `decimals` would round; 0 if they are rounded
    bool leadingZero = true; // true for 0.5, false for .5
    bool plusSign = false; // true for +0.5, false for 0.5

    // Returns a format that writes as many decimals as a number needs, within these bounds.
    [[nodiscard]] static NumberFormat trimmed(int mostDecimals, int fewestDecimals = 0, int significantDigits = 17);

    // Returns the format that the tokens have in common. `around` describes the rest of the file: it decides if all
    // tokens are whole numbers, which show nothing about digits.
    [[nodiscard]] static NumberFormat of(std::span<const std::string_view> tokens,
                                         std::span<const std::string_view> around = {});
    // Returns the format of numbers like `own`, or of those like `around` if `own` has too few.
    [[nodiscard]] static NumberFormat of(const NumberStatistics &own, const NumberStatistics &around);

    // Returns the value as text in this format. Never writes "-0", an exponent, nan or inf (which must not be passed).
    [[nodiscard]] std::string format(double value) const;
    // Writes the value into memory of numberCapacity bytes; returns the end of the written text.
    [[nodiscard]] char *write(char *out, double value) const;
};

// Returns the fewest digits that read back as exactly this double, without an exponent.
[[nodiscard]] std::string shortestNumber(double value);

// Returns the value with a fixed number of decimals; never a negative zero.
[[nodiscard]] std::string fixedNumber(double value, int decimals);

} // namespace limber
