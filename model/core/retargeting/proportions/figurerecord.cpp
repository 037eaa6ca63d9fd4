#include "proportions/figurerecord.h"

#include "base/at.h"
#include "pose/partialpose.h"
#include "pose/travellingjoints.h"

#include <algorithm>

namespace limber {

namespace {

bool hasAllPositions(const Joint &joint)
{
    return std::all_of(allChannels.begin(), allChannels.begin() + 3, [&](Channel channel) {
        return std::ranges::find(joint.channels, channel) != joint.channels.end();
    });
}

bool isPathChanged(const Skeleton &old, const Skeleton &changed, int from, int above)
{
    for (int joint = from; joint != above && joint != NoJoint; joint = old.joint(joint).parent) {
        if (old.joint(joint).offset != changed.joint(joint).offset)
            return true;
    }
    return false;
}

// Returns all joints that the records of the legs need.
std::vector<int> jointsOf(const Skeleton &skeleton, int pelvis, const std::vector<LegRecord> &legs)
{
    std::vector<int> joints{pelvis};
    for (const LegRecord &leg : legs) {
        for (const NodeId node : leg.sole())
            joints.push_back(node.isJoint() ? node.index : skeleton.parentOf(node));
    }
    return joints;
}

bool recordFrames(const Clip &clip, const PositionRules &rules, const glm::dvec3 &up, int pelvis, Track &pelvisTrack,
                  std::vector<LegRecord> &legs, const Progress &progress)
{
    PartialPose partial(clip.skeleton, rules, jointsOf(clip.skeleton, pelvis, legs));
    const int frames = clip.motion.frameCount();
    for (int frame = 0; frame < frames; ++frame) {
        if (progress.wantsToStop(frame, frames))
            return false;
        const Pose &pose = partial.of(clip.motion.frame(frame));
        pelvisTrack.push_back(at(pose.jointPositions, pelvis));
        for (LegRecord &leg : legs)
            leg.record(pose, up);
    }
    return true;
}

} // namespace

FigureRecord::FigureRecord(const Skeleton &skeleton, const BodyRoles &roles, const glm::dvec3 &up)
    : FigureRecord(skeleton, legsByRoles(roles), up)
{
}

FigureRecord::FigureRecord(const Skeleton &skeleton, const FigureLegs &figure, const glm::dvec3 &up) : m_up(up)
{
    for (const SidedLeg &leg : figure.legs)
        addLeg(skeleton, leg.joints);
    if (after.empty())
        return;
    const int thigh = after.front().joints().thigh;
    pelvis = figure.roles.find(BodyPart::Pelvis);
    if (pelvis == NoJoint || pelvis == thigh || !skeleton.isInSubtree(thigh, pelvis))
        pelvis = skeleton.joint(thigh).parent;
    const int above = figure.top == NoJoint ? NoJoint : skeleton.joint(figure.top).parent;
    for (int joint = pelvis; joint != above; joint = skeleton.joint(joint).parent) {
        if (hasAllPositions(skeleton.joint(joint)))
            carrier = joint;
    }
}

void FigureRecord::addLeg(const Skeleton &skeleton, const LegJoints &joints)
{
    const bool inOrder = joints.isWhole() && joints.thigh != joints.shin && joints.shin != joints.foot &&
                         skeleton.isInSubtree(joints.shin, joints.thigh) &&
                         skeleton.isInSubtree(joints.foot, joints.shin);
    if (!inOrder)
        return;
    std::vector<NodeId> sole;
    for (int joint = joints.foot; joint < skeleton.subtreeEnd(joints.foot); ++joint)
        sole.push_back(NodeId::joint(joint));
    const std::vector<NodeId> ends = endSitesBelow(skeleton, joints.foot);
    sole.insert(sole.end(), ends.begin(), ends.end());
    const NodeId toe = NodeId::joint(joints.toe);
    const NodeId tip = endOfToes(skeleton, joints);
    before.emplace_back(LegJoints{NoJoint, NoJoint, joints.foot, joints.toe}, toe, sole, tip);
    after.emplace_back(joints, toe, std::move(sole), tip);
}

bool FigureRecord::isLegChanged(const Skeleton &old, const Skeleton &changed) const
{
    return std::ranges::any_of(after, [&](const LegRecord &leg) {
        return isPathChanged(old, changed, leg.joints().foot, pelvis) ||
               std::ranges::any_of(leg.sole(),
                                   [&](NodeId node) { return old.offsetOf(node) != changed.offsetOf(node); });
    });
}

bool FigureRecord::isPelvisChanged(const Skeleton &old, const Skeleton &changed) const
{
    return isPathChanged(old, changed, pelvis, NoJoint);
}

bool FigureRecord::recordBefore(const Clip &clip, const PositionRules &rules, const Progress &progress)
{
    return recordFrames(clip, rules, m_up, pelvis, pelvisBefore, before, progress);
}

bool FigureRecord::recordAfter(const Clip &clip, const PositionRules &rules, const Progress &progress)
{
    findTraveller(clip, rules);
    return recordFrames(clip, rules, m_up, pelvis, pelvisAfter, after, progress);
}

void FigureRecord::findTraveller(const Clip &clip, const PositionRules &rules)
{
    const std::vector<bool> travels = travellingJoints(clip, rules);
    for (int joint = pelvis; joint != NoJoint && joint != carrier; joint = clip.skeleton.joint(joint).parent) {
        if (at(travels, joint) && hasAllPositions(clip.skeleton.joint(joint))) {
            carrier = joint;
            return;
        }
    }
}

void FigureRecord::move(std::size_t frame, const glm::dvec3 &by)
{
    pelvisAfter[frame] += by;
    for (LegRecord &leg : after)
        leg.move(frame, by, m_up);
}

double FigureRecord::floor(const std::vector<LegRecord> &legs, const Contacts &contacts) const
{
    std::vector<std::vector<FrameInterval>> standing;
    for (const LegRecord &leg : legs)
        standing.push_back(standingFrames(contacts, leg.joints(), static_cast<int>(pelvisBefore.size())));
    const auto found = floorBelow(legs, standing);
    return found ? found->height : 0.0;
}

} // namespace limber
