#pragma once

#include "body/jointedlimb.h"
#include "retarget/posetransfer.h"

#include <array>
#include <optional>
#include <vector>

namespace limber {

// Keeps hands and fingers of a retargeted figure above its floor, as far as those of the source are: other arms are
// longer. It bends the arm so that the whole hand is lifted, with its rotation. Half a normalised centimetre does not
// count.
class HandFloor
{
public:
    HandFloor(const PoseTransfer &transfer, const RetargetInput &input);

    // Lifts the hands of a pose. Both heights are along the up axis in the target's world, the source's unscaled.
    void apply(TransferredPose &pose, double sourceFloor, double floor) const;

private:
    struct Arm
    {
        JointedLimb limb; // of the target
        std::vector<NodeId> sourceNodes; // of the hand: joints and end sites
        std::vector<NodeId> nodes; // the same of the target
        glm::dvec3 hinge{0.0}; // the axis of the elbow in the coordinates of the upper arm; zero if unknown
    };

    const PoseTransfer &m_transfer;
    std::vector<Arm> m_arms;
    double m_tolerance = 0.0; // file units
};

} // namespace limber
