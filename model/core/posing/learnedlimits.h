#pragma once

#include "motion/clip.h"
#include "posing/hingedlimbs.h"
#include "posing/jointlimit.h"

#include <vector>

namespace limber {

// How far the joints of a clip may rotate, learned from how far they do: for each joint the least and the most of its
// swings and of its twist about the mean of its rotations, and of the bending of knees and elbows, widened by 5 degrees
// and a tenth of what is between them. The swings are about the main axes of the joint's own movement. Of a long clip
// as many frames are looked at, evenly spread, as hold nobody up: some 60,000 rotations. What happens in the others
// only may lie outside.
class LearnedLimits
{
public:
    // Nothing is limited.
    LearnedLimits() = default;
    // Limbs are those of the clip. The joints that carry the figure through the world are not limited, nor are those
    // with fewer than three rotation channels.
    LearnedLimits(const Clip &clip, const PositionRules &rules, const HingedLimbs &limbs);

    // How a joint swings and twists; without a limit for one that has none, and for knees and elbows.
    [[nodiscard]] const JointLimit &of(int joint) const;
    // How far a knee or an elbow bends (see bendingOf), with what lies between it and the limb's end as at rest; null
    // for other joints.
    [[nodiscard]] const AngleBounds *bendingOf(int joint) const;
    // Frames that were looked at are this many apart.
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
