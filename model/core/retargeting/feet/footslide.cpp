#include "feet/footslide.h"

#include "base/at.h"

#include <glm/geometric.hpp>

#include <algorithm>

namespace limber {

void FootSlide::add(const FootSlide &other)
{
    largest = std::max(largest, other.largest);
    sum += other.sum;
    steps += other.steps;
}

FootSlide slideOf(std::span<const glm::dvec3> positions, std::span<const FrameInterval> standing, const glm::dvec3 &up)
{
    FootSlide slide;
    for (const FrameInterval &frames : standing) {
        for (int frame = frames.first + 1; frame <= frames.last; ++frame) {
            const glm::dvec3 step = at(positions, frame) - at(positions, frame - 1);
            const double length = glm::length(step - up * glm::dot(step, up));
            slide.add({length, length, 1});
        }
    }
    return slide;
}

} // namespace limber
