#pragma once

#include "base/progress.h"
#include "body/bodyroles.h"
#include "motion/clip.h"
#include "pose/pose.h"
#include "travel/floorplane.h"

#include <optional>
#include <vector>

namespace limber {

// Which way a figure faces, by the joint that carries its body: forward is what is ahead of the line between the thighs
// and of the spine in that joint's frame. Without thighs it is what the joint's rotation about the up axis shows.
class BodyHeading
{
public:
    BodyHeading(const Skeleton &skeleton, const BodyRoles &roles, const FloorPlane &floor);

    // The pelvis, or else the first root.
    [[nodiscard]] int carrier() const { return m_carrier; }
    // Radians; nothing where it faces straight up or down.
    [[nodiscard]] std::optional<double> of(const Pose &pose) const;

private:
    FloorPlane m_floor;
    int m_carrier = 0;
    bool m_hasBody = false;
    glm::dvec3 m_forward{0.0}; // in the carrier's frame
    glm::dvec3 m_left{0.0};
};

// The heading of each frame, radians, without jumps of whole turns; frames that have none take that of the frame
// before. Nothing if the progress stopped it.
[[nodiscard]] std::optional<std::vector<double>> headingTrack(const Clip &clip, const PositionRules &rules,
                                                              const BodyHeading &heading, const Progress &progress);

} // namespace limber
