#include "bvh/numbermanner.h"

#include <algorithm>
#include <array>
#include <cassert>
#include <charconv>
#include <cmath>

namespace limber {

namespace {

// Enough for the largest double with all its digits before the point.
constexpr std::size_t bufferSize = 1400;
constexpr int maxDecimals = 17;
// Decimals where a file shows none at all: what most programs write.
constexpr int usualDecimals = 6;
// A file that writes 1.2e-05 keeps small numbers; without an exponent they need more decimals.
constexpr int decimalsBesideExponents = 15;

// What one number in a file looks like.
struct TokenShape
{
    int decimals = 0;
    int significantDigits = 0;
    bool exponent = false;
    bool plus = false;
    bool positive = false;
    bool bareLeadingPoint = false;
    bool leadingZeroBeforePoint = false;
    bool paddedZeros = false; // "0.50": a writer that trims zeros would not have left it
};

TokenShape shapeOf(std::string_view token)
{
    TokenShape shape;
    shape.plus = token.starts_with('+');
    shape.positive = !token.starts_with('-');
    if (shape.plus || !shape.positive)
        token.remove_prefix(1);
    const std::size_t exponent = token.find_first_of("eE");
    shape.exponent = exponent != std::string_view::npos;
    token = token.substr(0, exponent);
    const std::size_t point = token.find('.');
    shape.bareLeadingPoint = point == 0;
    shape.leadingZeroBeforePoint = point == 1 && token[0] == '0';
    if (point != std::string_view::npos)
        shape.decimals = static_cast<int>(token.size() - point - 1);
    shape.paddedZeros = shape.decimals >= 2 && token.ends_with('0') && !shape.exponent;
    bool leading = true;
    for (const char c : token) {
        leading = leading && (c == '0' || c == '.');
        if (!leading && c != '.')
            ++shape.significantDigits;
    }
    return shape;
}

// What many numbers have in common.
struct Statistics
{
    std::array<int, maxDecimals + 1> decimals{}; // how many numbers have so many decimals
    int count = 0; // without those with an exponent
    int significantDigits = 1;
    bool exponents = false;
    bool paddedZeros = false;
    int plusSigns = 0;
    int positives = 0;
    int bareLeadingPoints = 0;
    int leadingZeros = 0;

    void add(std::string_view token)
    {
        const TokenShape shape = shapeOf(token);
        significantDigits = std::max(significantDigits, shape.significantDigits);
        plusSigns += shape.plus;
        positives += shape.positive;
        bareLeadingPoints += shape.bareLeadingPoint;
        leadingZeros += shape.leadingZeroBeforePoint;
        paddedZeros |= shape.paddedZeros;
        exponents |= shape.exponent;
        if (shape.exponent)
            return;
        ++decimals[static_cast<std::size_t>(std::min(shape.decimals, maxDecimals))];
        ++count;
    }
    [[nodiscard]] int usual() const { return static_cast<int>(std::ranges::max_element(decimals) - decimals.begin()); }
    [[nodiscard]] int most() const
    {
        for (int n = maxDecimals; n > 0; --n) {
            if (decimals[static_cast<std::size_t>(n)] > 0)
                return n;
        }
        return 0;
    }
    [[nodiscard]] int fewest() const
    {
        for (int n = 0; n < maxDecimals; ++n) {
            if (decimals[static_cast<std::size_t>(n)] > 0)
                return n;
        }
        return maxDecimals;
    }
    [[nodiscard]] bool varies() const { return most() != fewest(); }
    // Four numbers in five: the rest may have been edited by hand.
    [[nodiscard]] bool mostlyHave(int n) const { return decimals[static_cast<std::size_t>(n)] * 5 >= count * 4; }
};

std::string text(const std::array<char, bufferSize> &buffer, const char *end)
{
    return {buffer.data(), end};
}

bool isZero(std::string_view number)
{
    return number.find_first_not_of("-0.") == std::string_view::npos;
}

int digitsBeforePoint(double value)
{
    const double magnitude = std::abs(value);
    return magnitude < 1.0 ? 0 : static_cast<int>(std::floor(std::log10(magnitude))) + 1;
}

void trimZeros(std::string &number, int fewestDecimals)
{
    const std::size_t point = number.find('.');
    if (point == std::string::npos)
        return;
    while (number.size() > point + 1 + static_cast<std::size_t>(fewestDecimals) && number.back() == '0')
        number.pop_back();
    if (number.back() == '.')
        number.pop_back();
}

} // namespace

NumberManner NumberManner::trimmed(int mostDecimals, int fewestDecimals, int significantDigits)
{
    NumberManner manner;
    manner.fixedDecimals = false;
    manner.decimals = mostDecimals;
    manner.fewestDecimals = fewestDecimals;
    manner.significantDigits = significantDigits;
    return manner;
}

NumberManner NumberManner::of(std::span<const std::string_view> tokens, std::span<const std::string_view> around)
{
    Statistics own;
    Statistics all;
    for (const std::string_view token : tokens) {
        own.add(token);
        all.add(token);
    }
    for (const std::string_view token : around)
        all.add(token);

    NumberManner manner;
    if (all.count == 0)
        return manner;
    const Statistics &told = own.count > 0 ? own : all;
    const int usual = told.usual();
    manner.fixedDecimals = usual > 0 && told.mostlyHave(usual) && (all.paddedZeros || !all.varies());
    if (manner.fixedDecimals) {
        manner.decimals = usual;
        manner.fewestDecimals = usual;
    } else {
        manner.decimals = all.exponents ? decimalsBesideExponents : all.most() > 0 ? all.most() : usualDecimals;
        manner.fewestDecimals = std::min(all.fewest(), 1);
        manner.significantDigits = all.most() > 0 ? std::max(all.significantDigits, usualDecimals) : maxDecimals;
    }
    manner.leadingZero = all.bareLeadingPoints <= all.leadingZeros;
    manner.plusSign = all.positives > 0 && all.plusSigns == all.positives;
    return manner;
}

std::string NumberManner::format(double value) const
{
    assert(std::isfinite(value));
    const int room = std::max(significantDigits - digitsBeforePoint(value), fewestDecimals);
    std::string number = fixedNumber(value, fixedDecimals ? decimals : std::min(decimals, room));
    if (!fixedDecimals)
        trimZeros(number, fewestDecimals);
    if (!leadingZero) {
        const std::size_t zero = number.starts_with('-') ? 1 : 0;
        if (number.size() > zero + 1 && number[zero] == '0' && number[zero + 1] == '.')
            number.erase(zero, 1);
    }
    if (plusSign && !number.starts_with('-'))
        number.insert(0, 1, '+');
    return number;
}

std::string shortestNumber(double value)
{
    assert(std::isfinite(value));
    std::array<char, bufferSize> buffer;
    const auto answer =
        std::to_chars(buffer.data(), buffer.data() + buffer.size(), value == 0 ? 0.0 : value, std::chars_format::fixed);
    return text(buffer, answer.ptr);
}

std::string fixedNumber(double value, int decimals)
{
    assert(std::isfinite(value));
    std::array<char, bufferSize> buffer;
    const auto answer =
        std::to_chars(buffer.data(), buffer.data() + buffer.size(), value, std::chars_format::fixed, decimals);
    std::string number = text(buffer, answer.ptr);
    if (number.starts_with('-') && isZero(number))
        number.erase(0, 1);
    return number;
}

} // namespace limber
