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

// Returns the characters as digit values; other characters become 10 or more.
std::uint64_t asDigits(std::uint64_t characters)
{
    return characters ^ 0x3030303030303030;
}

// Returns the high bit of every byte that is not a digit value.
std::uint64_t notDigits(std::uint64_t digits)
{
    return ((digits + 0x7676767676767676) | digits) & highBits;
}

// Returns the number of bytes before the first marked one; at least one must be marked.
unsigned bytesBeforeMark(std::uint64_t marks)
{
    return static_cast<unsigned>(__builtin_ctzll(marks)) / 8;
}

// Returns the number that the first `count` digit values (1 to 8) make: it fills up with zeros in front, then joins
// neighbours to pairs, pairs to fours and fours to eight. A count of 0 gives any number.
std::uint64_t numberOf(std::uint64_t digits, unsigned count)
{
    std::uint64_t word = digits << ((64 - 8 * count) & 63);
    word = word * 10 + (word >> 8);
    constexpr std::uint64_t everySecondPair = 0x000000FF000000FF;
    const std::uint64_t upper = (word & everySecondPair) * 0x000F424000000064; // 10^6 and 100
    const std::uint64_t lower = ((word >> 16) & everySecondPair) * 0x0000271000000001; // 10^4 and 1
    return (upper + lower) >> 32;
}

// The front of a number, read without a branch that depends on its shape: the processor does not predict where it ends,
// so it cannot predict wrongly.
struct NumberFront
{
    explicit NumberFront(const char *at)
    {
        const std::uint64_t characters = eightCharacters(at);
        // This bit distinguishes a minus sign from a digit; isUsual() later checks whether it is any other character.
        // (With a comparison here each number would have to wait for the one before it, because an instruction that
        // sets one byte of a register depends on the rest of that register.)
        sign = static_cast<unsigned>(~characters >> 4) & 1;
        isSigned = static_cast<char>(characters) == '-';
        digits = asDigits(characters >> (8 * sign));
        count = bytesBeforeMark(notDigits(digits) | lastHighBit);
        fraction = at + sign + count + 1;
    }

    // Returns whether it is one to seven digits and a point, with or without a minus sign.
    [[nodiscard]] bool isUsual() const { return count != 0 && fraction[-1] == '.' && (sign == 0 || isSigned); }
    // Returns whether it begins with a zero and another digit. It tests both at once, since separate branches would be
    // hard to predict.
    [[nodiscard]] bool hasNeedlessZero() const { return ((digits & 0xFF) << 16 | (digits & 0xFFFF)) < 0x0A00; }
    // Returns the number's value with this many decimals (1 to 8). Numerator and denominator are exact, so that the
    // quotient is rounded correctly (Clinger 1990).
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

// Reads one number with `count` decimals and moves past it; returns false if it has another form. It finds the end of
// the number without waiting for that check, so that the next number can begin before this one is checked.
inline bool readInForm(const char *&at, unsigned count, double &value)
{
    const NumberFront front(at);
    const std::uint64_t digits = asDigits(eightCharacters(front.fraction));
    const std::uint64_t wrong = notDigits(digits) << (64 - 8 * count);
    value = front.valueWith(digits, count);
    at = front.fraction + count;
    return front.isUsual() && wrong == 0 && !front.hasNeedlessZero();
}

// Reads a row with a number of decimals for each column. If CommonDecimals is not 0, all columns have that number,
// which the compiler then knows.
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
