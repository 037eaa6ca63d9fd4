#pragma once

#include "motion/skeleton.h"

#include <glm/gtc/quaternion.hpp>
#include <glm/vec2.hpp>
#include <glm/vec3.hpp>

namespace limber {

// The rotation of a joint relative to its parent, counted from a middle rotation: how far it swings its bone away,
// about two axes across the bone, and how far it then twists about the bone. Radians.
struct SwingTwist
{
    glm::dvec2 swing{0.0};
    double twist = 0.0; // above -pi, up to pi
};

// The smallest and the largest value of a swing or a twist, radians.
struct AngleBounds
{
    double least = 0.0;
    double most = 0.0;

    void widenTo(double angle);
    [[nodiscard]] bool contains(double angle, double within = 0.0) const
    {
        return angle >= least - within && angle <= most + within;
    }
};

// How far a joint may swing and twist: local rotation = middle swing twist, where the rotation vector of the swing is
// across the bone and the twist is about the bone (the exponential map of swings: Grassia 1998).
struct JointLimit
{
    glm::dquat middle{1.0, 0.0, 0.0, 0.0}; // the joint's rotation relative to its parent from which both are counted
    glm::dvec3 bone{0.0}; // along the bone in the joint's frame, of length 1; zero if there is no limit
    glm::dvec3 across{0.0}; // axis of the first swing: of length 1, normal to the bone
    AngleBounds swings[2] = {};
    AngleBounds twists = {};

    [[nodiscard]] bool isLimited() const { return bone != glm::dvec3(0.0); }
    // Returns the axis of the second swing: of length 1, normal to the bone.
    [[nodiscard]] glm::dvec3 otherAcross() const;
    [[nodiscard]] SwingTwist of(const glm::dquat &local) const;
    [[nodiscard]] glm::dquat rotation(const SwingTwist &angles) const;
    // Returns the rotation vector of a swing, in the joint's frame.
    [[nodiscard]] glm::dvec3 swingVector(const glm::dvec2 &swing) const;
    // Returns whether both are within their bounds, or outside by at most `within` radians.
    [[nodiscard]] bool contains(const SwingTwist &angles, double within = 0.0) const;
};

} // namespace limber
