#include "proportions/legrecord.h"

#include "contacts/floorheight.h"
#include "geometry/twobones.h"

#include <glm/geometric.hpp>

#include <algorithm>
#include <limits>

namespace limber {

namespace {

bool hasPlace(const Joint &joint)
{
    return std::all_of(allChannels.begin(), allChannels.begin() + 3, [&](Channel channel) {
        return std::find(joint.channels.begin(), joint.channels.end(), channel) != joint.channels.end();
    });
}

const glm::dvec3 &placeOf(int joint, const Pose &pose)
{
    return pose.jointPositions[static_cast<std::size_t>(joint)];
}

double lowest(const std::vector<NodeId> &nodes, const Pose &pose, const glm::dvec3 &up)
{
    double height = std::numeric_limits<double>::infinity();
    for (const NodeId node : nodes)
        height = std::min(height, glm::dot(pose.positionOf(node), up));
    return height;
}

bool isPathChanged(const Skeleton &before, const Skeleton &after, int from, int above)
{
    for (int joint = from; joint != above && joint != NoJoint; joint = before.joint(joint).parent) {
        if (before.joint(joint).offset != after.joint(joint).offset)
            return true;
    }
    return false;
}

template <typename Visitor>
bool forEachPose(const Clip &clip, const PositionRules &rules, const Progress &progress, const Visitor &visit)
{
    Pose pose;
    const int frames = clip.motion.frameCount();
    for (int frame = 0; frame < frames; ++frame) {
        if (progress.wantsToStop(frame, frames))
            return false;
        evaluatePose(clip.skeleton, clip.motion.frame(frame), rules, pose);
        visit(pose);
    }
    return true;
}

} // namespace

LegRecord::LegRecord(const Skeleton &skeleton, const BodyRoles &roles, const glm::dvec3 &up) : m_up(up)
{
    for (const BodySide side : {BodySide::Left, BodySide::Right})
        addLeg(skeleton, legJoints(roles, side));
    if (legs.empty())
        return;
    const int thigh = legs.front().joints.thigh;
    pelvis = roles.find(BodyPart::Pelvis);
    if (pelvis == NoJoint || pelvis == thigh || !skeleton.isInSubtree(thigh, pelvis))
        pelvis = skeleton.joint(thigh).parent;
    for (int joint = pelvis; joint != NoJoint; joint = skeleton.joint(joint).parent) {
        if (hasPlace(skeleton.joint(joint)))
            carrier = joint;
    }
}

void LegRecord::addLeg(const Skeleton &skeleton, const LegJoints &joints)
{
    const bool inOrder = joints.isWhole() && joints.thigh != joints.shin && joints.shin != joints.foot &&
                         skeleton.isInSubtree(joints.shin, joints.thigh) &&
                         skeleton.isInSubtree(joints.foot, joints.shin);
    if (!inOrder)
        return;
    RecordedLeg leg;
    leg.joints = joints;
    for (int joint = joints.foot; joint < skeleton.subtreeEnd(joints.foot); ++joint)
        leg.sole.push_back(NodeId::joint(joint));
    for (int end = 0; end < skeleton.endSiteCount(); ++end) {
        if (skeleton.isInSubtree(skeleton.endSite(end).parent, joints.foot))
            leg.sole.push_back(NodeId::endSite(end));
    }
    legs.push_back(std::move(leg));
}

bool LegRecord::isLegChanged(const Skeleton &before, const Skeleton &after) const
{
    return std::any_of(legs.begin(), legs.end(), [&](const RecordedLeg &leg) {
        return isPathChanged(before, after, leg.joints.foot, pelvis) ||
               std::any_of(leg.sole.begin(), leg.sole.end(),
                           [&](NodeId node) { return before.offsetOf(node) != after.offsetOf(node); });
    });
}

bool LegRecord::isPelvisChanged(const Skeleton &before, const Skeleton &after) const
{
    return isPathChanged(before, after, pelvis, NoJoint);
}

bool LegRecord::recordBefore(const Clip &clip, const PositionRules &rules, const Progress &progress)
{
    return forEachPose(clip, rules, progress, [this](const Pose &pose) {
        pelvisBefore.push_back(placeOf(pelvis, pose));
        for (RecordedLeg &leg : legs) {
            leg.soleBefore.push_back(lowest(leg.sole, pose, m_up));
            leg.ankleBefore.push_back(placeOf(leg.joints.foot, pose));
            if (leg.joints.toe != NoJoint)
                leg.toeBefore.push_back(placeOf(leg.joints.toe, pose));
        }
    });
}

bool LegRecord::recordAfter(const Clip &clip, const PositionRules &rules, const Progress &progress)
{
    std::vector<std::vector<glm::dquat>> thighTurns(legs.size()); // world from thigh
    const bool done = forEachPose(clip, rules, progress, [&](const Pose &pose) {
        pelvisAfter.push_back(placeOf(pelvis, pose));
        for (std::size_t i = 0; i < legs.size(); ++i) {
            RecordedLeg &leg = legs[i];
            leg.soleAfter.push_back(lowest(leg.sole, pose, m_up));
            leg.after.hip.push_back(placeOf(leg.joints.thigh, pose));
            leg.after.knee.push_back(placeOf(leg.joints.shin, pose));
            leg.after.ankle.push_back(placeOf(leg.joints.foot, pose));
            if (leg.joints.toe != NoJoint)
                leg.after.toe.push_back(placeOf(leg.joints.toe, pose));
            thighTurns[i].push_back(glm::quat_cast(pose.worldFromJoint[static_cast<std::size_t>(leg.joints.thigh)]));
        }
    });
    for (std::size_t i = 0; i < legs.size() && done; ++i)
        legs[i].hinge = hingeInThigh(legs[i].after.hip, legs[i].after.knee, legs[i].after.ankle, thighTurns[i]);
    return done;
}

void LegRecord::move(std::size_t frame, const glm::dvec3 &by)
{
    pelvisAfter[frame] += by;
    for (RecordedLeg &leg : legs) {
        for (Track *track : {&leg.after.hip, &leg.after.knee, &leg.after.ankle, &leg.after.toe}) {
            if (!track->empty())
                (*track)[frame] += by;
        }
        leg.soleAfter[frame] += glm::dot(by, m_up);
    }
}

double LegRecord::floor(std::vector<double> RecordedLeg::*soles, const Contacts &contacts) const
{
    const int frames = static_cast<int>(pelvisBefore.size());
    std::vector<std::vector<FrameInterval>> standing;
    for (const RecordedLeg &leg : legs)
        standing.push_back(unionOf(intervalsOf(contacts, leg.joints.foot, frames),
                                   intervalsOf(contacts, leg.joints.toe, frames), frames));
    std::vector<FootHeights> feet;
    for (std::size_t i = 0; i < legs.size(); ++i)
        feet.push_back({legs[i].*soles, standing[i]});
    const auto found = floorHeight(feet);
    return found ? found->height : 0.0;
}

} // namespace limber
