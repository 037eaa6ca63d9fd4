#include "scene/gltf/gltfbytes.h"

#include <algorithm>
#include <cstdint>

namespace limber {

namespace {

// Returns the digit, or -1 for a character that is not a digit.
int base64Digit(char c)
{
    if (c >= 'A' && c <= 'Z')
        return c - 'A';
    if (c >= 'a' && c <= 'z')
        return c - 'a' + 26;
    if (c >= '0' && c <= '9')
        return c - '0' + 52;
    return c == '+' ? 62 : c == '/' ? 63 : -1;
}

int hexDigit(char c)
{
    if (c >= '0' && c <= '9')
        return c - '0';
    if (c >= 'A' && c <= 'F')
        return c - 'A' + 10;
    return c >= 'a' && c <= 'f' ? c - 'a' + 10 : -1;
}

} // namespace

std::optional<std::string> bytesOfBase64(std::string_view text)
{
    while (text.ends_with('='))
        text.remove_suffix(1);
    if (text.size() % 4 == 1)
        return std::nullopt;
    std::string bytes;
    bytes.reserve(text.size() / 4 * 3 + 2);
    std::uint32_t bits = 0;
    int bitCount = 0;
    for (const char c : text) {
        const int digit = base64Digit(c);
        if (digit < 0)
            return std::nullopt;
        bits = bits << 6 | static_cast<std::uint32_t>(digit);
        bitCount += 6;
        if (bitCount < 8)
            continue;
        bitCount -= 8;
        bytes += static_cast<char>(static_cast<unsigned char>(bits >> bitCount));
    }
    return bytes;
}

std::optional<std::string> bytesOfDataUri(std::string_view uri)
{
    constexpr std::string_view mark = ";base64,";
    const std::size_t start = uri.find(mark);
    return start == std::string_view::npos ? std::nullopt : bytesOfBase64(uri.substr(start + mark.size()));
}

std::optional<std::string> bytesOfUri(std::string_view uri)
{
    std::string bytes;
    for (std::size_t i = 0; i < uri.size(); ++i) {
        if (uri[i] != '%') {
            bytes += uri[i];
            continue;
        }
        const int high = uri.size() - i > 2 ? hexDigit(uri[i + 1]) : -1;
        const int low = uri.size() - i > 2 ? hexDigit(uri[i + 2]) : -1;
        if (high < 0 || low < 0)
            return std::nullopt;
        bytes += static_cast<char>(static_cast<unsigned char>(high * 16 + low));
        i += 2;
    }
    return bytes;
}

bool isBelow(std::string_view path)
{
    if (path.empty() || path.front() == '/' || path.find('\0') != std::string_view::npos)
        return false;
    const std::size_t colon = path.find(':');
    if (colon != std::string_view::npos && colon < path.find('/'))
        return false; // it belongs to a scheme
    while (!path.empty()) {
        const std::size_t slash = std::min(path.find('/'), path.size());
        if (path.substr(0, slash) == "..")
            return false;
        path.remove_prefix(std::min(slash + 1, path.size()));
    }
    return true;
}

} // namespace limber
