#include "project/projectlines.h"

#include "mapping/jointkeys.h"
#include "project/projectvalues.h"
#include "json/jsonquoting.h"

namespace limber {

namespace {

constexpr std::size_t pieceSize = 65536;

} // namespace

ProjectLines::ProjectLines(const Skeleton &skeleton, const std::function<bool(std::string_view)> &sink) : m_sink(sink)
{
    for (const std::string &key : jointKeys(skeleton))
        m_keys.push_back(jsonQuoted(key));
}

void ProjectLines::add(std::string_view text)
{
    m_text += text;
    if (m_text.size() >= pieceSize)
        flush();
}

void ProjectLines::flush()
{
    m_isStopped = m_isStopped || !m_sink(m_text);
    m_text.clear();
}

std::string vectorText(const glm::dvec3 &vector)
{
    return '[' + projectNumber(vector.x) + ", " + projectNumber(vector.y) + ", " + projectNumber(vector.z) + ']';
}

std::string intervalText(const FrameInterval &interval)
{
    return '[' + std::to_string(interval.first) + ", " + std::to_string(interval.last) + ']';
}

} // namespace limber
