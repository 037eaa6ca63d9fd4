#pragma once

#include "mannequin/solidbody.h"
#include "motion/clip.h"
#include "pose/pose.h"

namespace limber {

class FigureAnatomy;

// Where the side and the front of a joint are, in view space.
struct SideAxes
{
    NodeId node;
    glm::dvec3 base{0.0};
    glm::dvec3 side{0.0}; // of length 1, to the left of the body for its trunk and its legs
    glm::dvec3 front{0.0}; // of length 1
};

// The bodies that Limber makes for the figures of a skeleton: surfaces over its chains of bones with plates, so that it
// can be seen how each part is rotated about its bone. They are made once, so that a new pose only has to place them.
class Mannequin
{
public:
    Mannequin() = default;
    // Looks at no more than 256 frames of the clip.
    Mannequin(const Clip &clip, const PositionRules &rules, Axis up);

    [[nodiscard]] const SolidShape &shape() const { return *m_shape; }
    // Replaces the contents of `body` and reuses its memory. Leaves out parts that cannot be drawn.
    void place(const Pose &pose, const glm::dmat3 &viewFromDocument, SolidBody &body) const;

    // Returns the axes of a joint of the clip in a pose; those of a joint whose part of the body is unknown are its
    // own.
    [[nodiscard]] SideAxes sideAxes(int joint, const Pose &pose, const glm::dmat3 &viewFromDocument) const;

private:
    // In the coordinates of the joint.
    struct JointAxes
    {
        glm::dvec3 side{1.0, 0.0, 0.0};
        glm::dvec3 front{0.0, 0.0, 1.0};
    };

    void findAxes(const FigureAnatomy &figure);

    std::vector<JointAxes> m_axes;
    std::shared_ptr<const SolidShape> m_shape = std::make_shared<SolidShape>();
};

} // namespace limber
