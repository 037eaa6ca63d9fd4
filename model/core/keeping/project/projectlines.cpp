#include "project/projectlines.h"

#include "mapping/jointkeys.h"
#include "project/projectvalues.h"
#include "json/jsonquoting.h"

namespace limber {

namespace {

constexpr std::size_t pieceSize = 65536;

} // namespace

ProjectLines::ProjectLines(const Skeleton &skeleton, const std::function<bool(std::string_view)> &sink)
    : m_skeleton(skeleton), m_sink(sink)
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

std::string ProjectLines::nodeText(NodeId node) const
{
    return node.isJoint() ? "\"joint\": " + keyOf(node.index)
                          : "\"end\": " + keyOf(m_skeleton.parentOf(node)) + endNumberText(node.index);
}

// Returns the number of an end site among those of its joint, unless it is the first.
std::string ProjectLines::endNumberText(int endSite) const
{
    const int parent = m_skeleton.endSite(endSite).parent;
    int number = 1;
    for (int earlier = 0; earlier < endSite; ++earlier)
        number += m_skeleton.endSite(earlier).parent == parent ? 1 : 0;
    return number == 1 ? std::string() : ", \"number\": " + std::to_string(number);
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
