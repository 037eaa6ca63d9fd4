#pragma once

#include "bvh/text/findinglog.h"
#include "bvh/text/sourcetext.h"

#include <functional>
#include <string_view>

namespace limber {

[[nodiscard]] constexpr bool isLineEnd(char c)
{
    return c == '\n' || c == '\r';
}

// Blank, tab, vertical tab, form feed: what separates words inside a line. No other character does.
[[nodiscard]] constexpr bool isBlank(char c)
{
    return c == ' ' || c == '\t' || c == '\v' || c == '\f';
}

[[nodiscard]] constexpr bool isBrace(char c)
{
    return c == '{' || c == '}';
}

// The end of the line that holds this position: its line end, which is not part of it, or the end of the text.
[[nodiscard]] std::size_t endOfLine(std::string_view text, std::size_t from);

// Same letters, upper or lower case (ASCII).
[[nodiscard]] bool sameWord(std::string_view word, std::string_view keyword);

// A cursor over BVH text that hands out words and braces, passes over comment lines and knows where it
// stands. It never reads beyond the text.
class TextScanner
{
public:
    TextScanner(std::string_view text, FindingLog &log);

    [[nodiscard]] std::string_view text() const { return m_text; }
    [[nodiscard]] std::size_t position() const { return m_position; }
    void moveTo(std::size_t position) { m_position = position; }
    // A comment must be the first thing on its line: sets whether something stands before the cursor already.
    void setInsideLine(bool inside) { m_lineHasWord = inside; }

    // Passes over spaces inside the line.
    void skipBlanks();
    // Passes over spaces, line ends and comment lines, to the next word; false at the end of the text.
    bool skipToWord();
    // The word or single brace under the cursor (after skipToWord); empty at the end.
    [[nodiscard]] TextSpan peek() const { return wordAt(m_position); }
    [[nodiscard]] TextSpan wordAt(std::size_t position) const;
    [[nodiscard]] std::string_view peekText() const { return at(peek()); }
    // skipToWord, then the word, passed over; empty at the end of the text.
    TextSpan take();
    // Passes over the word if it is this keyword; another letter case is taken with a warning.
    bool takeKeyword(std::string_view keyword);
    // Whether takeKeyword would take it.
    [[nodiscard]] bool isKeyword(TextSpan word, std::string_view keyword) const { return sameWord(at(word), keyword); }
    // The rest of the line up to '{', without spaces around it; the cursor moves past it.
    TextSpan takeRestOfLine();

    [[nodiscard]] std::string_view at(TextSpan span) const { return m_text.substr(span.begin, span.size()); }
    // "the end of the file" or the word in quotes, for messages.
    [[nodiscard]] Message nameOf(TextSpan word) const;
    // After the last word of the text: where a message about something missing at the end points to.
    [[nodiscard]] std::size_t endOfLastWord() const;
    // Makes a message from what was found instead of what was expected.
    using Expected = std::function<Message(const Message &found)>;
    // Refuses at the next word.
    void refuseNext(FindingKind kind, const Expected &expected);

private:
    [[nodiscard]] bool isAtComment() const;
    void skipLine();

    std::string_view m_text;
    FindingLog &m_log;
    std::size_t m_position = 0;
    bool m_lineHasWord = false; // a comment must be the first thing on its line
};

} // namespace limber
