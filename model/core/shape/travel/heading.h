#pragma once

#include "base/progress.h"
#include "body/bodyroles.h"
#include "motion/clip.h"
#include "pose/pose.h"
#include "travel/floorplane.h"

#include <optional>
#include <vector>

namespace limber {

// The heading of a figure, from the joint that carries its body: forward is at right angles to the line between the
// thighs and to the spine in that joint's frame. Without thighs it is the joint's rotation about the up axis.
class BodyHeading
{
public:
    BodyHeading(const Skeleton &skeleton, const BodyRoles &roles, const FloorPlane &floor);

    // Returns the pelvis, or else the first root.
    [[nodiscard]] int carrier() const { return m_carrier; }
    // Returns the heading in radians, or nothing if the figure faces straight up or down.
    [[nodiscard]] std::optional<double> of(const Pose &pose) const;

private:
    FloorPlane m_floor;
    int m_carrier = 0;
    bool m_hasBody = false;
    glm::dvec3 m_forward{0.0}; // in the carrier's frame
    glm::dvec3 m_left{0.0};
};

// Returns the heading of each frame in radians, without jumps of whole turns; frames without a heading take that of the
// frame before. Returns nothing if the progress stopped it.
[[nodiscard]] std::optional<std::vector<double>> headingTrack(const Clip &clip, const PositionRules &rules,
                                                              const BodyHeading &heading, const Progress &progress);

} // namespace limber
