#pragma once

#include "base/at.h"
#include "base/progress.h"
#include "motion/frameinterval.h"
#include "resultcheck/checkedlimbs.h"

#include <vector>

namespace limber {

// How joints of a source move where their values are not lost. In the frames in which they are, a result is compared
// with that.
class GoodFrames
{
public:
    explicit GoodFrames(const ResultCheckInput &input);

    // Learns from all frames of the source that are good. Returns false if the progress stopped it.
    bool learn(const std::vector<CheckedLimb> &limbs, const Progress &progress);

    // Returns whether a joint of the source or what it hangs on is lost in a frame or in the one before it.
    [[nodiscard]] bool isLost(int joint, int frame) const;
    // Returns the largest turn of a joint in one frame, degrees; 0 for one that is never lost.
    [[nodiscard]] double mostTurn(int joint) const { return at(m_turns, joint); }
    // Returns how far a limb is bent backward at most, degrees, likewise.
    [[nodiscard]] double mostBackward(const CheckedLimb &limb) const { return at(m_backward, limb.source[1]); }

private:
    const ResultCheckInput &m_in;
    std::vector<std::vector<FrameInterval>> m_lost; // of each joint
    std::vector<double> m_turns; // of each joint
    std::vector<double> m_backward; // of the limbs, at their middle joints
};

} // namespace limber
