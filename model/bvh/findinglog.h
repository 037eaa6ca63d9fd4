#pragma once

#include "bvh/finding.h"

#include <bitset>
#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace limber {

// Collects what a reader has to say about a text, by byte position, and turns the positions into lines and
// columns. The first error is kept and ends the reading.
class FindingLog
{
public:
    // Findings that are worth one message a file, however often they occur.
    enum class Once { KeywordCase, ChannelCase, LostToZero, BeyondFloat, Count };

    explicit FindingLog(std::string_view text) : m_text(text) {}

    void warn(std::size_t position, std::string message);
    void warnOnce(Once kind, std::size_t position, std::string message);
    void refuse(std::size_t position, std::string message);
    [[nodiscard]] bool ok() const { return !m_refused; }

    // The findings in the order of the file, an error last. Very many warnings are cut short and counted.
    [[nodiscard]] std::vector<Finding> take();

private:
    struct Entry
    {
        std::size_t position;
        Severity severity;
        std::string message;
    };

    std::string_view m_text;
    std::vector<Entry> m_entries;
    std::size_t m_surplus = 0;
    std::bitset<static_cast<std::size_t>(Once::Count)> m_said;
    bool m_refused = false;
};

} // namespace limber
