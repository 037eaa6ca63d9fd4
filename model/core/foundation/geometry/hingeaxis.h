#pragma once

#include "geometry/meandirection.h"

#include <glm/mat3x3.hpp>
#include <glm/vec3.hpp>

#include <limits>

namespace limber {

// The axis about which a knee or an elbow bends, as the motion shows it: the mean of upper x lower, weighted by the
// sine of the bend, in the coordinates of either bone. It needs no rest pose (functional axes: Ehrig et al. 2007).
// Poses that bend by less than some 10 degrees hardly count.
class HingeAxis
{
public:
    // Adds a pose: the directions of both bones and the rotation of the joint in whose coordinates the axis is wanted,
    // all in the world.
    void add(const glm::dvec3 &upper, const glm::dvec3 &lower, const glm::dmat3 &worldFromJoint);

    // Returns the axis with length 1; a positive rotation about it bends the joint. Zero if it never bends.
    [[nodiscard]] glm::dvec3 direction() const { return m_mean.direction(); }
    // Returns how far the poses agree on the axis, from 0 to 1.
    [[nodiscard]] double concentration() const { return m_mean.concentration(); }
    // Returns how much the axis can be trusted, from 0 to 1: by how far the poses agree, by how many bend,
    // and by how much the bend changes.
    [[nodiscard]] double confidence() const;

private:
    MeanDirection m_mean;
    double m_bentPoses = 0.0;
    double m_leastBend = std::numeric_limits<double>::infinity(); // radians
    double m_mostBend = 0.0;
};

// Returns by how much two bones are bent about an axis of length 1, in radians: the angle between their parts normal to
// the axis, from -pi to pi; negative if they are bent backward.
[[nodiscard]] double bendAbout(const glm::dvec3 &axis, const glm::dvec3 &upper, const glm::dvec3 &lower);

} // namespace limber
