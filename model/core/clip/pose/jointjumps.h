#pragma once

#include "motion/clip.h"

#include <vector>

namespace limber {

// A joint that rotates or moves at once by far more than in the frames around: most often a glitch of the capture.
struct JointJump
{
    // What changes at once.
    enum class Kind { Rotation, Position };

    int frame = 0; // the first one after the jump
    int joint = NoJoint; // the joint that jumps
    Kind kind = Kind::Rotation; // whether its rotation or its position jumps
    double size = 0.0; // degrees between the local rotations, or the distance from its course in file units
    double around = 0.0; // the median of the same from frame to frame around

    friend bool operator==(const JointJump &, const JointJump &) = default;
};

// Finds the jumps of a clip joint by joint, so that a window stays responsive. A jump takes one frame, or up to 20 ms,
// and is over 12 degrees, or over 1/100 of the longest way along the bones, which is about 2 cm of a person; positions
// are compared with the course of the frames around. It is over 6 times the median of the steps around, and over 3
// times each step of about 0.1 s before and after: a foot that strikes the floor stops as suddenly, but it was fast
// before. If the joint is back after at most 6 frames, the steps after that count. Jumps of any joints that are at most
// 6 frames apart count as one, and the largest of them is kept.
class JointJumpSearch
{
public:
    // Starts again for a clip with this many joints.
    void start(int jointCount);
    // Examines the next joint; returns false once all joints are done. The clip is passed each time and not kept: a
    // kept copy would make the next edit copy all its numbers.
    bool lookAtNext(const Clip &clip);
    // Returns the jumps by rising frame, once all joints are done.
    [[nodiscard]] std::vector<JointJump> jumps() const;

private:
    // A jump with what it is compared by with those of other joints: its multiple of the least one.
    struct Found
    {
        JointJump jump;
        double multiple = 0.0;
    };

    void look(const Clip &clip, int joint);

    int m_jointCount = 0;
    int m_next = 0;
    double m_leastDistance = 0.0; // file units
    std::vector<Found> m_found;
};

} // namespace limber
