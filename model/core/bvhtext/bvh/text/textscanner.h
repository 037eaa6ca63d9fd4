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

// Returns whether a character separates words inside a line: space, tab, vertical tab or form feed. No other character
// does.
[[nodiscard]] constexpr bool isBlank(char c)
{
    return c == ' ' || c == '\t' || c == '\v' || c == '\f';
}

[[nodiscard]] constexpr bool isBrace(char c)
{
    return c == '{' || c == '}';
}

// Returns the end of the line that holds this position: the position of its line end, or the end of the text.
[[nodiscard]] std::size_t endOfLine(std::string_view text, std::size_t from);

// Returns whether two words have the same letters, in upper or lower case (ASCII).
[[nodiscard]] bool sameWord(std::string_view word, std::string_view keyword);

// A cursor over BVH text that hands out words and braces and skips comment lines. It never reads beyond the text.
class TextScanner
{
public:
    TextScanner(std::string_view text, FindingLog &log);

    [[nodiscard]] std::string_view text() const { return m_text; }
    [[nodiscard]] std::size_t position() const { return m_position; }
    void moveTo(std::size_t position) { m_position = position; }
    // Sets whether something stands before the cursor on its line: a comment must be the first thing on its line.
    void setInsideLine(bool inside) { m_lineHasWord = inside; }

    // Skips spaces inside the line.
    void skipBlanks();
    // Skips spaces, line ends and comment lines up to the next word; returns false at the end of the text.
    bool skipToWord();
    // Returns the word or single brace under the cursor (after skipToWord); empty at the end.
    [[nodiscard]] TextSpan peek() const { return wordAt(m_position); }
    [[nodiscard]] TextSpan wordAt(std::size_t position) const;
    [[nodiscard]] std::string_view peekText() const { return at(peek()); }
    // Skips to the next word, passes it and returns it; empty at the end of the text.
    TextSpan take();
    // Passes the word if it is this keyword; accepts another letter case with a warning. Returns whether it passed it.
    bool takeKeyword(std::string_view keyword);
    // Returns whether takeKeyword() would accept the word.
    [[nodiscard]] bool isKeyword(TextSpan word, std::string_view keyword) const { return sameWord(at(word), keyword); }
    // Returns the rest of the line up to '{', without spaces around it, and moves the cursor past it.
    TextSpan takeRestOfLine();

    [[nodiscard]] std::string_view at(TextSpan span) const { return m_text.substr(span.begin, span.size()); }
    // Returns "the end of the file" or the word in quotes, for messages.
    [[nodiscard]] Message nameOf(TextSpan word) const;
    // Returns the position after the last word of the text. A message about something missing at the end points to it.
    [[nodiscard]] std::size_t endOfLastWord() const;
    // Makes a message that says what was expected and what was found instead.
    using Expected = std::function<Message(const Message &found)>;
    // Reports an error at the next word.
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
