#include "ground/usabletrack.h"

#include <glm/geometric.hpp>

#include <algorithm>
#include <cmath>

namespace limber {

bool UsableTrack::isEmpty() const
{
    return std::ranges::find(isUsable, true) == isUsable.end();
}

UsableTrack usableTrack(std::span<const glm::dvec3> positions, double scale)
{
    UsableTrack track;
    track.positions.reserve(positions.size());
    glm::dvec3 last(0.0);
    for (const glm::dvec3 &position : positions) {
        const glm::dvec3 scaled = position * scale;
        track.isUsable.push_back(std::isfinite(glm::dot(scaled, scaled)));
        if (track.isUsable.back())
            last = scaled;
        track.positions.push_back(last);
    }
    const auto first = std::ranges::find(track.isUsable, true) - track.isUsable.begin();
    if (first < static_cast<std::ptrdiff_t>(track.positions.size()))
        std::fill_n(track.positions.begin(), first, track.positions[static_cast<std::size_t>(first)]);
    return track;
}

} // namespace limber
