#include "ground/bodyspeed.h"

#include "geometry/geometry.h"
#include "geometry/lowpass.h"

#include <glm/geometric.hpp>

namespace limber {

namespace {

constexpr double bodySmoothingHz = 1.0;
constexpr double fastestWalk = 150.0; // ncm per second
constexpr double slowestRun = 220.0;

} // namespace

std::vector<double> bodySpeedsOver(const FloorSpeeds &floor, const std::vector<glm::dvec3> &places,
                                   const glm::dvec3 &up, double frameTimeSeconds)
{
    const std::size_t frames = places.size();
    std::vector<glm::dvec3> velocities(frames, glm::dvec3(0.0));
    for (std::size_t frame = 0; frame + 1 < frames; ++frame) {
        const glm::dvec3 step = (places[frame + 1] - places[frame]) / frameTimeSeconds;
        velocities[frame] = step - up * glm::dot(step, up) - (floor.empty() ? glm::dvec3(0.0) : floor[frame]);
    }
    if (frames > 1)
        velocities.back() = velocities[frames - 2];
    std::vector<double> speeds;
    for (const glm::dvec3 &velocity : lowPassed(velocities, frameTimeSeconds, bodySmoothingHz))
        speeds.push_back(glm::length(velocity));
    return speeds;
}

double runningSpeed(double bodySpeed)
{
    return bodySpeed * smoothStep((bodySpeed - fastestWalk) / (slowestRun - fastestWalk));
}

} // namespace limber
