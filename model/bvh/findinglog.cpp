#include "bvh/findinglog.h"

#include <algorithm>

namespace limber {

namespace {

// More warnings than a person reads; the rest is counted.
constexpr std::size_t maxWarnings = 1000;

// Walks forward through a text and knows the line and column where it stands.
class LineCounter
{
public:
    explicit LineCounter(std::string_view text) : m_text(text) {}

    // Positions must not decrease.
    void advanceTo(std::size_t position)
    {
        position = std::min(position, m_text.size());
        for (; m_position < position; ++m_position) {
            const char c = m_text[m_position];
            const bool ends = c == '\n' || (c == '\r' && !nextIsLineFeed());
            if (!ends)
                continue;
            ++m_line;
            m_lineStart = m_position + 1;
        }
    }
    [[nodiscard]] int line() const { return m_line; }
    // In characters: bytes that continue a UTF-8 sequence do not count, nor does the byte order mark.
    [[nodiscard]] int column() const
    {
        std::string_view before = m_text.substr(m_lineStart, m_position - m_lineStart);
        if (m_line == 1 && before.starts_with("\xEF\xBB\xBF"))
            before.remove_prefix(3);
        const auto starts = std::ranges::count_if(before, [](char c) { return (c & 0xC0) != 0x80; });
        return static_cast<int>(starts) + 1;
    }

private:
    [[nodiscard]] bool nextIsLineFeed() const
    {
        return m_position + 1 < m_text.size() && m_text[m_position + 1] == '\n';
    }

    std::string_view m_text;
    std::size_t m_position = 0;
    std::size_t m_lineStart = 0;
    int m_line = 1;
};

} // namespace

void FindingLog::warn(std::size_t position, std::string message)
{
    if (m_entries.size() < maxWarnings)
        m_entries.push_back({position, Severity::Warning, std::move(message)});
    else
        ++m_surplus;
}

void FindingLog::warnOnce(Once kind, std::size_t position, std::string message)
{
    const auto index = static_cast<std::size_t>(kind);
    if (!m_said.test(index))
        warn(position, std::move(message));
    m_said.set(index);
}

void FindingLog::refuse(std::size_t position, std::string message)
{
    if (m_refused)
        return;
    m_refused = true;
    m_entries.push_back({position, Severity::Error, std::move(message)});
}

std::vector<Finding> FindingLog::take()
{
    std::stable_sort(m_entries.begin(), m_entries.end(),
                     [](const Entry &a, const Entry &b) { return a.position < b.position; });
    std::vector<Finding> findings;
    LineCounter counter(m_text);
    for (Entry &entry : m_entries) {
        counter.advanceTo(entry.position);
        findings.push_back({entry.severity, counter.line(), counter.column(), std::move(entry.message)});
    }
    std::stable_partition(findings.begin(), findings.end(),
                          [](const Finding &f) { return f.severity == Severity::Warning; });
    if (m_surplus > 0) {
        findings.push_back({Severity::Warning, counter.line(), counter.column(),
                            "and " + std::to_string(m_surplus) + " more warnings of this kind"});
        if (m_refused)
            std::swap(findings.back(), findings[findings.size() - 2]);
    }
    return findings;
}

} // namespace limber
