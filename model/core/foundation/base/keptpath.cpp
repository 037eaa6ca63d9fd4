#include "base/keptpath.h"

#include "base/finding.h"

#include <optional>

namespace limber {

namespace {

constexpr std::string_view scheme = "file:";
constexpr std::string_view hexDigits = "0123456789ABCDEF";

bool standsForItself(char c)
{
    constexpr std::string_view plain = "./_-";
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') ||
           plain.find(c) != std::string_view::npos;
}

// Returns nothing if a % is not followed by two digits.
std::optional<std::string> decoded(std::string_view text)
{
    std::string bytes;
    for (std::size_t at = 0; at < text.size(); ++at) {
        if (text[at] != '%') {
            bytes += text[at];
            continue;
        }
        if (at + 2 >= text.size())
            return std::nullopt;
        const std::size_t high = hexDigits.find(text[at + 1]);
        const std::size_t low = hexDigits.find(text[at + 2]);
        if (high == std::string_view::npos || low == std::string_view::npos)
            return std::nullopt;
        bytes += static_cast<char>(high << 4 | low);
        at += 2;
    }
    return bytes;
}

} // namespace

std::string keptPath(std::string_view path)
{
    if (isUtf8(path) && !path.starts_with(scheme))
        return std::string(path);
    std::string text(scheme);
    for (const char c : path) {
        const auto byte = static_cast<unsigned char>(c);
        if (standsForItself(c))
            text += c;
        else
            text += {'%', hexDigits[byte >> 4], hexDigits[byte & 15]};
    }
    return text;
}

std::string pathOfKept(std::string_view text)
{
    if (!text.starts_with(scheme))
        return std::string(text);
    return decoded(text.substr(scheme.size())).value_or(std::string(text));
}

} // namespace limber
