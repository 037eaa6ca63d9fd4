#include "weight/leaning.h"

#include "base/at.h"
#include "geometry/geometry.h"

#include <glm/geometric.hpp>

#include <algorithm>
#include <cmath>

namespace limber {

namespace {

constexpr double fastestNcm = 12.0; // per second
constexpr double shortestSeconds = 0.5;
constexpr double longestChangeSeconds = 1.0; // from one slow pose to another
constexpr double shortestLeanSeconds = 0.25; // who is out for a shorter time does not fall
constexpr double fastSeconds = 0.3; // at the beginning and the end of a lean
constexpr double knownNcm = 1.5; // how well the centre of mass is known
constexpr double farthestNcm = 30.0; // who leans farther holds on to something
constexpr double mostSoftFrames = 500.0;

// Finds the leans of one body.
class LeanSearch
{
public:
    explicit LeanSearch(const BodyOverFeet &body) : m_body(body), m_frameCount(static_cast<int>(body.centres.size())) {}

    [[nodiscard]] std::vector<Lean> run() const
    {
        std::vector<Lean> leans;
        for (int first = 0; first < m_frameCount; ++first) {
            if (!m_body.soles.standsAny(static_cast<std::size_t>(first)))
                continue;
            int last = first;
            while (last + 1 < m_frameCount && isSameStand(first, last + 1))
                ++last;
            for (const FrameInterval &slow : slowParts({first, last}))
                addLeans({first, last}, slow, leans);
            first = last;
        }
        return leans;
    }

private:
    [[nodiscard]] bool isSameStand(int frame, int other) const
    {
        for (std::size_t leg = 0; leg < m_body.soles.legCount(); ++leg) {
            if (m_body.soles.stands(leg, static_cast<std::size_t>(frame)) !=
                m_body.soles.stands(leg, static_cast<std::size_t>(other)))
                return false;
        }
        return true;
    }

    // Returns the slow parts of a stand, with the fast changes between them.
    [[nodiscard]] std::vector<FrameInterval> slowParts(const FrameInterval &stand) const
    {
        const double longest = longestChangeSeconds / m_body.frameTimeSeconds;
        std::vector<FrameInterval> parts;
        for (int frame = stand.first; frame <= stand.last; ++frame) {
            if (!(at(m_body.speeds, frame) < fastestNcm))
                continue;
            if (parts.empty() || frame - parts.back().last - 1 > longest)
                parts.push_back({frame, frame});
            parts.back().last = frame;
        }
        std::erase_if(parts, [this](const FrameInterval &part) {
            return part.frameCount() * m_body.frameTimeSeconds < shortestSeconds;
        });
        return parts;
    }

    // Adds the leans of the slow part of a stand; those that are soon followed by another one are one. They may begin
    // and end with fast frames.
    void addLeans(const FrameInterval &stand, const FrameInterval &slow, std::vector<Lean> &leans) const
    {
        const int fast = static_cast<int>(std::min(fastSeconds / m_body.frameTimeSeconds, mostSoftFrames));
        const FrameInterval part{std::max(slow.first - fast, stand.first), std::min(slow.last + fast, stand.last)};
        const double longest = longestChangeSeconds / m_body.frameTimeSeconds;
        std::vector<Lean> found;
        std::vector<int> framesOut; // of each of them
        for (int frame = part.first; frame <= part.last; ++frame) {
            const double outside =
                m_body.soles.outline(static_cast<std::size_t>(frame)).distanceTo(at(m_body.centres, frame)) -
                m_body.soles.halfWidth();
            if (!(outside * m_body.ncmPerUnit > knownNcm))
                continue;
            if (found.empty() || frame - found.back().frames.last - 1 > longest) {
                found.push_back({.frames = {frame, frame}});
                framesOut.push_back(0);
            }
            Lean &lean = found.back();
            lean.frames.last = frame;
            lean.farthest = std::max(lean.farthest, outside);
            framesOut.back() += slow.contains(frame) ? 1 : 0;
            lean.holding =
                std::max(lean.holding,
                         outside * m_body.ncmPerUnit > farthestNcm ? Holding::Something : at(m_body.holdings, frame));
        }
        for (std::size_t i = 0; i < found.size(); ++i) {
            if (framesOut[i] * m_body.frameTimeSeconds >= shortestLeanSeconds)
                leans.push_back(found[i]);
        }
    }

    const BodyOverFeet &m_body;
    int m_frameCount;
};

} // namespace

std::vector<Lean> leansOf(const BodyOverFeet &body)
{
    return LeanSearch(body).run();
}

glm::dvec2 wayInside(const SupportOutline &outline, double halfWidth, double margin, const glm::dvec2 &place)
{
    const double width = std::max(halfWidth - margin, 0.0);
    const SupportOutline core = margin > halfWidth ? outline.narrowed(margin - halfWidth) : outline;
    const glm::dvec2 way = core.nearestTo(place) - place;
    const double distance = glm::length(way);
    return distance > width ? way * (1.0 - width / distance) : glm::dvec2(0.0);
}

std::vector<glm::dvec2> softened(std::span<const glm::dvec2> ways, double seconds, double frameTimeSeconds)
{
    const int count = static_cast<int>(ways.size());
    const int reach = static_cast<int>(std::clamp(std::ceil(seconds / frameTimeSeconds), 1.0, mostSoftFrames));
    std::vector<glm::dvec2> longest(ways.size());
    for (int frame = 0; frame < count; ++frame) {
        for (int other = std::max(frame - reach, 0); other <= std::min(frame + reach, count - 1); ++other) {
            if (glm::length(at(ways, other)) > glm::length(at(longest, frame)))
                at(longest, frame) = at(ways, other);
        }
    }
    std::vector<glm::dvec2> soft(ways.size());
    double sum = 0.0;
    for (int i = -reach; i <= reach; ++i)
        sum += 1.0 + std::cos(radiansPerTurn * 0.5 * i / (reach + 1));
    for (int frame = 0; frame < count; ++frame) {
        for (int i = -reach; i <= reach; ++i) {
            const double weight = (1.0 + std::cos(radiansPerTurn * 0.5 * i / (reach + 1))) / sum;
            at(soft, frame) += weight * at(longest, std::clamp(frame + i, 0, count - 1));
        }
    }
    return soft;
}

} // namespace limber
