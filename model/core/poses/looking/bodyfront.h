#pragma once

#include "body/bodyroles.h"
#include "motion/clip.h"
#include "pose/positionrule.h"

#include <glm/mat3x3.hpp>

#include <vector>

namespace limber {

// Where the front and the top of the body are in the coordinates of each joint, as the figure stands in its reference
// pose: a head looks to the front there.
class BodyFront
{
public:
    BodyFront(const Clip &clip, const PositionRules &rules, const BodyRoles &roles, Axis up);

    // Returns left, top and front of the body in the coordinates of the joint, as columns of a rotation.
    [[nodiscard]] const glm::dmat3 &of(int joint) const;

private:
    std::vector<glm::dmat3> m_axes; // by joint
};

} // namespace limber
