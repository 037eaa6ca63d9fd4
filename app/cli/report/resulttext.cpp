#include "report/resulttext.h"

#include "base/finding.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>

namespace limber::cli {

namespace {

constexpr std::string_view hexDigits = "0123456789abcdef";

std::size_t utf8LengthAt(std::string_view bytes)
{
    constexpr std::size_t longest = 4;
    for (std::size_t length = 1; length <= std::min(longest, bytes.size()); ++length) {
        if (isUtf8(bytes.substr(0, length)))
            return length;
    }
    return 0;
}

void appendEscaped(std::string &text, char character)
{
    const auto code = static_cast<unsigned char>(character);
    text += "\\u00";
    text += hexDigits[code >> 4];
    text += hexDigits[code & 15];
}

} // namespace

std::string utf8Name(std::string_view bytes)
{
    std::string text;
    while (!bytes.empty()) {
        const std::size_t length = utf8LengthAt(bytes);
        if (length == 0) {
            const auto code = static_cast<unsigned char>(bytes.front());
            text += "\\x";
            text += hexDigits[code >> 4];
            text += hexDigits[code & 15];
        }
        text += bytes.substr(0, length);
        bytes.remove_prefix(std::max<std::size_t>(length, 1));
    }
    return text;
}

std::string jsonString(std::string_view utf8)
{
    std::string text = "\"";
    for (const char c : utf8) {
        if (c == '"' || c == '\\')
            text += '\\';
        const bool isControl = (c >= 0 && c < ' ') || c == '\x7f';
        if (isControl)
            appendEscaped(text, c);
        else
            text += c;
    }
    return text + '"';
}

std::string csvField(std::string_view utf8)
{
    if (utf8.find_first_of(",\"\r\n") == std::string_view::npos)
        return std::string(utf8);
    std::string text = "\"";
    for (const char c : utf8)
        text += c == '"' ? std::string("\"\"") : std::string(1, c);
    return text + '"';
}

void appendJsonNumber(std::string &text, double value)
{
    if (!std::isfinite(value)) {
        text += "null";
        return;
    }
    std::array<char, 32> buffer; // the longest double needs 24
    const auto result = std::to_chars(buffer.data(), buffer.data() + buffer.size(), value == 0.0 ? 0.0 : value);
    text.append(buffer.data(), result.ptr);
}

} // namespace limber::cli
