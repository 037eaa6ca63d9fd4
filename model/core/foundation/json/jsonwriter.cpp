#include "json/jsonwriter.h"

#include "json/jsonquoting.h"

#include <array>
#include <charconv>

namespace limber {

void JsonWriter::separate()
{
    if (!m_isFirst)
        m_text += ',';
    m_isFirst = false;
}

void JsonWriter::begin(char bracket)
{
    separate();
    m_text += bracket;
    m_isFirst = true;
}

void JsonWriter::end(char bracket)
{
    m_text += bracket;
    m_isFirst = false;
}

void JsonWriter::key(std::string_view name)
{
    separate();
    m_text += jsonQuoted(name) + ':';
    m_isFirst = true;
}

void JsonWriter::text(std::string_view utf8)
{
    separate();
    m_text += jsonQuoted(utf8);
}

void JsonWriter::number(double value)
{
    separate();
    std::array<char, 32> digits{}; // capacity for the longest double
    const auto end = std::to_chars(digits.data(), digits.data() + digits.size(), value);
    m_text.append(digits.data(), end.ptr);
}

void JsonWriter::integer(std::int64_t value)
{
    separate();
    m_text += std::to_string(value);
}

void JsonWriter::boolean(bool value)
{
    separate();
    m_text += value ? "true" : "false";
}

} // namespace limber
