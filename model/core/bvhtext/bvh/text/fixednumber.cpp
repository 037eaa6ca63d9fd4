#include "bvh/text/fixednumber.h"

#include <array>
#include <bit>
#include <charconv>
#include <cmath>
#include <cstdint>
#include <cstring>

namespace limber {

namespace {

constexpr int quickDecimals = 8;
constexpr std::array<double, quickDecimals + 1> powersOfTen = {1e0, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8};
constexpr std::array<double, quickDecimals + 1> inversePowersOfTen = {1e-0, 1e-1, 1e-2, 1e-3, 1e-4,
                                                                      1e-5, 1e-6, 1e-7, 1e-8};
constexpr std::array<std::uint64_t, quickDecimals + 1> wholePowersOfTen = {
    1, 10, 100, 1000, 10'000, 100'000, 1'000'000, 10'000'000, 100'000'000};
// Below this limit a scaled value is known to 2^-10, which is exact enough to see on which side of a half it is.
constexpr double quickLimit = 8796093022208.0; // 2^43
constexpr double doubtfulHalf = 1.0 / 256;
// Numbers up to 999 as text, the first character in the lowest byte.
struct ThreeDigits
{
    std::array<std::uint32_t, 1000> padded{}; // "007"
    std::array<std::uint32_t, 1000> plain{}; // "7", and in the highest byte how many characters that is
};

constexpr ThreeDigits threeDigits = [] {
    ThreeDigits table;
    for (std::uint32_t number = 0; number < 1000; ++number) {
        const std::uint32_t padded = ('0' + number / 100) | ('0' + number / 10 % 10) << 8 | ('0' + number % 10) << 16;
        const std::uint32_t zeros = number < 10 ? 2 : number < 100 ? 1 : 0;
        table.padded[number] = padded;
        table.plain[number] = padded >> (8 * zeros) | (3 - zeros) << 24;
    }
    return table;
}();

static_assert(std::endian::native == std::endian::little, "the first character is the lowest byte");

// Writes four bytes, of which three belong to the number.
void putThree(char *out, std::uint32_t characters)
{
    std::memcpy(out, &characters, sizeof characters);
}

char *writeWhole(char *out, std::uint64_t number)
{
    if (number >= 1000) {
        out = writeWhole(out, number / 1000);
        putThree(out, threeDigits.padded[number % 1000]);
        return out + 3;
    }
    const std::uint32_t entry = threeDigits.plain[number];
    putThree(out, entry);
    return out + (entry >> 24);
}

// Writes exactly `count` digits (1 to quickDecimals), including leading zeros.
char *writeDigits(char *out, std::uint64_t number, std::size_t count)
{
    char *const end = out + count;
    if (count > 6) {
        const std::uint64_t first = number / wholePowersOfTen[count - 3];
        putThree(out, threeDigits.padded[first]);
        number -= first * wholePowersOfTen[count - 3];
        out += 3;
        count -= 3;
    }
    const std::uint64_t six = number * wholePowersOfTen[6 - count];
    const std::uint64_t upper = six / 1000;
    putThree(out, threeDigits.padded[upper]);
    putThree(out + 3, threeDigits.padded[six - upper * 1000]);
    return end;
}

char *writeSlowly(char *out, double value, int decimals)
{
    return std::to_chars(out, out + fixedNumberCapacity, value, std::chars_format::fixed, decimals).ptr;
}

} // namespace

char *writeFixed(char *out, double value, int decimals)
{
    if (decimals > quickDecimals)
        return writeSlowly(out, value, decimals);
    const auto index = static_cast<std::size_t>(decimals);
    const double scaled = std::abs(value) * powersOfTen[index];
    if (!(scaled < quickLimit))
        return writeSlowly(out, value, decimals);
    const auto rounded = static_cast<std::int64_t>(scaled + 0.5);
    // A value that is nearly half way between two decimals is decided with all its digits.
    if (std::abs(scaled - static_cast<double>(rounded)) > 0.5 - doubtfulHalf)
        return writeSlowly(out, value, decimals);
    // The added half keeps the product from falling below the whole number that it stands for; it is too small to reach
    // the next one.
    const auto whole = static_cast<std::uint64_t>(
        static_cast<std::int64_t>((static_cast<double>(rounded) + 0.5) * inversePowersOfTen[index]));
    *out = '-';
    out += std::signbit(value) ? 1 : 0;
    out = writeWhole(out, whole);
    if (decimals == 0)
        return out;
    *out++ = '.';
    return writeDigits(out, static_cast<std::uint64_t>(rounded) - whole * wholePowersOfTen[index], index);
}

} // namespace limber
