#pragma once

#include "base/finding.h"

#include <bitset>
#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace limber {

// A line and a column, both counted from 1; a column is a character.
struct TextPosition
{
    int line = 1;
    int column = 1;

    friend bool operator==(const TextPosition &, const TextPosition &) = default;
};

// Returns where a text that begins at `start` ends: the position of the byte after its last one.
[[nodiscard]] TextPosition endOfText(std::string_view text, TextPosition start = {});

// Collects the findings of a reader by byte position and converts the positions into lines and columns. It keeps the
// first error, which ends the reading.
class FindingLog
{
public:
    // `start` is the position of the text's first byte, if the text is a piece of a longer one.
    explicit FindingLog(std::string_view text, TextPosition start = {}) : m_text(text), m_start(start) {}

    void warn(FindingKind kind, std::size_t position, Message message);
    // Adds a warning that is reported once per file, however often it occurs.
    void warnOnce(FindingKind kind, std::size_t position, Message message);
    void refuse(FindingKind kind, std::size_t position, Message message);
    [[nodiscard]] bool ok() const { return !m_refused; }
    // Returns the position of the error; valid only until the log is settled.
    [[nodiscard]] std::size_t errorPosition() const;
    [[nodiscard]] TextPosition textPositionOf(std::size_t position) const;
    // Adds a warning at a position that was requested earlier.
    void warnAt(FindingKind kind, TextPosition position, Message message);

    // Converts the positions of all findings so far into lines and columns; the text is no longer needed afterwards.
    void settle();
    // Takes over the findings of a later piece of the same text.
    void absorb(FindingLog &&piece);
    // Returns the findings in the order of the file, with an error last. A very long list of warnings is cut short and
    // the rest is counted.
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
    std::vector<Entry> m_entries; // not yet settled
    std::vector<Entry> m_settled;
    std::size_t m_surplus = 0;
    std::bitset<256> m_reported; // by kind: which kinds have been reported that are reported only once
    bool m_refused = false;
};

} // namespace limber
