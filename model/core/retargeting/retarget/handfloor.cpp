#include "retarget/handfloor.h"

#include "base/at.h"
#include "contacts/floorheight.h"
#include "contacts/limbnodes.h"
#include "geometry/smoothabove.h"

#include <glm/geometric.hpp>

#include <algorithm>
#include <cmath>

namespace limber {

namespace {

// Of the body's length; hands have 0.108 of it (Drillis and Contini 1966). What reaches farther is held in the hand.
constexpr double longestHand = 0.15;

constexpr int NoFrame = -1;

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

void HandFloor::record(const TransferredPose &pose)
{
    for (Arm &arm : m_arms) {
        arm.sourceHeights.push_back(m_transfer.travelScale() *
                                    lowestOf(arm.sourceNodes, pose.source, m_transfer.up()).height);
        arm.heights.push_back(lowestOf(arm.nodes, pose.pose, m_transfer.up()).height);
    }
}

// A hand that is below the floor in the source as well may stay as far below it.
double HandFloor::missing(double sourceHeight, double height, const Place &place) const
{
    const double theirs = sourceHeight - m_transfer.travelScale() * place.sourceFloor;
    return std::min(theirs, 0.0) - m_tolerance - (height - place.floor);
}

void HandFloor::plan(const Place &place, double frameTimeSeconds, const PoseInFrame &evaluate)
{
    constexpr double fadeSeconds = 0.15; // before and after
    constexpr double longestFade = 150.0; // frames
    const int fade = static_cast<int>(std::lround(std::clamp(fadeSeconds / frameTimeSeconds, 1.0, longestFade)));
    TransferredPose pose;
    int evaluated = NoFrame;
    for (Arm &arm : m_arms) {
        std::vector<double> needs(arm.heights.size(), 0.0);
        for (int frame = 0; frame < static_cast<int>(needs.size()); ++frame) {
            const double recorded = at(arm.heights, frame) + place.shift.in(frame)-place.lowered;
            if (!(missing(at(arm.sourceHeights, frame), recorded, place) > 0.0))
                continue;
            if (evaluated != frame)
                evaluate(frame, pose);
            evaluated = frame;
            const double height = lowestOf(arm.nodes, pose.pose, m_transfer.up()).height;
            at(needs, frame) = std::max(0.0, missing(at(arm.sourceHeights, frame), height, place));
        }
        arm.lifts = smoothAbove(needs, fade);
    }
}

void HandFloor::apply(int frame, TransferredPose &pose) const
{
    bool isLifted = false;
    for (const Arm &arm : m_arms) {
        const double lift = arm.lifts.empty() ? 0.0 : at(arm.lifts, frame);
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
