#pragma once

#include "body/jointedlimb.h"
#include "pose/pose.h"
#include "retarget/pairframes.h"
#include "retarget/retargetinput.h"

#include <glm/vec3.hpp>

#include <array>
#include <vector>

namespace limber {

// Makes limbs straight where those of the source are, and gives them the same line then. If one body stands with knees
// a little bent at rest and the other with straight ones, the difference would be kept in every frame, bend knees
// backward and make the whole leg lean.
class StraightLimbs
{
public:
    StraightLimbs(const RetargetInput &input, const AnatomicalFrames &sourceFrames, const glm::dmat3 &targetFromSource);

    // Rotates the limbs of a pose of the target that follows the source's pose, both in the target's world. Hands
    // and feet keep their rotations. Returns whether it rotated any, so that positions have to be computed again.
    bool straighten(const Pose &source, Pose &pose) const;

private:
    struct Limb
    {
        std::array<int, 3> source{NoJoint, NoJoint, NoJoint}; // hip, knee, ankle or shoulder, elbow, wrist
        JointedLimb target;
        glm::dvec3 axis{0.0}; // in the coordinates of the source's first joint: positive rotations bend the limb
    };

    std::vector<Limb> m_limbs;
};

} // namespace limber
