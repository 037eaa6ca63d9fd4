#include "bvh/repair/valuestext.h"

#include "bvh/text/textscanner.h"

#include <algorithm>

namespace limber {

void PunctuationCount::add(const std::vector<FoundValue> &values, bool separators)
{
    if (separators && !values.empty())
        m_separated.add(values.front().span);
    for (std::size_t i = 0; i < values.size(); ++i) {
        if (values[i].hasDecimalComma)
            m_commas.add(values[i].span);
        if (values[i].touchesPrevious && i > 0)
            m_touching.add({values[i - 1].span.begin, values[i].span.end});
    }
}

void PunctuationCount::report(const Message &separatorsReplaced, FindingLog &log) const
{
    if (m_commas.count > 0)
        log.warn(FindingKind::Repaired, m_commas.first.begin,
                 messages::decimalCommas(m_commas.count, name(m_commas.first)));
    if (m_separated.count > 0)
        log.warn(FindingKind::Repaired, m_separated.first.begin, separatorsReplaced);
    if (m_touching.count > 0)
        log.warn(FindingKind::Repaired, m_touching.first.begin,
                 messages::splitBeforeSign(m_touching.count, name(m_touching.first)));
}

MessageArgument PunctuationCount::name(TextSpan span) const
{
    return nameArgument(m_text.substr(span.begin, span.size()));
}

std::string withDecimalPoint(std::string_view number)
{
    std::string result(number);
    std::ranges::replace(result, ',', '.');
    return result;
}

void appendAsBlanks(std::string_view between, bool atLeastOne, std::string &out)
{
    const std::size_t before = out.size();
    std::ranges::copy_if(between, std::back_inserter(out), [](char c) { return c != ',' && c != ';'; });
    if (out.size() == before && atLeastOne)
        out += ' ';
}

std::optional<std::string> valuesAsNumbers(std::string_view text, TextSpan stretch, int wanted, CommaMeaning meaning,
                                           CommaEvidence &evidence, FindingLog &log)
{
    CommaEvidence own;
    ValueScanner scanner(text, stretch, meaning, own);
    std::vector<FoundValue> values;
    while (const auto found = scanner.next()) {
        if (!found->isNumber || values.size() == static_cast<std::size_t>(wanted))
            return std::nullopt;
        values.push_back(*found);
    }
    if (scanner.failed() || values.size() != static_cast<std::size_t>(wanted))
        return std::nullopt;
    evidence.anyDecimalComma |= own.anyDecimalComma;
    evidence.anyThatCannotGroup |= own.anyThatCannotGroup;
    PunctuationCount punctuation(text);
    punctuation.add(values, scanner.sawSeparator());
    punctuation.reportOffset(log);

    std::string out;
    std::size_t copied = stretch.begin;
    for (const FoundValue &value : values) {
        appendAsBlanks(text.substr(copied, value.span.begin - copied), copied > stretch.begin, out);
        const std::string_view word = text.substr(value.span.begin, value.span.size());
        out += value.hasDecimalComma ? withDecimalPoint(word) : std::string(word);
        copied = value.span.end;
    }
    appendAsBlanks(text.substr(copied, stretch.end - copied), false, out);
    return out;
}

} // namespace limber
