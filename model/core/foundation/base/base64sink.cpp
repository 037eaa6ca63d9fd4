#include "base/base64sink.h"

#include <array>
#include <cstdint>

namespace limber {

namespace {

constexpr std::string_view letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";

// Encodes one to three bytes as four letters.
void encode(std::string_view bytes, std::string &text)
{
    std::uint32_t bits = 0;
    for (std::size_t i = 0; i < 3; ++i)
        bits = (bits << 8) | (i < bytes.size() ? static_cast<unsigned char>(bytes[i]) : 0U);
    std::array<char, 4> four{};
    for (std::size_t i = 0; i < 4; ++i)
        four[i] = i <= bytes.size() ? letters[(bits >> (18 - 6 * i)) & 63U] : '=';
    text.append(four.data(), four.size());
}

} // namespace

bool Base64Sink::write(std::string_view bytes)
{
    std::string text;
    text.reserve((m_rest.size() + bytes.size()) / 3 * 4);
    while (!m_rest.empty() && m_rest.size() < 3 && !bytes.empty()) {
        m_rest += bytes.front();
        bytes.remove_prefix(1);
    }
    if (m_rest.size() == 3) {
        encode(m_rest, text);
        m_rest.clear();
    }
    for (; bytes.size() >= 3 && m_rest.empty(); bytes.remove_prefix(3))
        encode(bytes.substr(0, 3), text);
    m_rest += bytes;
    return m_sink(text);
}

bool Base64Sink::finish()
{
    std::string text;
    if (!m_rest.empty())
        encode(m_rest, text);
    m_rest.clear();
    return m_sink(text);
}

} // namespace limber
