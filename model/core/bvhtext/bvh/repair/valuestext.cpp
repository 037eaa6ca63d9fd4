#include "bvh/repair/valuestext.h"

#include "bvh/text/textscanner.h"
#include "messages/repairmessages.h"

#include <algorithm>

namespace limber {

void reportPunctuation(std::string_view text, const std::vector<FoundValue> &values, bool separators, FindingLog &log)
{
    const auto comma = std::find_if(values.begin(), values.end(), [](const auto &v) { return v.hasDecimalComma; });
    if (comma != values.end()) {
        const auto count = std::count_if(comma, values.end(), [](const auto &v) { return v.hasDecimalComma; });
        log.warn(FindingKind::Repaired, comma->span.begin,
                 messages::decimalCommas(count, nameArgument(text.substr(comma->span.begin, comma->span.size()))));
    }
    if (separators && !values.empty())
        log.warn(FindingKind::Repaired, values.front().span.begin, messages::separatorsReplaced());
    for (std::size_t i = 1; i < values.size(); ++i) {
        if (!values[i].touchesPrevious)
            continue;
        const TextSpan both{values[i - 1].span.begin, values[i].span.end};
        log.warn(FindingKind::Repaired, both.begin,
                 messages::splitBeforeSign(nameArgument(text.substr(both.begin, both.size()))));
    }
}

std::string withDecimalPoint(std::string_view number)
{
    std::string result(number);
    std::replace(result.begin(), result.end(), ',', '.');
    return result;
}

void appendAsBlanks(std::string_view between, bool atLeastOne, std::string &out)
{
    const std::size_t before = out.size();
    std::copy_if(between.begin(), between.end(), std::back_inserter(out), [](char c) { return c != ',' && c != ';'; });
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
    reportPunctuation(text, values, scanner.sawSeparator(), log);

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
