#include "bvh/text/textencoding.h"

#include <cstdint>

namespace limber {

namespace {

constexpr char32_t firstSupplementary = 0x10000;

void appendUtf8(std::string &text, char32_t c)
{
    const auto put = [&](char32_t byte) { text.push_back(static_cast<char>(byte)); };
    if (c < 0x80) {
        put(c);
    } else if (c < 0x800) {
        put(0xC0 | c >> 6);
        put(0x80 | (c & 0x3F));
    } else if (c < firstSupplementary) {
        put(0xE0 | c >> 12);
        put(0x80 | (c >> 6 & 0x3F));
        put(0x80 | (c & 0x3F));
    } else {
        put(0xF0 | c >> 18);
        put(0x80 | (c >> 12 & 0x3F));
        put(0x80 | (c >> 6 & 0x3F));
        put(0x80 | (c & 0x3F));
    }
}

// Takes one character off the front; returns U+FFFD and takes one byte if it is invalid.
char32_t takeUtf8(std::string_view &text)
{
    const auto byte = [&](std::size_t i) { return static_cast<unsigned char>(text[i]); };
    const unsigned char first = byte(0);
    const std::size_t length = first < 0x80 ? 1 : first < 0xE0 ? 2 : first < 0xF0 ? 3 : 4;
    if (length == 1) {
        text.remove_prefix(1);
        return first;
    }
    if (first < 0xC2 || text.size() < length) {
        text.remove_prefix(1);
        return 0xFFFD;
    }
    char32_t c = first & (0xFFu >> (length + 1));
    for (std::size_t i = 1; i < length; ++i)
        c = c << 6 | (byte(i) & 0x3Fu);
    text.remove_prefix(length);
    return c;
}

} // namespace

TextEncoding detectEncoding(std::string_view bytes)
{
    if (bytes.starts_with("\xFF\xFE"))
        return TextEncoding::Utf16LittleEndian;
    if (bytes.starts_with("\xFE\xFF"))
        return TextEncoding::Utf16BigEndian;
    return TextEncoding::Bytes;
}

std::optional<std::string> utf8FromUtf16(std::string_view bytes, TextEncoding encoding)
{
    if (bytes.size() % 2 != 0)
        return std::nullopt;
    const bool little = encoding == TextEncoding::Utf16LittleEndian;
    const auto unit = [&](std::size_t at) {
        const auto low = static_cast<unsigned char>(bytes[little ? at : at + 1]);
        const auto high = static_cast<unsigned char>(bytes[little ? at + 1 : at]);
        return static_cast<char32_t>(high << 8 | low);
    };
    std::string text;
    text.reserve(bytes.size() / 2);
    for (std::size_t at = 0; at < bytes.size(); at += 2) {
        char32_t c = unit(at);
        if (c >= 0xDC00 && c < 0xE000)
            return std::nullopt;
        if (c >= 0xD800 && c < 0xDC00) {
            at += 2;
            const char32_t low = at < bytes.size() ? unit(at) : 0;
            if (low < 0xDC00 || low >= 0xE000)
                return std::nullopt;
            c = firstSupplementary + ((c - 0xD800) << 10) + (low - 0xDC00);
        }
        appendUtf8(text, c);
    }
    return text;
}

std::string utf16FromUtf8(std::string_view text, TextEncoding encoding)
{
    std::string bytes;
    bytes.reserve(text.size() * 2);
    const auto put = [&](char32_t unit) {
        const auto low = static_cast<char>(unit & 0xFF);
        const auto high = static_cast<char>(unit >> 8);
        const bool little = encoding == TextEncoding::Utf16LittleEndian;
        bytes.push_back(little ? low : high);
        bytes.push_back(little ? high : low);
    };
    while (!text.empty()) {
        const char32_t c = takeUtf8(text);
        if (c < firstSupplementary) {
            put(c);
        } else {
            put(0xD800 + ((c - firstSupplementary) >> 10));
            put(0xDC00 + ((c - firstSupplementary) & 0x3FF));
        }
    }
    return bytes;
}

} // namespace limber
