#include "retarget/handfloor.h"

#include "base/at.h"
#include "contacts/floorheight.h"
#include "contacts/limbnodes.h"

#include <glm/geometric.hpp>

#include <algorithm>

namespace limber {

namespace {

// Of the body's length; hands have 0.108 of it (Drillis and Contini 1966). What reaches farther is held in the hand.
constexpr double longestHand = 0.15;

} // namespace

HandFloor::HandFloor(const PoseTransfer &transfer, const RetargetInput &input) : m_transfer(transfer)
{
    if (!input.settings.handsAboveFloor)
        return;
    const double length = bodyLength(input.target.skeleton, transfer.targetShape(), rolesOfTarget(input));
    const double lengthOfSource = bodyLength(input.source.skeleton, transfer.sourceShape(), input.sourceRoles);
    m_tolerance = floorToleranceNcm / ncmOfBody * length;
    for (const BodySide side : {BodySide::Left, BodySide::Right}) {
        const auto targetOf = [&](BodyPart part) { return input.mapping.targetOf(input.sourceRoles.find(part, side)); };
        const int hand = input.sourceRoles.find(BodyPart::Hand, side);
        const auto limb = jointedLimb(input.target.skeleton, targetOf(BodyPart::UpperArm), targetOf(BodyPart::Forearm),
                                      targetOf(BodyPart::Hand));
        if (hand == NoJoint || !limb)
            continue;
        const AnatomicalFrame &frame = transfer.anatomy().target.of(limb->upper);
        m_arms.push_back({*limb, nodesWithin(input.source.skeleton, hand, longestHand * lengthOfSource),
                          nodesWithin(input.target.skeleton, limb->end, longestHand * length),
                          frame.isKnown() ? frame.side() : glm::dvec3(0.0)});
    }
}

void HandFloor::apply(TransferredPose &pose, double sourceFloor, double floor) const
{
    bool isLifted = false;
    for (const Arm &arm : m_arms) {
        // A hand that is below the floor in the source as well may stay as far below it.
        const double theirs =
            m_transfer.travelScale() * (lowestOf(arm.sourceNodes, pose.source, m_transfer.up()).height - sourceFloor);
        const double ours = lowestOf(arm.nodes, pose.pose, m_transfer.up()).height - floor;
        const double lift = std::min(theirs, 0.0) - m_tolerance - ours;
        if (!(lift > 0.0))
            continue;
        const glm::dvec3 goal = at(pose.pose.jointPositions, arm.limb.end) + lift * m_transfer.up();
        bendLimb(arm.limb, goal, at(pose.pose.worldFromJoint, arm.limb.upper) * arm.hinge, pose.pose);
        isLifted = true;
    }
    if (isLifted)
        m_transfer.place(pose);
}

} // namespace limber
