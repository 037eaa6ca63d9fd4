#include "bvh/text/numberformat.h"

#include "bvh/text/fixednumber.h"

#include <algorithm>
#include <array>
#include <cassert>
#include <charconv>
#include <cmath>

namespace limber {

namespace {

// This is enough for the smallest double with all its digits after the point.
constexpr std::size_t bufferSize = 1400;
static_assert(numberCapacity > fixedNumberCapacity + 8);
constexpr int maxDecimals = mostFixedDecimals;
// The number of decimals if a file shows none at all; most programs write this many.
constexpr int usualDecimals = 6;
// The decimals for a file that writes 1.2e-05: it keeps small numbers, which need more decimals without an exponent.
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

// Returns the number of decimals that most numbers have.
int usualDecimalsOf(const NumberStatistics &sample)
{
    return static_cast<int>(std::ranges::max_element(sample.decimals) - sample.decimals.begin());
}

int mostDecimalsOf(const NumberStatistics &sample)
{
    for (int n = maxDecimals; n > 0; --n) {
        if (sample.decimals[static_cast<std::size_t>(n)] > 0)
            return n;
    }
    return 0;
}

int fewestDecimalsOf(const NumberStatistics &sample)
{
    for (int n = 0; n < maxDecimals; ++n) {
        if (sample.decimals[static_cast<std::size_t>(n)] > 0)
            return n;
    }
    return maxDecimals;
}

// Returns whether four numbers in five have n decimals: the rest may have been edited by hand.
bool mostlyHave(const NumberStatistics &sample, int n)
{
    return sample.decimals[static_cast<std::size_t>(n)] * 5 >= sample.count * 4;
}

// Writes the number; one that is rounded to zero loses its sign.
char *writeFixedWithoutSignedZero(char *out, double value, int decimals)
{
    char *const end = writeFixed(out, value, decimals);
    if (*out != '-' || value <= -1.0)
        return end;
    const bool isZero = std::string_view(out + 1, end).find_first_not_of("0.") == std::string_view::npos;
    return isZero ? std::copy(out + 1, end, out) : end;
}

int digitsBeforePoint(double value)
{
    const double magnitude = std::abs(value);
    return magnitude < 1.0 ? 0 : static_cast<int>(std::floor(std::log10(magnitude))) + 1;
}

// Returns the end of a number without its trailing zeros; `fewestDecimals` decimals stay.
char *withoutLastZeros(char *begin, char *end, int fewestDecimals)
{
    char *const point = std::find(begin, end, '.');
    if (point == end)
        return end;
    while (end > point + 1 + fewestDecimals && end[-1] == '0')
        --end;
    return end[-1] == '.' ? end - 1 : end;
}

// Returns the decimals of a number: the usual ones if they show it as it is, but for the errors of arithmetic, else the
// most.
int placesFor(double value, int usual, int most)
{
    constexpr double smallestPart = 1e-6; // of the last decimal
    if (most <= usual)
        return usual;
    const double scaled = value * std::pow(10.0, usual);
    return std::abs(scaled - std::nearbyint(scaled)) > smallestPart ? most : usual;
}

} // namespace

NumberFormat NumberFormat::trimmed(int mostDecimals, int fewestDecimals, int significantDigits)
{
    NumberFormat format;
    format.fixedDecimals = false;
    format.decimals = mostDecimals;
    format.fewestDecimals = fewestDecimals;
    format.significantDigits = significantDigits;
    return format;
}

void NumberStatistics::add(std::string_view token)
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

void NumberStatistics::add(const NumberStatistics &others)
{
    for (std::size_t n = 0; n < decimals.size(); ++n)
        decimals[n] += others.decimals[n];
    count += others.count;
    significantDigits = std::max(significantDigits, others.significantDigits);
    exponents |= others.exponents;
    paddedZeros |= others.paddedZeros;
    plusSigns += others.plusSigns;
    positives += others.positives;
    bareLeadingPoints += others.bareLeadingPoints;
    leadingZeros += others.leadingZeros;
}

NumberFormat NumberFormat::of(std::span<const std::string_view> tokens, std::span<const std::string_view> around)
{
    NumberStatistics own;
    for (const std::string_view token : tokens)
        own.add(token);
    NumberStatistics others;
    for (const std::string_view token : around)
        others.add(token);
    return of(own, others);
}

NumberFormat NumberFormat::of(const NumberStatistics &own, const NumberStatistics &around)
{
    NumberStatistics all = own;
    all.add(around);
    NumberFormat format;
    if (all.count == 0)
        return format;
    const NumberStatistics &sample = own.count > 0 ? own : all;
    const int usual = usualDecimalsOf(sample);
    const int most = mostDecimalsOf(all);
    const bool varies = most != fewestDecimalsOf(all);
    format.fixedDecimals = usual > 0 && mostlyHave(sample, usual) && (all.paddedZeros || !varies);
    if (format.fixedDecimals) {
        format.decimals = usual;
        format.fewestDecimals = usual;
    } else {
        format.decimals = all.exponents ? decimalsBesideExponents : most > 0 ? most : usualDecimals;
        format.fewestDecimals = std::min(fewestDecimalsOf(all), 1);
        format.significantDigits = most > 0 ? std::max(all.significantDigits, usualDecimals) : maxDecimals;
    }
    format.leadingZero = all.bareLeadingPoints <= all.leadingZeros;
    format.plusSign = all.positives > 0 && all.plusSigns == all.positives;
    return format;
}

char *NumberFormat::write(char *out, double value) const
{
    assert(std::isfinite(value));
    if (fixedDecimals && leadingZero && !plusSign)
        return writeFixedWithoutSignedZero(out, value, placesFor(value, decimals, mostDecimals));
    if (plusSign)
        *out++ = '+';
    char *const begin = out;
    int places = decimals;
    if (!fixedDecimals)
        places = std::min(places, std::max(significantDigits - digitsBeforePoint(value), fewestDecimals));
    places = placesFor(value, places, mostDecimals);
    char *end = writeFixedWithoutSignedZero(begin, value, places);
    if (!fixedDecimals)
        end = withoutLastZeros(begin, end, fewestDecimals);
    char *const digits = *begin == '-' ? begin + 1 : begin;
    if (!leadingZero && end - digits > 1 && digits[0] == '0' && digits[1] == '.')
        end = std::copy(digits + 1, end, digits);
    return plusSign && *begin == '-' ? std::copy(begin, end, begin - 1) : end;
}

std::string NumberFormat::format(double value) const
{
    std::array<char, numberCapacity> buffer;
    return {buffer.data(), write(buffer.data(), value)};
}

std::string shortestNumber(double value)
{
    assert(std::isfinite(value));
    std::array<char, bufferSize> buffer;
    const auto answer =
        std::to_chars(buffer.data(), buffer.data() + buffer.size(), value == 0 ? 0.0 : value, std::chars_format::fixed);
    return {buffer.data(), answer.ptr};
}

std::string fixedNumber(double value, int decimals)
{
    assert(std::isfinite(value));
    std::array<char, numberCapacity> buffer;
    return {buffer.data(), writeFixedWithoutSignedZero(buffer.data(), value, decimals)};
}

} // namespace limber
