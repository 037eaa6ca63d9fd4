#include "base/finding.h"

namespace limber {

namespace {

// Length of the UTF-8 sequence at the start of `bytes`; 0 where there is none. Follows the table of
// well-formed sequences in the Unicode standard (3.9, D92).
std::size_t sequenceLength(std::string_view bytes)
{
    const auto at = [&](std::size_t i) { return static_cast<unsigned char>(bytes[i]); };
    const auto follows = [&](std::size_t count) {
        if (bytes.size() <= count)
            return false;
        for (std::size_t i = 1; i <= count; ++i) {
            if ((at(i) & 0xC0) != 0x80)
                return false;
        }
        return true;
    };
    const unsigned char first = at(0);
    if (first < 0x80)
        return 1;
    if (first >= 0xC2 && first <= 0xDF)
        return follows(1) ? 2 : 0;
    if (first >= 0xE0 && first <= 0xEF) {
        const bool overlong = bytes.size() > 1 && first == 0xE0 && at(1) < 0xA0;
        const bool surrogate = bytes.size() > 1 && first == 0xED && at(1) > 0x9F;
        return follows(2) && !overlong && !surrogate ? 3 : 0;
    }
    if (first >= 0xF0 && first <= 0xF4) {
        const bool overlong = bytes.size() > 1 && first == 0xF0 && at(1) < 0x90;
        const bool tooLarge = bytes.size() > 1 && first == 0xF4 && at(1) > 0x8F;
        return follows(3) && !overlong && !tooLarge ? 4 : 0;
    }
    return 0;
}

// C0 and C1 controls, DEL, and the marks that change the direction of the text around them.
bool isDangerous(std::string_view sequence)
{
    const auto first = static_cast<unsigned char>(sequence[0]);
    if (sequence.size() == 1)
        return first < 0x20 || first == 0x7F;
    if (sequence.size() == 2)
        return first == 0xC2 && static_cast<unsigned char>(sequence[1]) < 0xA0;
    if (sequence.size() != 3 || first != 0xE2)
        return false;
    const auto second = static_cast<unsigned char>(sequence[1]);
    const auto third = static_cast<unsigned char>(sequence[2]);
    const bool directionMark = second == 0x80 && ((third >= 0xAA && third <= 0xAE) || third == 0xA8 || third == 0xA9);
    const bool isolate = second == 0x81 && third >= 0xA6 && third <= 0xA9;
    return directionMark || isolate;
}

std::string escape(std::string_view bytes)
{
    constexpr std::string_view digits = "0123456789ABCDEF";
    std::string result;
    for (const char c : bytes) {
        const auto byte = static_cast<unsigned char>(c);
        result += "\\x";
        result += digits[byte >> 4];
        result += digits[byte & 15];
    }
    return result;
}

} // namespace

std::string printable(std::string_view bytes, std::size_t maxCharacters)
{
    std::string result;
    std::size_t characters = 0;
    // Text that is not UTF-8 as a whole is in another encoding: any part that looks like UTF-8 is chance.
    const bool utf8 = isUtf8(bytes);
    const auto lengthOf = [utf8](std::string_view rest) {
        return utf8 || static_cast<unsigned char>(rest.front()) < 0x80 ? sequenceLength(rest) : 0;
    };
    while (!bytes.empty()) {
        const std::size_t length = lengthOf(bytes);
        const std::string_view sequence = bytes.substr(0, length == 0 ? 1 : length);
        const std::string shown = length == 0 || isDangerous(sequence) ? escape(sequence) : std::string(sequence);
        characters += shown.size() == sequence.size() ? 1 : shown.size();
        if (characters > maxCharacters)
            return result + "…";
        result += shown;
        bytes.remove_prefix(sequence.size());
    }
    return result;
}

bool isUtf8(std::string_view bytes)
{
    while (!bytes.empty()) {
        const std::size_t length = sequenceLength(bytes);
        if (length == 0)
            return false;
        bytes.remove_prefix(length);
    }
    return true;
}

std::string Finding::toString(std::string_view file) const
{
    constexpr std::size_t wholePath = 4096;
    return printable(file, wholePath) + ":" + std::to_string(line) + ":" + std::to_string(column) +
           (severity == Severity::Error ? ": error: " : ": warning: ") + message.text();
}

} // namespace limber
