#pragma once

#include "retarget/measures/measuredframes.h"

#include <glm/mat4x3.hpp>

#include <vector>

namespace limber {

// Measures how often a knee or an elbow is bent the wrong way: against the side to which it bends in most of its
// clearly bent frames.
class LimbMeasure
{
public:
    // How often a limb is bent the wrong way.
    struct Overextension
    {
        BodyPart part = BodyPart::Shin; // or Forearm
        BodySide side = BodySide::Left; // of the limb
        double fraction = 0.0; // of the frames in which it is
    };

    // Takes the roles of the result's joints.
    explicit LimbMeasure(const BodyRoles &roles);

    // Returns whether there is a limb to measure.
    [[nodiscard]] bool hasLimbs() const { return !m_limbs.empty(); }
    // Adds frames. `worldFromJoint` has all joints, frame after frame.
    void add(const MeasuredFrames &frames, std::span<const glm::mat4x3> worldFromJoint, int jointCount);
    // Returns the result for the limbs that bend enough to judge.
    [[nodiscard]] std::vector<Overextension> answer() const;

private:
    // In one frame: the axis of the bend in the frame of the upper bone, and how far it is bent.
    struct Bend
    {
        glm::dvec3 axis{0.0};
        double degrees = 0.0;
    };
    struct Limb
    {
        BodyPart part;
        BodySide side;
        int upper;
        int middle;
        int lower;
        std::vector<Bend> bends; // those that might be wrong
        glm::dvec3 usual{0.0}; // the sum of the axes of clear bends
        int clearBends = 0;
        int frames = 0;
    };

    void addLimb(const BodyRoles &roles, BodySide side, BodyPart upper, BodyPart middle, BodyPart lower);

    std::vector<Limb> m_limbs;
};

} // namespace limber
