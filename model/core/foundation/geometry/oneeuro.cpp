#include "geometry/oneeuro.h"

#include "geometry/geometry.h"

#include <glm/geometric.hpp>

#include <type_traits>

namespace limber {

namespace {

constexpr double speedCutoffHz = 1.0;

double responseOf(double cutoffHz, double frameTimeSeconds)
{
    return 1.0 / (1.0 + 1.0 / (radiansPerTurn * cutoffHz * frameTimeSeconds));
}

glm::dvec3 stepBetween(const glm::dvec3 &a, const glm::dvec3 &b)
{
    return b - a;
}

glm::dvec3 stepBetween(const glm::dquat &a, const glm::dquat &b)
{
    return rotationVector(glm::conjugate(a) * b) * degreesPerRadian;
}

} // namespace

template <typename Value>
std::vector<Value> OneEuroFilter::run(std::span<const Value> track) const
{
    std::vector<Value> result(track.begin(), track.end());
    const double speedResponse = responseOf(speedCutoffHz, frameTimeSeconds);
    glm::dvec3 speed(0.0);
    for (std::size_t i = 1; i < result.size(); ++i) {
        const glm::dvec3 step = stepBetween(result[i - 1], track[i]);
        speed += (step / frameTimeSeconds - speed) * speedResponse;
        const double response = responseOf(cutoffHz + hertzPerSpeed * glm::length(speed), frameTimeSeconds);
        if constexpr (std::is_same_v<Value, glm::dquat>)
            result[i] = result[i - 1] * rotationFromVector(step / degreesPerRadian * response);
        else
            result[i] = result[i - 1] + step * response;
    }
    return result;
}

std::vector<glm::dvec3> OneEuroFilter::filtered(std::span<const glm::dvec3> track) const
{
    return run(track);
}

std::vector<glm::dquat> OneEuroFilter::filtered(std::span<const glm::dquat> track) const
{
    return run(track);
}

} // namespace limber
