#pragma once

#include "weight/figureweight.h"

#include <glm/vec3.hpp>

#include <vector>

namespace limber {

// What a view shows of the weight of a figure in one frame; along the axes of the file, in its units.
struct WeightInPose
{
    // The force of the floor on one side of the body.
    struct Force
    {
        glm::dvec3 from{0.0}; // the middle of its standing soles
        glm::dvec3 to{0.0}; // a body weight is as long as 60 cm of a figure of 170 cm
    };

    glm::dvec3 centre{0.0}; // of mass
    glm::dvec3 plumbPoint{0.0}; // on the floor below it
    glm::dvec3 balancePoint{0.0}; // on the floor, see WeightInFrame
    std::vector<glm::dvec3> outline; // of the standing soles, on the floor; empty while none stands
    BodySupport support = BodySupport::None;
    std::vector<Force> forces; // of the sides that carry
    double leftShare = 0.0; // of what both sides carry
    bool isEstimated = false; // the mass
};

// Returns what is shown of a frame.
[[nodiscard]] WeightInPose weightInPose(const FigureWeight &weight, int frame);

} // namespace limber
