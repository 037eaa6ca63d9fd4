#include "session/retargeting/offsetsetup.h"

#include "base/at.h"
#include "body/bodystructure.h"
#include "pose/pose.h"

#include <glm/geometric.hpp>

#include <algorithm>
#include <cmath>

namespace limber {

namespace {

OffsetSettings settingsFor(const Clip &clip, const PositionRules &rules, Axis up, const Vocabulary &vocabulary)
{
    OffsetSettings settings;
    settings.roles = bodyRoles(clip, rules, vocabulary);
    settings.up = up;
    return settings;
}

bool hasTwoSides(LimbGroup group)
{
    return group != LimbGroup::Spine && group != LimbGroup::Neck;
}

} // namespace

OffsetSetup::OffsetSetup(Clip clip, const PositionRules &rules, Axis up, const Vocabulary &vocabulary, QObject *parent)
    : QObject(parent), m_clip(std::move(clip)), m_rules(rules), m_settings(settingsFor(m_clip, rules, up, vocabulary)),
      m_height(m_clip.skeleton, m_settings.roles, up), m_after(m_clip.skeleton)
{
}

bool OffsetSetup::hasLimb(LimbGroup group) const
{
    return lengthBefore(group) > 0.0;
}

double OffsetSetup::lengthIn(const Skeleton &skeleton, LimbGroup group) const
{
    if (isWidth(group))
        return widthIn(skeleton, group == LimbGroup::HipWidth ? BodyPart::Thigh : BodyPart::UpperArm);
    double length = 0.0;
    for (const NodeId node : bonesOf(group, skeleton, m_settings.roles))
        length += glm::length(skeleton.offsetOf(node));
    return hasTwoSides(group) ? length / 2.0 : length;
}

double OffsetSetup::widthIn(const Skeleton &skeleton, BodyPart part) const
{
    const int left = m_settings.roles.find(part, BodySide::Left);
    const int right = m_settings.roles.find(part, BodySide::Right);
    if (left == NoJoint || right == NoJoint)
        return 0.0;
    const Pose rest = restPose(skeleton);
    return glm::distance(at(rest.jointPositions, left), at(rest.jointPositions, right));
}

bool OffsetSetup::hasOwnLength(NodeId node) const
{
    return std::ranges::find(m_plan.bones, node, &BoneLength::node) != m_plan.bones.end();
}

void OffsetSetup::setFactor(LimbGroup group, double factor)
{
    if (!std::isfinite(factor) || factor <= 0.0 || factor == m_plan.factorOf(group))
        return;
    m_plan.setFactor(group, factor);
    makePlan();
}

void OffsetSetup::setHeight(std::optional<double> height)
{
    if ((height && (!std::isfinite(*height) || *height <= 0.0)) || height == m_plan.height)
        return;
    m_plan.height = height;
    makePlan();
}

void OffsetSetup::setLengths(const std::vector<BoneLength> &bones)
{
    for (const BoneLength &bone : bones) {
        if (!before().contains(bone.node) || !std::isfinite(bone.length) || bone.length < 0.0)
            return;
    }
    for (const BoneLength &bone : bones) {
        const auto found = std::ranges::find(m_plan.bones, bone.node, &BoneLength::node);
        if (found != m_plan.bones.end())
            found->length = bone.length;
        else
            m_plan.bones.push_back(bone);
    }
    makePlan();
}

void OffsetSetup::clearLengths(const std::vector<NodeId> &nodes)
{
    const auto isNamed = [&](const BoneLength &bone) { return std::ranges::find(nodes, bone.node) != nodes.end(); };
    if (std::erase_if(m_plan.bones, isNamed) > 0)
        makePlan();
}

// The factor by which the height changes after the earlier steps of the plan.
double OffsetSetup::rootTravelFactor() const
{
    if (!m_scaleRootTravel || !m_plan.height || m_settings.motion != OffsetMotion::KeepChannels)
        return 1.0;
    OffsetPlan beforeHeight = m_plan;
    beforeHeight.height.reset();
    beforeHeight.bones.clear();
    const double factor =
        *m_plan.height / m_height.of(planned(before(), m_settings.roles, m_settings.up, beforeHeight));
    return std::isfinite(factor) && factor > 0.0 ? factor : 1.0;
}

void OffsetSetup::setCopied(std::vector<NodeOffset> copied)
{
    m_plan.copied = std::move(copied);
    makePlan();
}

void OffsetSetup::setMotion(OffsetMotion motion)
{
    if (motion == m_settings.motion)
        return;
    m_settings.motion = motion;
    emit motionChanged();
}

void OffsetSetup::setScaleTravel(bool scaleTravel)
{
    if (scaleTravel == m_settings.scaleTravel)
        return;
    m_settings.scaleTravel = scaleTravel;
    emit motionChanged();
}

void OffsetSetup::setScaleRootTravel(bool scaleRootTravel)
{
    if (scaleRootTravel == m_scaleRootTravel)
        return;
    m_scaleRootTravel = scaleRootTravel;
    emit motionChanged();
}

void OffsetSetup::makePlan()
{
    m_after = planned(before(), m_settings.roles, m_settings.up, m_plan);
    emit planChanged();
}

} // namespace limber
