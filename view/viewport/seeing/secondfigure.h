#pragma once

#include "figure/bonegeometry.h"
#include "session/comparing/secondclip.h"

#include <glm/mat3x3.hpp>

#include <memory>
#include <vector>

namespace limber {

// A joint of the figure in front and the same one of the second figure, in view space.
struct JointPair
{
    NodeId node; // of the first
    glm::dvec3 first{0.0};
    glm::dvec3 second{0.0};
};

// The figure of a second clip at the time that is shown, and the joints that are farthest from their like there.
class SecondFigure
{
public:
    // Brings all up to date with a frame of the document; `pose` is its own figure there. Nothing is shown without a
    // second clip, or where it has no frame at that time.
    void update(const SecondClip &clip, int documentFrame, const Pose &pose, const glm::dmat3 &viewFromDocument,
                double bodySize);
    void clear();

    [[nodiscard]] const Figure &figure() const { return m_figure; }
    // At most three, the farthest first, and none that is nearer than half a hundredth of the body's size.
    [[nodiscard]] const std::vector<JointPair> &farthest() const { return m_farthest; }

private:
    void findFarthest(const SecondClip &clip, const Pose &first, const Pose &second, const glm::dmat3 &viewFromDocument,
                      double bodySize);

    std::shared_ptr<const Clip> m_clip; // whose bones m_geometry has
    BoneGeometry m_geometry;
    Figure m_figure;
    std::vector<JointPair> m_farthest;
};

} // namespace limber
