#include "retarget/handreach.h"

#include "base/at.h"

#include <glm/geometric.hpp>

namespace limber {

namespace {

const glm::dvec3 &positionOf(const Pose &pose, int joint)
{
    return at(pose.jointPositions, joint);
}

} // namespace

HandReach::HandReach(const PoseTransfer &transfer, const RetargetInput &input) : m_transfer(transfer)
{
    const BodyRoles &roles = input.sourceRoles;
    for (const int side : {0, 1}) {
        m_sourceHands[side] = roles.find(BodyPart::Hand, side == 0 ? BodySide::Left : BodySide::Right);
        m_targetHands[side] = input.mapping.targetOf(m_sourceHands[side]);
    }
    m_sourceHead = roles.find(BodyPart::Head);
    m_targetHead = input.mapping.targetOf(m_sourceHead);
    m_sourcePelvis = roles.find(BodyPart::Pelvis);
    m_targetPelvis = input.mapping.targetOf(m_sourcePelvis);
    addArm(BodySide::Left, input.settings.leftHand, input);
    addArm(BodySide::Right, input.settings.rightHand, input);
}

void HandReach::addArm(BodySide side, HandGoal goal, const RetargetInput &input)
{
    const int index = side == BodySide::Left ? 0 : 1;
    const bool lacksPart = (goal == HandGoal::OtherHand && m_targetHands[1 - index] == NoJoint) ||
                           (goal == HandGoal::Head && m_targetHead == NoJoint) ||
                           (goal == HandGoal::Pelvis && m_targetPelvis == NoJoint);
    if (goal == HandGoal::Free || lacksPart)
        return;
    const int sourceUpperArm = input.sourceRoles.find(BodyPart::UpperArm, side);
    const auto limb =
        jointedLimb(input.target.skeleton, input.mapping.targetOf(sourceUpperArm),
                    input.mapping.targetOf(input.sourceRoles.find(BodyPart::Forearm, side)), m_targetHands[index]);
    if (!limb)
        return;
    const double theirs =
        pathLength(input.source.skeleton, m_transfer.sourceShape(), sourceUpperArm, m_sourceHands[index]);
    const double ours = pathLength(input.target.skeleton, m_transfer.targetShape(), limb->upper, limb->end);
    m_arms.push_back({goal, m_sourceHands[index], *limb, theirs > 0.0 ? ours / theirs : 1.0});
}

glm::dvec3 HandReach::goalOf(const Arm &arm, const TransferredPose &pose, double floorShift) const
{
    const glm::dvec3 &hand = positionOf(pose.source, arm.sourceHand);
    const bool isLeft = arm.limb.end == m_targetHands[0];
    const int other = isLeft ? 1 : 0;
    switch (arm.goal) {
    case HandGoal::World:
        return m_transfer.scaled(hand) + floorShift * m_transfer.up();
    case HandGoal::Head:
        return positionOf(pose.pose, m_targetHead) + arm.ratio * (hand - positionOf(pose.source, m_sourceHead));
    case HandGoal::Pelvis:
        return positionOf(pose.pose, m_targetPelvis) + arm.ratio * (hand - positionOf(pose.source, m_sourcePelvis));
    case HandGoal::OtherHand:
        break;
    case HandGoal::Free:
        return positionOf(pose.pose, arm.limb.end);
    }
    const glm::dvec3 displacement = arm.ratio * (hand - positionOf(pose.source, m_sourceHands[other]));
    const glm::dvec3 &otherHand = positionOf(pose.pose, m_targetHands[other]);
    // If each hand follows the other, they meet half way.
    const bool bothDo = m_arms.size() == 2 && m_arms[0].goal == m_arms[1].goal;
    return bothDo ? 0.5 * (positionOf(pose.pose, arm.limb.end) + otherHand + displacement) : otherHand + displacement;
}

void HandReach::apply(TransferredPose &pose, double floorShift) const
{
    if (m_arms.empty())
        return;
    std::vector<glm::dvec3> goals;
    for (const Arm &arm : m_arms)
        goals.push_back(goalOf(arm, pose, floorShift));
    for (std::size_t arm = 0; arm < m_arms.size(); ++arm)
        bendLimb(m_arms[arm].limb, goals[arm], glm::dvec3(0.0), pose.pose);
    m_transfer.place(pose);
}

} // namespace limber
