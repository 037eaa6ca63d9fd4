#include "bvh/fixednumber.h"

#include <array>
#include <charconv>
#include <cmath>
#include <cstdint>
#include <cstring>

namespace limber {

namespace {

constexpr int quickDecimals = 9;
constexpr std::array<double, quickDecimals + 1> powersOfTen = {1e0, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9};
constexpr std::array<std::uint64_t, quickDecimals + 1> wholePowersOfTen = {
    1, 10, 100, 1000, 10'000, 100'000, 1'000'000, 10'000'000, 100'000'000, 1'000'000'000};
// Below this a scaled value is known to 2^-10: near enough to tell on which side of a half it lies.
constexpr double quickLimit = 8796093022208.0; // 2^43
constexpr double doubtfulHalf = 1.0 / 256;

constexpr auto digitPairs = [] {
    std::array<char, 200> pairs{};
    for (std::size_t i = 0; i < 100; ++i) {
        pairs[2 * i] = static_cast<char>('0' + i / 10);
        pairs[2 * i + 1] = static_cast<char>('0' + i % 10);
    }
    return pairs;
}();

void writePair(char *out, std::uint64_t pair)
{
    std::memcpy(out, &digitPairs[2 * pair], 2);
}

// Exactly `count` digits, leading zeros among them.
char *writeDigits(char *out, std::uint64_t number, int count)
{
    char *const end = out + count;
    char *at = end;
    for (; count >= 2; count -= 2) {
        at -= 2;
        writePair(at, number % 100);
        number /= 100;
    }
    if (count == 1)
        *--at = static_cast<char>('0' + number);
    return end;
}

char *writeWhole(char *out, std::uint64_t number)
{
    int digits = 1;
    for (std::uint64_t rest = number; rest >= 10; rest /= 10)
        ++digits;
    return writeDigits(out, number, digits);
}

char *writeSlowly(char *out, double value, int decimals)
{
    return std::to_chars(out, out + fixedNumberRoom, value, std::chars_format::fixed, decimals).ptr;
}

} // namespace

char *writeFixed(char *out, double value, int decimals)
{
    if (decimals > quickDecimals)
        return writeSlowly(out, value, decimals);
    const auto place = static_cast<std::size_t>(decimals);
    const double scaled = std::abs(value) * powersOfTen[place];
    if (!(scaled < quickLimit))
        return writeSlowly(out, value, decimals);
    const auto below = static_cast<std::uint64_t>(scaled);
    const double rest = scaled - static_cast<double>(below); // exact
    // What lies nearly half way between two decimals is decided with all its digits.
    if (std::abs(rest - 0.5) < doubtfulHalf)
        return writeSlowly(out, value, decimals);
    const std::uint64_t rounded = below + (rest > 0.5 ? 1 : 0);

    if (std::signbit(value))
        *out++ = '-';
    const std::uint64_t whole = rounded / wholePowersOfTen[place];
    out = writeWhole(out, whole);
    if (decimals == 0)
        return out;
    *out++ = '.';
    return writeDigits(out, rounded - whole * wholePowersOfTen[place], decimals);
}

} // namespace limber
