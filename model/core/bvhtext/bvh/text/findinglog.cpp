#include "bvh/text/findinglog.h"

#include "messages/readingmessages.h"

#include <algorithm>
#include <tuple>

namespace limber {

namespace {

// This is more than anybody reads; further warnings are only counted.
constexpr std::size_t maxWarnings = 1000;

// Walks forward through a text and keeps count of the line and column.
class LineCounter
{
public:
    explicit LineCounter(std::string_view text, TextPosition start) : m_text(text), m_start(start), m_line(start.line)
    {
    }

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
    // Returns the column in characters: bytes that continue a UTF-8 sequence do not count, nor does the byte order
    // mark.
    [[nodiscard]] int column() const
    {
        std::string_view before = m_text.substr(m_lineStart, m_position - m_lineStart);
        if (m_line == 1 && before.starts_with("\xEF\xBB\xBF"))
            before.remove_prefix(3);
        const auto starts = std::ranges::count_if(before, [](char c) { return (c & 0xC0) != 0x80; });
        return static_cast<int>(starts) + (m_line == m_start.line ? m_start.column : 1);
    }
    [[nodiscard]] TextPosition textPosition() const { return {line(), column()}; }

private:
    [[nodiscard]] bool nextIsLineFeed() const
    {
        return m_position + 1 < m_text.size() && m_text[m_position + 1] == '\n';
    }

    std::string_view m_text;
    TextPosition m_start;
    std::size_t m_position = 0;
    std::size_t m_lineStart = 0;
    int m_line;
};

} // namespace

TextPosition endOfText(std::string_view text, TextPosition start)
{
    LineCounter counter(text, start);
    counter.advanceTo(text.size());
    return counter.textPosition();
}

void FindingLog::warn(FindingKind kind, std::size_t position, Message message)
{
    add({position, {Severity::Warning, 0, 0, std::move(message), kind}});
}

void FindingLog::warnOnce(FindingKind kind, std::size_t position, Message message)
{
    const auto index = static_cast<std::size_t>(kind);
    if (!m_reported.test(index))
        add({position, {Severity::Warning, 0, 0, std::move(message), kind}, true});
    m_reported.set(index);
}

void FindingLog::warnAt(FindingKind kind, TextPosition position, Message message)
{
    m_settled.push_back({0, {Severity::Warning, position.line, position.column, std::move(message), kind}});
}

void FindingLog::refuse(FindingKind kind, std::size_t position, Message message)
{
    if (m_refused)
        return;
    m_refused = true;
    m_entries.push_back({position, {Severity::Error, 0, 0, std::move(message), kind}});
}

std::size_t FindingLog::errorPosition() const
{
    const auto error =
        std::ranges::find_if(m_entries, [](const Entry &entry) { return entry.finding.severity == Severity::Error; });
    return error == m_entries.end() ? 0 : error->position;
}

TextPosition FindingLog::textPositionOf(std::size_t position) const
{
    return endOfText(m_text.substr(0, position), m_start);
}

void FindingLog::add(Entry entry)
{
    if (m_entries.size() + m_settled.size() < maxWarnings)
        m_entries.push_back(std::move(entry));
    else
        ++m_surplus;
}

void FindingLog::settle()
{
    std::ranges::stable_sort(m_entries, [](const Entry &a, const Entry &b) { return a.position < b.position; });
    LineCounter counter(m_text, m_start);
    for (Entry &entry : m_entries) {
        counter.advanceTo(entry.position);
        entry.finding.line = counter.line();
        entry.finding.column = counter.column();
        m_settled.push_back(std::move(entry));
    }
    m_entries.clear();
}

void FindingLog::absorb(FindingLog &&piece)
{
    settle();
    piece.settle();
    for (Entry &entry : piece.m_settled) {
        const bool isError = entry.finding.severity == Severity::Error;
        const bool isReported = entry.isReportedOnce && m_reported.test(static_cast<std::size_t>(entry.finding.kind));
        if (isReported)
            continue;
        if (isError || m_settled.size() < maxWarnings)
            m_settled.push_back(std::move(entry));
        else
            ++m_surplus;
    }
    m_reported |= piece.m_reported;
    m_surplus += piece.m_surplus;
    m_refused = m_refused || piece.m_refused;
}

std::vector<Finding> FindingLog::take()
{
    settle();
    std::ranges::stable_sort(m_settled, [](const Entry &a, const Entry &b) {
        const auto rank = [](const Finding &finding) {
            return std::tuple(finding.severity == Severity::Error, finding.line, finding.column);
        };
        return rank(a.finding) < rank(b.finding);
    });
    std::vector<Finding> findings;
    for (Entry &entry : m_settled)
        findings.push_back(std::move(entry.finding));
    m_settled.clear();
    if (m_surplus > 0) {
        const Finding last = findings.back();
        const auto before = m_refused ? findings.end() - 1 : findings.end();
        findings.insert(before, {Severity::Warning, last.line, last.column, messages::moreWarnings(m_surplus),
                                 FindingKind::MoreWarnings});
    }
    return findings;
}

} // namespace limber
