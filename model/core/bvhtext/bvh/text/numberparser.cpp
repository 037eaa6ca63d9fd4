#include "bvh/text/numberparser.h"

#include "base/ascii.h"

#include <fast_float/fast_float.h>

#include <array>
#include <cmath>
#include <cstdint>

namespace limber {

namespace {

// The powers of ten that a double holds exactly: if the mantissa is below 2^53, one multiplication or division is then
// correctly rounded (Clinger, How to Read Floating Point Numbers Accurately, 1990).
constexpr std::array<double, 23> exactPowersOfTen = {1e0,  1e1,  1e2,  1e3,  1e4,  1e5,  1e6,  1e7,
                                                     1e8,  1e9,  1e10, 1e11, 1e12, 1e13, 1e14, 1e15,
                                                     1e16, 1e17, 1e18, 1e19, 1e20, 1e21, 1e22};
constexpr std::uint64_t exactMantissaLimit = std::uint64_t{1} << 53;
constexpr int maxMantissaDigits = 19; // fits into an unsigned 64-bit number for any digits

// The shape of a number, as far as one pass over its characters shows it.
struct NumberShape
{
    std::uint64_t mantissa = 0;
    int mantissaDigits = 0; // without leading zeros
    int fractionDigits = 0;
    bool anyDigit = false;
    bool anyNonZero = false;
};

const char *takeDigits(const char *at, const char *end, NumberShape &shape, bool fraction)
{
    const char *start = at;
    for (; at != end && isDigit(*at); ++at) {
        const auto digit = static_cast<unsigned>(*at - '0');
        if (shape.mantissa != 0 || digit != 0)
            ++shape.mantissaDigits;
        if (shape.mantissaDigits <= maxMantissaDigits)
            shape.mantissa = shape.mantissa * 10 + digit;
        shape.anyNonZero |= digit != 0;
    }
    if (at != start)
        shape.anyDigit = true;
    if (fraction)
        shape.fractionDigits = static_cast<int>(at - start);
    return at;
}

// Skips the exponent; returns null if no digits follow the e.
const char *skipExponent(const char *at, const char *end)
{
    ++at;
    if (at != end && (*at == '+' || *at == '-'))
        ++at;
    const char *digits = at;
    while (at != end && isDigit(*at))
        ++at;
    return at == digits ? nullptr : at;
}

ParsedNumber parseSlowly(const char *begin, const char *end, const NumberShape &shape)
{
    ParsedNumber result;
    result.end = end;
    const char *unsignedBegin = *begin == '+' ? begin + 1 : begin; // fast_float accepts no plus sign
    const auto answer = fast_float::from_chars(unsignedBegin, end, result.value);
    if (answer.ec == std::errc::invalid_argument || answer.ptr != end)
        return result;
    result.lostToZero = shape.anyNonZero && result.value == 0.0;
    result.fault = std::isinf(result.value) ? NumberFault::Overflow : NumberFault::None;
    return result;
}

} // namespace

ParsedNumber parseNumber(const char *begin, const char *end)
{
    NumberShape shape;
    const char *at = begin;
    const bool negative = at != end && *at == '-';
    if (at != end && (*at == '-' || *at == '+'))
        ++at;
    at = takeDigits(at, end, shape, false);
    if (at != end && *at == '.')
        at = takeDigits(at + 1, end, shape, true);

    ParsedNumber result;
    result.end = at;
    if (!shape.anyDigit)
        return result;
    if (at != end && (*at == 'e' || *at == 'E')) {
        const char *after = skipExponent(at, end);
        return after == nullptr ? result : parseSlowly(begin, after, shape);
    }
    const bool exact = shape.mantissaDigits <= maxMantissaDigits && shape.mantissa < exactMantissaLimit &&
                       shape.fractionDigits < static_cast<int>(exactPowersOfTen.size());
    if (!exact)
        return parseSlowly(begin, at, shape);
    const double magnitude =
        static_cast<double>(shape.mantissa) / exactPowersOfTen[static_cast<std::size_t>(shape.fractionDigits)];
    result.value = negative ? -magnitude : magnitude;
    result.fault = NumberFault::None;
    return result;
}

ParsedNumber parseWholeNumber(std::string_view word)
{
    ParsedNumber result = parseNumber(word.data(), word.data() + word.size());
    if (result.end != word.data() + word.size())
        result.fault = NumberFault::NotANumber;
    return result;
}

} // namespace limber
