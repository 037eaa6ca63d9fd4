#include "tracks/limbbend.h"

#include "geometry/geometry.h"
#include "geometry/hingeaxis.h"
#include "geometry/smoothabove.h"

#include <algorithm>
#include <cmath>

namespace limber {

namespace {

constexpr double risingSeconds = 0.06; // how long a change rises before it is wholly there
constexpr double mostRisingFrames = 256; // limits the work if the frame time is absurd
constexpr double clearHinge = 0.8; // of unit axes that agree: below, the limb bends about no one axis
constexpr double clearBend = 10.0 / degreesPerRadian; // a limb that is bent further is far from its stretch

} // namespace

glm::dvec3 hingeOf(std::span<const LimbBones> bones)
{
    HingeAxis axis;
    for (const LimbBones &each : bones)
        axis.add(each.upper, each.lower, glm::dmat3(1.0));
    return axis.concentration() > clearHinge ? axis.direction() : glm::dvec3(0.0);
}

std::vector<double> risingBends(std::span<const double> needs, std::span<const double> bends, double frameTimeSeconds)
{
    const double frames = frameTimeSeconds > 0.0 ? risingSeconds / frameTimeSeconds : 0.0;
    const int width = std::max(2, static_cast<int>(std::lround(std::min(frames, mostRisingFrames))));
    std::vector<double> changes = smoothAbove(needs, width);
    for (std::size_t i = 0; i < changes.size(); ++i) {
        const auto toEnd = static_cast<double>(std::min(i, changes.size() - 1 - i));
        changes[i] =
            std::max(needs[i], changes[i] * smoothStep(toEnd / width) * (1.0 - smoothStep(bends[i] / clearBend)));
    }
    return changes;
}

} // namespace limber
