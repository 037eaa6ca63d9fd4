#include "travel/smoothtravel.h"

#include "geometry/lowpass.h"

namespace limber {

namespace {

std::vector<glm::dvec3> shaped(std::vector<glm::dvec3> track, double frameTimeSeconds, const TravelShape &shape)
{
    if (track.size() < 2 || shape.kind == TravelShape::Kind::All)
        return track;
    if (shape.kind == TravelShape::Kind::Smooth)
        return lowPassed(track, frameTimeSeconds, shape.hertz);
    const glm::dvec3 first = track.front();
    const glm::dvec3 step = (track.back() - first) / static_cast<double>(track.size() - 1);
    for (std::size_t frame = 0; frame < track.size(); ++frame)
        track[frame] = first + step * static_cast<double>(frame);
    return track;
}

} // namespace

std::vector<glm::dvec3> travelAlongFloor(std::span<const glm::dvec3> track, const FloorPlane &floor,
                                         double frameTimeSeconds, const TravelShape &shape)
{
    std::vector<glm::dvec3> path;
    path.reserve(track.size());
    for (const glm::dvec3 &position : track)
        path.push_back(floor.along(position));
    return shaped(std::move(path), frameTimeSeconds, shape);
}

std::vector<double> shapedHeading(std::span<const double> heading, double frameTimeSeconds, const TravelShape &shape)
{
    std::vector<glm::dvec3> track;
    track.reserve(heading.size());
    for (const double angle : heading)
        track.emplace_back(angle, 0.0, 0.0);
    track = shaped(std::move(track), frameTimeSeconds, shape);
    std::vector<double> result;
    result.reserve(track.size());
    for (const glm::dvec3 &angle : track)
        result.push_back(angle.x);
    return result;
}

} // namespace limber
