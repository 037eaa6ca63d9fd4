#include "json/jsonquoting.h"

#include "base/steeringcharacters.h"

#include <algorithm>

namespace limber {

namespace {

// Appends a UTF-8 character of at most three bytes as \uNNNN; all steering characters are that short.
void appendEscape(std::string &text, std::string_view character)
{
    constexpr std::string_view hex = "0123456789abcdef";
    const auto byte = [&](std::size_t i) { return static_cast<unsigned>(static_cast<unsigned char>(character[i])); };
    unsigned code = byte(0);
    if (character.size() == 2)
        code = ((byte(0) & 0x1FU) << 6) | (byte(1) & 0x3FU);
    else if (character.size() == 3)
        code = ((byte(0) & 0x0FU) << 12) | ((byte(1) & 0x3FU) << 6) | (byte(2) & 0x3FU);
    text += {'\\', 'u', hex[code >> 12], hex[code >> 8 & 15], hex[code >> 4 & 15], hex[code & 15]};
}

std::string_view nextCharacter(std::string_view text)
{
    return text.substr(0, std::max<std::size_t>(utf8Length(text), 1));
}

} // namespace

std::string jsonQuoted(std::string_view utf8)
{
    std::string text = "\"";
    while (!utf8.empty()) {
        const std::string_view character = nextCharacter(utf8);
        utf8.remove_prefix(character.size());
        if (isControlCharacter(character)) {
            appendEscape(text, character);
            continue;
        }
        if (character == "\"" || character == "\\")
            text += '\\';
        text += character;
    }
    return text + '"';
}

std::string jsonFitToShow(std::string_view json)
{
    std::string text;
    text.reserve(json.size());
    while (!json.empty()) {
        const std::string_view character = nextCharacter(json);
        json.remove_prefix(character.size());
        const bool isLayout = character == "\n" || character == "\t" || character == "\r";
        if (!isLayout && isControlCharacter(character))
            appendEscape(text, character);
        else
            text += character;
    }
    return text;
}

} // namespace limber
