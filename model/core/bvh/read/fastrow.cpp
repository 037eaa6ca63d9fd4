#include "bvh/read/fastrow.h"

#include "base/ascii.h"

#include <array>
#include <bit>
#include <cstring>

namespace limber {

namespace {

static_assert(std::endian::native == std::endian::little, "eight digits are read as one little-endian word");

constexpr std::array<double, RowForm::MostDecimals + 1> powersOfTen = {1e0, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8};
constexpr std::array<std::uint64_t, RowForm::MostDecimals + 1> wholePowersOfTen = {
    1, 10, 100, 1000, 10'000, 100'000, 1'000'000, 10'000'000, 100'000'000};
constexpr std::uint64_t highBits = 0x8080808080808080;
constexpr std::uint64_t lastHighBit = 0x8000000000000000;

std::uint64_t eightCharacters(const char *at)
{
    std::uint64_t word = 0;
    std::memcpy(&word, at, sizeof word);
    return word;
}

// Characters converted into digit values; other characters give 10 or more.
std::uint64_t asDigits(std::uint64_t characters)
{
    return characters ^ 0x3030303030303030;
}

// The high bit of every byte that is no digit value.
std::uint64_t notDigits(std::uint64_t digits)
{
    return ((digits + 0x7676767676767676) | digits) & highBits;
}

// Bytes before the first marked one; there must be one.
unsigned bytesBeforeMark(std::uint64_t marks)
{
    return static_cast<unsigned>(__builtin_ctzll(marks)) / 8;
}

// The number that the first `count` digit values (1 to 8) make: they are moved after zeros, then neighbours are
// joined to pairs, pairs to fours, fours to eight. A count of 0 gives anything.
std::uint64_t numberOf(std::uint64_t digits, unsigned count)
{
    std::uint64_t word = digits << ((64 - 8 * count) & 63);
    word = word * 10 + (word >> 8);
    constexpr std::uint64_t everySecondPair = 0x000000FF000000FF;
    const std::uint64_t upper = (word & everySecondPair) * 0x000F424000000064; // 10^6 and 100
    const std::uint64_t lower = ((word >> 16) & everySecondPair) * 0x0000271000000001; // 10^4 and 1
    return (upper + lower) >> 32;
}

// The front of a number, taken without a branch on what it looks like: where it ends is not guessed, so nothing
// is guessed wrong.
struct NumberFront
{
    explicit NumberFront(const char *at)
    {
        const std::uint64_t characters = eightCharacters(at);
        // This bit distinguishes a minus sign from a digit; what else it may be is looked at later, by isUsual. (A
        // comparison here would make each number wait for the one before it: what sets one byte of a register
        // needs the rest of it.)
        sign = static_cast<unsigned>(~characters >> 4) & 1;
        isSigned = static_cast<char>(characters) == '-';
        digits = asDigits(characters >> (8 * sign));
        count = bytesBeforeMark(notDigits(digits) | lastHighBit);
        fraction = at + sign + count + 1;
    }

    // One to seven digits and a point, a minus sign before them or nothing.
    [[nodiscard]] bool isUsual() const { return count != 0 && fraction[-1] == '.' && (sign == 0 || isSigned); }
    // A zero with another digit after it. Both at once: separate branches could not be predicted.
    [[nodiscard]] bool hasNeedlessZero() const { return ((digits & 0xFF) << 16 | (digits & 0xFFFF)) < 0x0A00; }
    // The number's value with this many decimals (1 to 8). Numerator and denominator are exact: the quotient is
    // rounded correctly (Clinger 1990).
    [[nodiscard]] double valueWith(std::uint64_t decimalDigits, unsigned decimals) const
    {
        const std::uint64_t numerator =
            numberOf(digits, count) * wholePowersOfTen[decimals] + numberOf(decimalDigits, decimals);
        const double magnitude = static_cast<double>(static_cast<std::int64_t>(numerator)) / powersOfTen[decimals];
        return std::bit_cast<double>(std::bit_cast<std::uint64_t>(magnitude) | std::uint64_t{sign} << 63);
    }

    std::uint64_t digits; // values, from the first byte on
    unsigned sign; // 1 for a minus sign
    bool isSigned;
    unsigned count;
    const char *fraction; // after the point
};

// Reads one number with `count` decimals and moves past it; false if it has another form. Finding its end
// does not wait for that answer: the next number is begun before this one is checked.
inline bool readInForm(const char *&at, unsigned count, double &value)
{
    const NumberFront front(at);
    const std::uint64_t digits = asDigits(eightCharacters(front.fraction));
    const std::uint64_t wrong = notDigits(digits) << (64 - 8 * count);
    value = front.valueWith(digits, count);
    at = front.fraction + count;
    return front.isUsual() && wrong == 0 && !front.hasNeedlessZero();
}

// A row with a number of decimals for each column, or (not 0) the same number for all, which the compiler knows.
template <unsigned CommonDecimals>
const char *readRow(const char *at, const RowForm &form, std::span<double> values)
{
    double *value = values.data();
    double *const last = value + values.size() - 1;
    const std::uint8_t *decimals = form.decimals.data();
    const char separator = form.separator;
    const auto nextDecimals = [&decimals] { return CommonDecimals > 0 ? CommonDecimals : *decimals++; };
    for (; value != last; ++value) {
        if (!readInForm(at, nextDecimals(), *value) || *at != separator)
            return nullptr;
        ++at;
    }
    return readInForm(at, nextDecimals(), *last) && !isDigit(*at) ? at : nullptr;
}

} // namespace

const char *readFastRow(const char *at, std::span<double> values, std::span<std::uint8_t> decimals)
{
    for (std::size_t column = 0; column < values.size(); ++column) {
        const NumberFront front(at);
        const std::uint64_t digits = asDigits(eightCharacters(front.fraction));
        const std::uint64_t marks = notDigits(digits);
        const unsigned count = marks != 0 ? bytesBeforeMark(marks) : RowForm::MostDecimals;
        const char *const end = front.fraction + count;
        const bool separated = column + 1 == values.size() ? !isDigit(*end) : *end == ' ' || *end == '\t';
        if (!front.isUsual() || count == 0 || !separated)
            return nullptr;
        values[column] = front.valueWith(digits, count);
        decimals[column] = static_cast<std::uint8_t>(count);
        at = end + 1;
    }
    return at - 1;
}

const char *readRowInForm(const char *at, const RowForm &form, std::span<double> values)
{
    switch (form.commonDecimals) {
    case 4:
        return readRow<4>(at, form, values);
    case 5:
        return readRow<5>(at, form, values);
    case 6:
        return readRow<6>(at, form, values);
    default:
        return readRow<0>(at, form, values);
    }
}

} // namespace limber
