#include "figure/lighting.h"

#include <glm/common.hpp>
#include <glm/geometric.hpp>

#include <algorithm>
#include <cmath>

namespace limber {

namespace {

constexpr double gamma = 2.2;

float shown(double light)
{
    return static_cast<float>(std::pow(std::clamp(light, 0.0, 1.0), 1.0 / gamma));
}

} // namespace

glm::dvec3 linearOf(const QColor &colour)
{
    return {std::pow(colour.redF(), gamma), std::pow(colour.greenF(), gamma), std::pow(colour.blueF(), gamma)};
}

QColor litColour(const Lighting &light, const QColor &surface, const glm::dvec3 &normalInEyeSpace, double normalUp)
{
    const double key = light.key * std::max(0.0, glm::dot(normalInEyeSpace, light.keyDirection));
    const double fill = light.fill * std::max(0.0, glm::dot(normalInEyeSpace, light.fillDirection));
    const double ambient = glm::mix(light.ambientBelow, light.ambientAbove, 0.5 * normalUp + 0.5);
    const glm::dvec3 result = linearOf(surface) * (key + fill + ambient);
    return QColor::fromRgbF(shown(result.x), shown(result.y), shown(result.z));
}

} // namespace limber
