#include "base/finding.h"

#include "base/steeringcharacters.h"

namespace limber {

namespace {

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
    // If a text as a whole is not UTF-8, it has another encoding, and parts of it look like UTF-8 only by chance.
    const bool utf8 = isUtf8(bytes);
    const auto lengthOf = [utf8](std::string_view rest) {
        return utf8 || static_cast<unsigned char>(rest.front()) < 0x80 ? utf8Length(rest) : 0;
    };
    while (!bytes.empty()) {
        const std::size_t length = lengthOf(bytes);
        const std::string_view sequence = bytes.substr(0, length == 0 ? 1 : length);
        const std::string shown =
            length == 0 || isControlCharacter(sequence) ? escape(sequence) : std::string(sequence);
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
        const std::size_t length = utf8Length(bytes);
        if (length == 0)
            return false;
        bytes.remove_prefix(length);
    }
    return true;
}

std::string positionText(int line, int column)
{
    if (line == 0)
        return {};
    return ":" + std::to_string(line) + (column == 0 ? "" : ":" + std::to_string(column));
}

std::string Finding::toString(std::string_view file) const
{
    constexpr std::size_t wholePath = 4096;
    return printable(file, wholePath) + positionText(line, column) +
           (severity == Severity::Error ? ": error: " : ": warning: ") + message.text();
}

} // namespace limber
