#pragma once

#include "base/finding.h"

#include <bitset>
#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace limber {

// A line and a column, from 1; a column is a character.
struct TextPosition
{
    int line = 1;
    int column = 1;

    friend bool operator==(const TextPosition &, const TextPosition &) = default;
};

// Where a text that starts at `start` ends: the position of the byte after its last one.
[[nodiscard]] TextPosition endOfText(std::string_view text, TextPosition start = {});

// Collects what a reader notices in a text, by byte position, and converts the positions into lines and
// columns. The first error is kept and ends the reading.
class FindingLog
{
public:
    // `start` is the position of the text's first byte where the text is a piece of a longer one.
    explicit FindingLog(std::string_view text, TextPosition start = {}) : m_text(text), m_start(start) {}

    void warn(FindingKind kind, std::size_t position, Message message);
    // For what is worth one message per file, however often it occurs.
    void warnOnce(FindingKind kind, std::size_t position, Message message);
    void refuse(FindingKind kind, std::size_t position, Message message);
    [[nodiscard]] bool ok() const { return !m_refused; }
    // Where the error is; valid only until the log is settled.
    [[nodiscard]] std::size_t errorPosition() const;
    [[nodiscard]] TextPosition textPositionOf(std::size_t position) const;
    // A warning at a position that was asked for earlier.
    void warnAt(FindingKind kind, TextPosition position, Message message);

    // Converts the positions of all findings so far into lines and columns: the text may go away afterwards.
    void settle();
    // Takes over what was reported of a later piece of the same text.
    void absorb(FindingLog &&piece);
    // The findings in the order of the file, an error last. Very many warnings are cut short and counted.
    [[nodiscard]] std::vector<Finding> take();

private:
    struct Entry
    {
        std::size_t position;
        Finding finding;
        bool isReportedOnce = false;
    };

    void add(Entry entry);

    std::string_view m_text;
    TextPosition m_start;
    std::vector<Entry> m_entries; // not settled yet
    std::vector<Entry> m_settled;
    std::size_t m_surplus = 0;
    std::bitset<256> m_reported; // by kind: what is reported once
    bool m_refused = false;
};

} // namespace limber
