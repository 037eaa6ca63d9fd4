#include "json/jsonpositions.h"

#include <algorithm>

namespace limber {

namespace {

constexpr std::size_t markDistance = 1024; // bytes

// Returns the position after some bytes that begin at a position.
JsonPosition positionAfter(JsonPosition position, std::string_view bytes)
{
    for (const char c : bytes) {
        const bool continuesCharacter = (static_cast<unsigned char>(c) & 0xC0) == 0x80;
        if (c == '\n')
            position = {position.line + 1, 1};
        else if (!continuesCharacter)
            ++position.column;
    }
    return position;
}

} // namespace

JsonPositions::JsonPositions(std::string_view text) : m_text(text)
{
    if (m_text.starts_with(utf8Mark))
        m_skipped = utf8Mark.size();
    m_text.remove_prefix(m_skipped);
    m_marks.emplace_back();
}

JsonPosition JsonPositions::of(std::size_t offset)
{
    offset = std::min(offset - std::min(offset, m_skipped), m_text.size());
    const std::size_t mark = offset / markDistance;
    while (m_marks.size() <= mark) {
        const std::size_t from = (m_marks.size() - 1) * markDistance;
        m_marks.push_back(positionAfter(m_marks.back(), m_text.substr(from, markDistance)));
    }
    return positionAfter(m_marks[mark], m_text.substr(mark * markDistance, offset % markDistance));
}

} // namespace limber
