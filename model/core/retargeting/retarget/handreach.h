#pragma once

#include "body/jointedlimb.h"
#include "retarget/posetransfer.h"

#include <vector>

namespace limber {

// Holds the hands of a retargeted figure whose arms have other lengths and would not reach by themselves: as far from a
// part of the body as in the source, scaled by the ratio of the arms, or at their position in the world. The hands keep
// their rotations.
class HandReach
{
public:
    HandReach(const PoseTransfer &transfer, const RetargetInput &input);

    // Bends the arms of a pose whose feet already stand; `floorShift` is how far it was moved up.
    void apply(TransferredPose &pose, double floorShift) const;

private:
    struct Arm
    {
        HandGoal goal = HandGoal::Free;
        int sourceHand = NoJoint;
        JointedLimb limb; // of the target
        double ratio = 1.0; // the arm's length divided by the source's
    };
    void addArm(BodySide side, HandGoal goal, const RetargetInput &input);
    [[nodiscard]] glm::dvec3 goalOf(const Arm &arm, const TransferredPose &pose, double floorShift) const;

    const PoseTransfer &m_transfer;
    std::vector<Arm> m_arms;
    int m_sourceHands[2] = {NoJoint, NoJoint}; // left, right
    int m_targetHands[2] = {NoJoint, NoJoint};
    int m_sourceHead = NoJoint;
    int m_targetHead = NoJoint;
    int m_sourcePelvis = NoJoint;
    int m_targetPelvis = NoJoint;
};

} // namespace limber
