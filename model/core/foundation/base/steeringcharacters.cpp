#include "base/steeringcharacters.h"

namespace limber {

namespace {

constexpr std::string_view arabicLetterMark = "\xD8\x9C"; // U+061C

} // namespace

// Follows the table of well-formed sequences in the Unicode standard (3.9, D92).
std::size_t utf8Length(std::string_view bytes)
{
    if (bytes.empty())
        return 0;
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

std::string validUtf8(std::string_view bytes)
{
    constexpr std::string_view replacement = "\xEF\xBF\xBD";
    std::string text;
    while (!bytes.empty()) {
        const std::size_t length = utf8Length(bytes);
        text += length > 0 ? bytes.substr(0, length) : replacement;
        bytes.remove_prefix(length > 0 ? length : 1);
    }
    return text;
}

bool isControlCharacter(std::string_view character)
{
    if (character.empty())
        return false;
    const auto first = static_cast<unsigned char>(character[0]);
    if (character.size() == 1)
        return first < 0x20 || first == 0x7F;
    if (character.size() == 2)
        return (first == 0xC2 && static_cast<unsigned char>(character[1]) < 0xA0) || character == arabicLetterMark;
    if (character.size() != 3 || first != 0xE2)
        return false;
    const auto second = static_cast<unsigned char>(character[1]);
    const auto third = static_cast<unsigned char>(character[2]);
    const bool directionMark = second == 0x80 && ((third >= 0xA8 && third <= 0xAE) || third == 0x8E || third == 0x8F);
    const bool isolate = second == 0x81 && third >= 0xA6 && third <= 0xA9;
    return directionMark || isolate;
}

} // namespace limber
