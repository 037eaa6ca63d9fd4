#include "figure/lighting.h"

#include <glm/common.hpp>
#include <glm/geometric.hpp>

#include <algorithm>
#include <cmath>

namespace limber {

namespace {

constexpr double gamma = 2.2;

} // namespace

Lighting bodyLighting()
{
    Lighting light;
    light.key = 0.88;
    light.fill = 0.12;
    light.ambientAbove = 0.36;
    light.ambientBelow = 0.10;
    light.edge = 0.5;
    return light;
}

QColor litColour(const Lighting &light, const QColor &surface, const glm::dvec3 &normalInEyeSpace, double normalUp)
{
    return colourIn(lightOn(light, normalInEyeSpace, normalUp), surface);
}

double lightOn(const Lighting &light, const glm::dvec3 &normalInEyeSpace, double normalUp)
{
    const double key = light.key * std::max(0.0, glm::dot(normalInEyeSpace, light.keyDirection));
    const double fill = light.fill * std::max(0.0, glm::dot(normalInEyeSpace, light.fillDirection));
    const double ambient = glm::mix(light.ambientBelow, light.ambientAbove, 0.5 * normalUp + 0.5);
    const double seen = glm::mix(light.edge, 1.0, std::max(0.0, normalInEyeSpace.z));
    return std::max(0.0, key + fill + ambient) * seen;
}

// A surface's component c appears as (c^gamma * light)^(1/gamma), which is c * light^(1/gamma): one power instead of
// six.
QColor colourIn(double light, const QColor &surface)
{
    const auto gain = static_cast<float>(std::pow(light, 1.0 / gamma));
    const auto shown = [gain](float part) { return std::min(1.0f, part * gain); };
    return QColor::fromRgbF(shown(surface.redF()), shown(surface.greenF()), shown(surface.blueF()));
}

} // namespace limber
