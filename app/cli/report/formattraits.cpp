#include "report/formattraits.h"

#include "base/finding.h"
#include "bvh/text/sourcetext.h"

#include <algorithm>
#include <string_view>

namespace limber::cli {

namespace {

constexpr std::string_view utf8Mark = "\xEF\xBB\xBF";

// Returns the white space that begins a line, without the line end of a blank line.
std::string_view leadingWhiteSpace(std::string_view line)
{
    const std::size_t end = line.find_first_not_of(" \t");
    return end == std::string_view::npos ? std::string_view{} : line.substr(0, end);
}

// The first indented line of the hierarchy shows one level; if there are both tabs and spaces, the result is "mixed".
std::string indentOf(std::string_view hierarchy)
{
    bool hasTabs = false;
    bool hasBlanks = false;
    std::size_t level = 0;
    for (std::size_t begin = 0; begin < hierarchy.size();) {
        const std::size_t end = std::min(hierarchy.find_first_of("\r\n", begin), hierarchy.size());
        const std::string_view space = leadingWhiteSpace(hierarchy.substr(begin, end - begin));
        hasTabs = hasTabs || space.find('\t') != std::string_view::npos;
        hasBlanks = hasBlanks || space.find(' ') != std::string_view::npos;
        level = level == 0 ? space.size() : level;
        begin = end + 1;
    }
    if (hasTabs && hasBlanks)
        return "mixed";
    if (hasTabs)
        return level == 1 ? "tab" : std::to_string(level) + " tabs";
    if (hasBlanks)
        return level == 1 ? "1 blank" : std::to_string(level) + " blanks";
    return "none";
}

std::string lineEndsOf(std::string_view text)
{
    const auto lineFeeds = std::ranges::count(text, '\n');
    const auto returns = std::ranges::count(text, '\r');
    if (returns == 0)
        return lineFeeds == 0 ? "none" : "LF";
    if (lineFeeds == 0)
        return "CR";
    if (lineFeeds != returns)
        return "mixed";
    for (std::size_t at = text.find('\r'); at != std::string_view::npos; at = text.find('\r', at + 1)) {
        if (at + 1 == text.size() || text[at + 1] != '\n')
            return "mixed";
    }
    return "CR LF";
}

// Counts the decimals of the numbers.
class DecimalCount
{
public:
    void add(std::string_view text)
    {
        int decimals = NotInNumber;
        for (const char c : text) {
            if (c >= '0' && c <= '9')
                decimals = decimals == NotInNumber ? 0 : decimals + (m_isAfterPoint ? 1 : 0);
            if (c == '.' && !m_isAfterPoint) {
                m_isAfterPoint = true;
                decimals = 0;
            }
            if (c == ' ' || c == '\t' || c == '\n' || c == '\r')
                finish(decimals);
        }
        finish(decimals);
    }

    [[nodiscard]] std::string inWords() const
    {
        if (m_most == NotInNumber)
            return "no numbers";
        const std::string count = std::to_string(m_most) + (m_most == 1 ? " decimal" : " decimals");
        return m_least == m_most ? count : "up to " + count;
    }

private:
    static constexpr int NotInNumber = -1;

    void finish(int &decimals)
    {
        if (decimals != NotInNumber) {
            m_least = m_most == NotInNumber ? decimals : std::min(m_least, decimals);
            m_most = std::max(m_most, decimals);
        }
        decimals = NotInNumber;
        m_isAfterPoint = false;
    }

    bool m_isAfterPoint = false;
    int m_least = 0;
    int m_most = NotInNumber;
};

// Returns a text that shows everything about some rows: one of them if they are all written in the same way.
std::string sampleOf(const SourceRows &rows)
{
    if (!rows.form)
        return rows.text;
    std::string row;
    rows.form->appendRow(std::span(*rows.values).first(rows.form->decimals.size()), row);
    return row + rows.form->ending;
}

// Returns such a text for the whole source.
std::string sampleOf(const SourceText &source)
{
    std::string text = source.head;
    for (const auto &rows : source.rows)
        text += sampleOf(*rows) + rows->after;
    return text + source.tail;
}

std::string digitsOf(const SourceText &source)
{
    DecimalCount count;
    if (source.rowCount() > 0) {
        for (const auto &rows : source.rows)
            count.add(sampleOf(*rows));
        return count.inWords();
    }
    for (const SourceText::NodePositions &positions : source.joints) {
        for (const TextSpan &number : positions.offset)
            count.add(source.at(number));
    }
    return count.inWords();
}

std::string encodingOf(TextEncoding encoding, std::string_view text)
{
    switch (encoding) {
    case TextEncoding::Utf16LittleEndian:
        return "UTF-16 little endian";
    case TextEncoding::Utf16BigEndian:
        return "UTF-16 big endian";
    case TextEncoding::Bytes:
        break;
    }
    if (text.starts_with(utf8Mark))
        return "UTF-8 with mark";
    if (std::ranges::all_of(text, [](char c) { return static_cast<unsigned char>(c) < 0x80; }))
        return "ASCII";
    return isUtf8(text) ? "UTF-8" : "not UTF-8";
}

} // namespace

FormatTraits formatTraits(const SourceText &source)
{
    FormatTraits traits;
    traits.indent = indentOf(source.at(source.hierarchy));
    const std::string text = sampleOf(source);
    traits.lineEnds = lineEndsOf(text);
    traits.digits = digitsOf(source);
    traits.encoding = encodingOf(source.encoding, text);
    traits.endsWithLineEnd = text.ends_with('\n') || text.ends_with('\r');
    return traits;
}

} // namespace limber::cli
