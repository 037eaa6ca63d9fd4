#include "bvh/text/textscanner.h"

#include "messages/readingmessages.h"

#include <algorithm>

namespace limber {

namespace {

char lower(char c)
{
    return c >= 'A' && c <= 'Z' ? static_cast<char>(c + ('a' - 'A')) : c;
}

bool separates(char c)
{
    return isBlank(c) || isLineEnd(c);
}

} // namespace

bool sameWord(std::string_view word, std::string_view keyword)
{
    return std::ranges::equal(word, keyword, {}, lower, lower);
}

std::size_t endOfLine(std::string_view text, std::size_t from)
{
    return std::min(text.find_first_of("\r\n", from), text.size());
}

TextScanner::TextScanner(std::string_view text, FindingLog &log) : m_text(text), m_log(log)
{
}

void TextScanner::skipBlanks()
{
    while (m_position < m_text.size() && isBlank(m_text[m_position]))
        ++m_position;
}

bool TextScanner::skipToWord()
{
    while (m_position < m_text.size()) {
        const char c = m_text[m_position];
        if (isLineEnd(c)) {
            m_lineHasWord = false;
            ++m_position;
        } else if (isBlank(c)) {
            ++m_position;
        } else if (!m_lineHasWord && isAtComment()) {
            m_log.warn(FindingKind::Comment, m_position, messages::commentDropped());
            skipLine();
        } else {
            return true;
        }
    }
    return false;
}

TextSpan TextScanner::wordAt(std::size_t position) const
{
    std::size_t end = position;
    if (end < m_text.size() && isBrace(m_text[end]))
        return {position, position + 1};
    while (end < m_text.size() && !separates(m_text[end]) && !isBrace(m_text[end]))
        ++end;
    return {position, end};
}

TextSpan TextScanner::take()
{
    if (!skipToWord())
        return {m_position, m_position};
    const TextSpan word = peek();
    m_position = word.end;
    m_lineHasWord = true;
    const bool brace = isBrace(m_text[word.begin]);
    const bool touchesNext = m_position < m_text.size() && !separates(m_text[m_position]);
    const bool nextIsBrace = touchesNext && isBrace(m_text[m_position]);
    if (touchesNext && brace != nextIsBrace)
        m_log.warn(FindingKind::GluedBrace, word.begin, messages::gluedBrace());
    return word;
}

bool TextScanner::takeKeyword(std::string_view keyword)
{
    if (!skipToWord() || !isKeyword(peek(), keyword))
        return false;
    const TextSpan word = take();
    if (at(word) != keyword) {
        m_log.warnOnce(FindingKind::KeywordCase, word.begin,
                       messages::unusualCase(wordArgument(keyword), nameOf(word)));
    }
    return true;
}

TextSpan TextScanner::takeRestOfLine()
{
    skipBlanks();
    const std::size_t begin = m_position;
    std::size_t end = begin;
    for (; m_position < m_text.size(); ++m_position) {
        const char c = m_text[m_position];
        if (isLineEnd(c) || c == '{')
            break;
        if (!isBlank(c))
            end = m_position + 1;
    }
    if (end > begin) {
        m_lineHasWord = true;
        if (end < m_text.size() && m_text[end] == '{')
            m_log.warn(FindingKind::GluedBrace, begin, messages::gluedBrace());
    }
    return {begin, end};
}

Message TextScanner::nameOf(TextSpan word) const
{
    if (word.isEmpty())
        return messages::endOfFile();
    return messages::quotedWord(nameArgument(at(word)));
}

std::size_t TextScanner::endOfLastWord() const
{
    const std::size_t last = m_text.find_last_not_of(" \t\v\f\r\n");
    return last == std::string_view::npos ? 0 : last + 1;
}

void TextScanner::refuseNext(FindingKind kind, const Expected &expected)
{
    const bool found = skipToWord();
    m_log.refuse(kind, found ? m_position : endOfLastWord(), expected(nameOf(peek())));
}

bool TextScanner::isAtComment() const
{
    const std::string_view rest = m_text.substr(m_position);
    return rest.starts_with('#') || rest.starts_with("//");
}

void TextScanner::skipLine()
{
    while (m_position < m_text.size() && !isLineEnd(m_text[m_position]))
        ++m_position;
}

} // namespace limber
