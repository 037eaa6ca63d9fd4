#include "retarget/chord.h"

#include "geometry/geometry.h"

#include <glm/matrix.hpp>

namespace limber {

glm::dmat3 chordRotation(const Chord &chord, const glm::dmat3 &worldFromGuide, std::span<const glm::dvec3> positions)
{
    const glm::dvec3 line =
        positions[static_cast<std::size_t>(chord.end)] - positions[static_cast<std::size_t>(chord.guide)];
    const glm::dmat3 guideFromReference = glm::transpose(chord.sourceReference);
    // Rotates the line to where it would be if the guide were as in the reference pose.
    const glm::dvec3 now = chord.sourceReference * (glm::transpose(worldFromGuide) * line);
    return guideFromReference * arc(chord.line, now) * chord.rotation;
}

} // namespace limber
