#include "bvh/repair/valuescanner.h"

#include "base/ascii.h"
#include "bvh/text/numberparser.h"
#include "bvh/text/textscanner.h"

#include <string>

namespace limber {

namespace {

bool isSign(char c)
{
    return c == '+' || c == '-';
}

bool separatesValues(char c)
{
    return c == ',' || c == ';';
}

std::size_t skipDigits(std::string_view text, std::size_t at, std::size_t end)
{
    while (at < end && isDigit(text[at]))
        ++at;
    return at;
}

// Returns whether the text may be a number with grouped thousands: 1,234 and 12,345 but not 0,123, 1,5 or 1,2345.
bool couldGroupThousands(std::string_view number)
{
    if (!number.empty() && isSign(number.front()))
        number.remove_prefix(1);
    const std::size_t comma = number.find(',');
    return comma >= 1 && comma <= 3 && number.front() != '0' && number.size() == comma + 4 &&
           skipDigits(number, comma + 1, number.size()) == number.size();
}

// Returns the length of nan, inf, infinity, nan(...) or what old Microsoft libraries print (1.#QNAN, 1.#INF00) at the
// start of the text, without its sign, or 0 if there is none of these.
std::size_t lengthOfNoNumber(std::string_view text)
{
    for (const std::string_view word : {"infinity", "inf", "nan"}) {
        if (!sameWord(text.substr(0, word.size()), word))
            continue;
        std::size_t length = word.size();
        for (const std::string_view kind : {"(ind)", "(snan)"}) {
            if (sameWord(text.substr(length, kind.size()), kind))
                length += kind.size();
        }
        return length;
    }
    for (const std::string_view word : {"1.#QNAN", "1.#SNAN", "1.#IND", "1.#INF"}) {
        if (sameWord(text.substr(0, word.size()), word))
            return skipDigits(text, word.size(), text.size());
    }
    return 0;
}

} // namespace

ValueScanner::ValueScanner(std::string_view text, TextSpan stretch, CommaMeaning meaning, CommaEvidence &evidence,
                           Words words)
    : m_text(text), m_begin(stretch.begin), m_end(stretch.end), m_meaning(meaning), m_evidence(evidence),
      m_words(words), m_position(stretch.begin)
{
}

std::optional<FoundValue> ValueScanner::next()
{
    if (!skipToValue() || m_position >= m_end)
        return std::nullopt;
    auto found = takeValue();
    if (!found && m_words == Words::Taken)
        found = takeWord();
    m_anyValue = found.has_value();
    if (found)
        m_lastEnd = m_position = found->span.end;
    return found;
}

bool ValueScanner::skipToValue()
{
    bool afterSeparator = false;
    for (; m_position < m_end; ++m_position) {
        const char c = m_text[m_position];
        if (isBlank(c) || isLineEnd(c))
            continue;
        if (!separatesValues(c))
            return true;
        if (!isSeparatorHere(afterSeparator)) {
            m_failed = true;
            return false;
        }
        afterSeparator = m_sawSeparator = true;
    }
    return true;
}

// Returns whether a separator is at the cursor. It must follow a value, and only one may do so: otherwise a value would
// be missing. A comma that begins a word (“1 ,5”) may be either mark, and so may one that joins more than two runs of
// digits.
bool ValueScanner::isSeparatorHere(bool afterSeparator) const
{
    if (afterSeparator || !m_anyValue)
        return false;
    if (m_text[m_position] == ';')
        return true;
    const char following = at(m_position + 1);
    const bool beforeDigit = isDigit(following) || following == '.';
    const bool afterBlank = m_position > m_begin && m_position != m_lastEnd;
    return !beforeDigit || (m_meaning == CommaMeaning::Separator && !afterBlank);
}

std::optional<FoundValue> ValueScanner::takeValue()
{
    FoundValue found;
    found.touchesPrevious = m_anyValue && m_position == m_lastEnd;
    if (!takeNoNumber(found) && !takeNumber(found))
        return fail();
    return mayEndValue(found.span.end) ? std::optional(found) : fail();
}

// Takes what has no reading up to the next blank or separator. A word that runs into the value before it would make one
// value too many of the two.
std::optional<FoundValue> ValueScanner::takeWord()
{
    if (m_anyValue && m_position == m_lastEnd)
        return std::nullopt;
    FoundValue found;
    found.isNumber = false;
    found.isWord = true;
    found.span = {m_position, m_position};
    while (!endsWordAt(found.span.end))
        ++found.span.end;
    m_failed = found.span.isEmpty();
    return m_failed ? std::nullopt : std::optional(found);
}

bool ValueScanner::endsWordAt(std::size_t position) const
{
    if (position >= m_end)
        return true;
    const char c = m_text[position];
    return isBlank(c) || isLineEnd(c) || separatesValues(c);
}

bool ValueScanner::takeNoNumber(FoundValue &found)
{
    const std::size_t begin = m_position + (isSign(m_text[m_position]) ? 1 : 0);
    constexpr std::size_t longest = 32;
    const std::size_t length = lengthOfNoNumber(m_text.substr(begin, std::min(longest, m_end - begin)));
    found.span = {m_position, begin + length};
    found.isNumber = length == 0;
    return length > 0;
}

bool ValueScanner::takeNumber(FoundValue &found)
{
    const char *const base = m_text.data();
    ParsedNumber number = parseNumber(base + m_position, base + m_end);
    auto end = static_cast<std::size_t>(number.end - base);
    if (m_meaning == CommaMeaning::DecimalMark && hasDecimalCommaAt(m_position, end)) {
        std::size_t after = skipDigits(m_text, end + 1, m_end);
        if (at(after) == 'e' || at(after) == 'E')
            after = skipDigits(m_text, after + (isSign(at(after + 1)) ? 2 : 1), m_end);
        std::string word(m_text.substr(m_position, after - m_position));
        m_evidence.anyDecimalComma = true;
        m_evidence.anyThatCannotGroup |= !couldGroupThousands(word);
        word[end - m_position] = '.';
        number = parseWholeNumber(word);
        found.hasDecimalComma = true;
        end = after;
    }
    found.span = {m_position, end};
    found.value = number.value;
    found.isNumber = number.fault == NumberFault::None;
    return number.fault != NumberFault::NotANumber;
}

// Returns whether the comma has digits on both sides and is the first mark in the number.
bool ValueScanner::hasDecimalCommaAt(std::size_t begin, std::size_t comma) const
{
    if (at(comma) != ',' || comma == begin || !isDigit(m_text[comma - 1]) || !isDigit(at(comma + 1)))
        return false;
    const std::string_view before = m_text.substr(begin, comma - begin);
    return before.find_first_of(".eE") == std::string_view::npos;
}

bool ValueScanner::mayEndValue(std::size_t end) const
{
    const char c = end < m_end ? m_text[end] : ' ';
    return isBlank(c) || isLineEnd(c) || separatesValues(c) || isSign(c);
}

std::nullopt_t ValueScanner::fail()
{
    m_failed = true;
    return std::nullopt;
}

} // namespace limber
