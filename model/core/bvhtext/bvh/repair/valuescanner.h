#pragma once

#include "bvh/text/sourcetext.h"

#include <optional>
#include <string_view>

namespace limber {

// What a comma between two digits means. The same meaning must fit the whole file.
enum class CommaMeaning { DecimalMark, Separator };

// Whether the decimal commas of a file can be distinguished from other commas. They cannot if each of them could also
// group thousands (1,234).
struct CommaEvidence
{
    bool anyDecimalComma = false;
    bool anyThatCannotGroup = false;

    [[nodiscard]] bool isAmbiguous() const { return anyDecimalComma && !anyThatCannotGroup; }
};

// A value as a repair understands it.
struct FoundValue
{
    TextSpan span;
    double value = 0.0;
    bool isNumber = true; // false for nan, infinity, numbers that overflow a double, and words
    bool isWord = false; // a word that is no value at all
    bool hasDecimalComma = false;
    bool touchesPrevious = false; // whether it runs into the value before it: -7.7-1.4
};

// Takes the values of a stretch of text one by one and accepts more than the reader does: commas, semicolons, numbers
// that run together, nan and infinity. It fails if the text has more than one reading or none, unless it is told to
// take words without a reading as values that are not numbers.
class ValueScanner
{
public:
    enum class Words { Fail, Taken };

    ValueScanner(std::string_view text, TextSpan stretch, CommaMeaning meaning, CommaEvidence &evidence,
                 Words words = Words::Fail);

    // Returns the next value, or nothing at the end of the stretch or after a failure.
    [[nodiscard]] std::optional<FoundValue> next();
    [[nodiscard]] bool failed() const { return m_failed; }
    [[nodiscard]] std::size_t position() const { return m_position; }
    // Returns whether a comma or semicolon stood between or after the values so far.
    [[nodiscard]] bool sawSeparator() const { return m_sawSeparator; }

private:
    [[nodiscard]] bool skipToValue();
    [[nodiscard]] bool isSeparatorHere(bool afterSeparator) const;
    [[nodiscard]] std::optional<FoundValue> takeValue();
    [[nodiscard]] std::optional<FoundValue> takeWord();
    [[nodiscard]] bool endsWordAt(std::size_t position) const;
    [[nodiscard]] bool takeNoNumber(FoundValue &found);
    [[nodiscard]] bool takeNumber(FoundValue &found);
    [[nodiscard]] bool hasDecimalCommaAt(std::size_t begin, std::size_t comma) const;
    [[nodiscard]] bool mayEndValue(std::size_t end) const;
    [[nodiscard]] char at(std::size_t position) const { return position < m_end ? m_text[position] : '\0'; }
    std::nullopt_t fail();

    std::string_view m_text;
    std::size_t m_begin;
    std::size_t m_end;
    CommaMeaning m_meaning;
    CommaEvidence &m_evidence;
    Words m_words;
    std::size_t m_position;
    std::size_t m_lastEnd = 0; // end of the value before
    bool m_anyValue = false;
    bool m_sawSeparator = false;
    bool m_failed = false;
};

} // namespace limber
