#pragma once

#include "motion/clip.h"
#include "posing/hingedlimbs.h"
#include "posing/jointlimit.h"

#include <vector>

namespace limber {

// How far the joints of a clip may rotate, learned from how far they do rotate: for each joint the smallest and largest
// swings and twist about the mean of its rotations, and the bending of knees and elbows. The bounds are widened by 5
// degrees and a tenth of the range between them. The swings are about the main axes of the joint's own movement. In a
// long clip only evenly spread frames are examined, some 60,000 rotations, so that nobody has to wait; movement in the
// other frames may lie outside of the bounds.
class LearnedLimits
{
public:
    // Makes limits that limit nothing.
    LearnedLimits() = default;
    // Learns the limits of a clip with its limbs. Joints that carry the figure through the world and joints with fewer
    // than three rotation channels are not limited.
    LearnedLimits(const Clip &clip, const PositionRules &rules, const HingedLimbs &limbs);

    // Returns how a joint may swing and twist. The result has no limit if the joint has none, and for knees and elbows.
    [[nodiscard]] const JointLimit &of(int joint) const;
    // Returns how far a knee or an elbow may bend (see bendingOf), with everything between it and the limb's end as at
    // rest; null for other joints.
    [[nodiscard]] const AngleBounds *bendingOf(int joint) const;
    // Returns the distance between examined frames.
    [[nodiscard]] int step() const { return m_step; }

private:
    struct Bending
    {
        int joint = NoJoint;
        AngleBounds bounds;
    };

    std::vector<JointLimit> m_limits; // by joint
    std::vector<Bending> m_bendings;
    int m_step = 1;
};

} // namespace limber
