#pragma once

#include "motion/clip.h"

#include <vector>

namespace limber {

// A joint that rotates by far more from one frame to the next than in the frames around them: most often a glitch of
// the capture.
struct RotationJump
{
    int frame = 0; // the first one after the jump
    int joint = NoJoint; // the joint that jumps
    double degrees = 0.0; // between the local rotations of the two frames
    double around = 0.0; // the median of the same in the frames around them

    friend bool operator==(const RotationJump &, const RotationJump &) = default;
};

// Finds the jumps of a clip joint by joint, so that a window stays responsive. A step counts as a jump if it is over 12
// degrees and over 6 times the median of the steps up to 8 frames away. Jumps of any joints that are at most 6 frames
// apart count as one, and the largest of them is kept.
class RotationJumpSearch
{
public:
    // Starts again for a clip with this many joints.
    void start(int jointCount);
    // Examines the next joint; returns false once all joints are done. The clip is passed each time and not kept: a
    // kept copy would make the next edit copy all its numbers.
    bool lookAtNext(const Clip &clip);
    // Returns the jumps by rising frame, once all joints are done.
    [[nodiscard]] std::vector<RotationJump> jumps() const;

private:
    void look(const Clip &clip, int joint);

    int m_jointCount = 0;
    int m_next = 0;
    std::vector<RotationJump> m_found;
};

} // namespace limber
