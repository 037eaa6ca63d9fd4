#pragma once

#include "bvh/repair/valuescanner.h"
#include "bvh/text/findinglog.h"
#include "messages/repairmessages.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace limber {

// Counts which kinds of punctuation are changed in runs of values (rows, an OFFSET), to report each kind once.
class PunctuationCount
{
public:
    explicit PunctuationCount(std::string_view text) : m_text(text) {}

    // Adds the next run of the text; `separators` says whether commas or semicolons stand between its values.
    void add(const std::vector<FoundValue> &values, bool separators);
    void reportOffset(FindingLog &log) const { report(messages::separatorsReplaced(), log); }
    void reportRows(FindingLog &log) const { report(messages::rowSeparatorsReplaced(m_separated.count), log); }

private:
    struct Kind
    {
        std::size_t count = 0;
        TextSpan first;

        void add(TextSpan span)
        {
            if (count++ == 0)
                first = span;
        }
    };

    void report(const Message &separatorsReplaced, FindingLog &log) const;
    [[nodiscard]] MessageArgument name(TextSpan span) const;

    std::string_view m_text;
    Kind m_commas; // decimal ones
    Kind m_separated; // runs
    Kind m_touching; // pairs of values
};

// Returns the value with a point instead of its decimal comma.
[[nodiscard]] std::string withDecimalPoint(std::string_view number);

// Appends the text between two values as spaces.
void appendAsBlanks(std::string_view between, bool atLeastOne, std::string &out);

// Returns the stretch as `wanted` plain numbers, or nothing if it does not hold exactly that many.
[[nodiscard]] std::optional<std::string> valuesAsNumbers(std::string_view text, TextSpan stretch, int wanted,
                                                         CommaMeaning meaning, CommaEvidence &evidence,
                                                         FindingLog &log);

} // namespace limber
