#pragma once

#include "contacts/contacts.h"
#include "resultcheck/resultfault.h"
#include "retarget/posetransfer.h"

#include <vector>

namespace limber {

// What differs by less than this fraction of a leg's length is not seen, and no warning is given.
inline constexpr double visibleFractionOfLeg = 0.01;

// Finds where feet of a retargeted figure go through its floor although those of the source do not: a foot that is
// longer turns by the same angles. While a foot stands, it shows how much lower it reaches than the source's, such as
// toes of a foot whose source has none; that much is no fault.
class FootDepth
{
public:
    FootDepth(const PoseTransfer &transfer, const RetargetInput &input);

    // Adds the finished pose of the next frame. Both floors are heights along the up axis in the target's world, the
    // source's before it is scaled.
    void add(const TransferredPose &pose, double sourceFloor, double floor);
    // Returns the deepest frame of each joint that goes through the floor. `contacts` are the source's.
    [[nodiscard]] std::vector<ResultFault> faults(const Contacts &contacts) const;

private:
    struct Foot
    {
        LegJoints source;
        std::vector<NodeId> sourceNodes;
        std::vector<NodeId> nodes; // of the target
        double legLength = 0.0; // of the target, file units
        // By frame, heights above the floors in units of the target, and the joint of the target that is lowest.
        std::vector<double> sourceHeights;
        std::vector<double> heights;
        std::vector<int> joints;
    };
    [[nodiscard]] double usualDepth(const Foot &foot, const Contacts &contacts) const;
    void addFaults(const Foot &foot, double usual, std::vector<ResultFault> &faults) const;

    const PoseTransfer &m_transfer;
    const Skeleton &m_target;
    double m_ncm = 1.0; // per file unit
    std::vector<Foot> m_feet;
};

} // namespace limber
