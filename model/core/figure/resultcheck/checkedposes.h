#pragma once

#include "motion/clip.h"
#include "pose/poserun.h"

#include <glm/mat4x3.hpp>
#include <glm/vec3.hpp>

#include <vector>

namespace limber {

// The world poses of a clip's joints in some consecutive frames.
class CheckedPoses
{
public:
    static constexpr int framesAtATime = 256; // a block that fits the cache

    CheckedPoses(const Clip &clip, const PositionRules &rules);

    // Computes the frames from first to last, both of which must exist.
    void read(int first, int last);

    [[nodiscard]] const glm::mat4x3 &worldFromJoint(int frame, int joint) const;
    [[nodiscard]] const glm::dvec3 &position(int frame, int joint) const;
    // Returns by how many degrees a joint turns from the frame before to this frame.
    [[nodiscard]] double turnDegrees(int frame, int joint) const;

private:
    const Clip &m_clip;
    PoseRun m_run;
    int m_first = 0;
    std::vector<glm::mat4x3> m_matrices;
    std::vector<glm::dvec3> m_positions;
};

} // namespace limber
