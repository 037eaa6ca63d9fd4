#include "secondlife/upload/viewerlines.h"

#include <algorithm>

namespace limber {

ViewerLines::ViewerLines(std::string_view text) : m_text(text.substr(0, text.find('\0')))
{
    if (m_text.size() < text.size())
        m_nulLine = static_cast<int>(std::ranges::count(m_text, '\n')) + 1;
    find();
}

std::optional<ViewerLine> ViewerLines::take()
{
    std::optional<ViewerLine> line = m_next;
    find();
    return line;
}

void ViewerLines::find()
{
    m_next.reset();
    while (m_at < m_text.size() && !m_next) {
        const std::size_t end = std::min(m_text.find_first_of("\r\n", m_at), m_text.size());
        if (end > m_at)
            m_next = ViewerLine{m_text.substr(m_at, end - m_at), m_number};
        const bool isPair = m_text.substr(end, 2) == "\r\n";
        m_at = end + (isPair ? 2 : 1);
        ++m_number;
    }
}

} // namespace limber
