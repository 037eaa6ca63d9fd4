#pragma once

#include "body/jointedlimb.h"
#include "retarget/plantedfeet.h"
#include "retarget/posetransfer.h"

#include <functional>
#include <vector>

namespace limber {

// Keeps hands and fingers of a retargeted figure above its floor, as far as those of the source are: other arms are
// longer. It bends the arm so that the whole hand is lifted, with its rotation; it begins before that is needed and
// ends after it, so that no elbow jumps. Half a normalised centimetre does not count.
class HandFloor
{
public:
    HandFloor(const PoseTransfer &transfer, const RetargetInput &input);

    // Records the pose of the next frame, before floor and feet are applied.
    void record(const TransferredPose &pose);

    // Where the hands may be, and how far they may move from where they were recorded.
    struct Place
    {
        double sourceFloor = 0.0; // both floors along the up axis in the target's world, the source's unscaled
        double floor = 0.0;
        const FigureShift &shift;
        double lowered = 0.0; // by the pelvis and by goals of the hands, at most; file units
    };
    using PoseInFrame = std::function<void(int frame, TransferredPose &pose)>;
    // Plans how the hands are lifted; `evaluate` computes poses without that. Only frames in which a hand may come near
    // the floor are looked at.
    void plan(const Place &place, double frameTimeSeconds, const PoseInFrame &evaluate);
    // Lifts the hands of a pose.
    void apply(int frame, TransferredPose &pose) const;

private:
    struct Arm
    {
        JointedLimb limb; // of the target
        std::vector<NodeId> sourceNodes; // of the hand: joints and end sites
        std::vector<NodeId> nodes; // the same of the target
        glm::dvec3 hinge{0.0}; // the axis of the elbow in the coordinates of the upper arm; zero if unknown
        // By frame: heights of the lowest nodes as recorded, the source's scaled, and what is planned, or nothing.
        std::vector<double> sourceHeights{};
        std::vector<double> heights{};
        std::vector<double> lifts{};
    };

    // Returns how much higher a hand has to be, which is negative if it is high enough.
    [[nodiscard]] double missing(double sourceHeight, double height, const Place &place) const;

    const PoseTransfer &m_transfer;
    std::vector<Arm> m_arms;
    double m_tolerance = 0.0; // file units
};

} // namespace limber
