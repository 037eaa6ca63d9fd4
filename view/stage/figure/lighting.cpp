#include "figure/lighting.h"

#include <glm/common.hpp>
#include <glm/geometric.hpp>

#include <algorithm>
#include <cmath>

namespace limber {

namespace {

constexpr double gamma = 2.2;

} // namespace

// A surface's component c appears as (c^gamma * light)^(1/gamma), which is c * light^(1/gamma): one power instead of
// six.
QColor litColour(const Lighting &light, const QColor &surface, const glm::dvec3 &normalInEyeSpace, double normalUp)
{
    const double key = light.key * std::max(0.0, glm::dot(normalInEyeSpace, light.keyDirection));
    const double fill = light.fill * std::max(0.0, glm::dot(normalInEyeSpace, light.fillDirection));
    const double ambient = glm::mix(light.ambientBelow, light.ambientAbove, 0.5 * normalUp + 0.5);
    const auto gain = static_cast<float>(std::pow(std::max(0.0, key + fill + ambient), 1.0 / gamma));
    const auto shown = [gain](float part) { return std::min(1.0f, part * gain); };
    return QColor::fromRgbF(shown(surface.redF()), shown(surface.greenF()), shown(surface.blueF()));
}

} // namespace limber
