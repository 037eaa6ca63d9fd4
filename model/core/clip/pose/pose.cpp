#include "pose/pose.h"

#include "pose/localrotation.h"

#include <cassert>
#include <cmath>

namespace limber {

namespace {

void resize(Pose &pose, const Skeleton &skeleton)
{
    pose.worldFromJoint.resize(static_cast<std::size_t>(skeleton.jointCount()));
    pose.jointPositions.resize(static_cast<std::size_t>(skeleton.jointCount()));
    pose.endPositions.resize(static_cast<std::size_t>(skeleton.endSiteCount()));
}

void placeJoint(const Skeleton &skeleton, int joint, const glm::dmat3 &rotation, const glm::dvec3 &translation,
                Pose &pose)
{
    const auto index = static_cast<std::size_t>(joint);
    const int parent = skeleton.joint(joint).parent;
    if (parent == NoJoint) {
        pose.worldFromJoint[index] = rotation;
        pose.jointPositions[index] = translation;
        return;
    }
    const auto above = static_cast<std::size_t>(parent);
    pose.worldFromJoint[index] = pose.worldFromJoint[above] * rotation;
    pose.jointPositions[index] = pose.jointPositions[above] + pose.worldFromJoint[above] * translation;
}

void placeEndSites(const Skeleton &skeleton, Pose &pose)
{
    for (int index = 0; index < skeleton.endSiteCount(); ++index) {
        const EndSite &endSite = skeleton.endSite(index);
        const auto parent = static_cast<std::size_t>(endSite.parent);
        pose.endPositions[static_cast<std::size_t>(index)] =
            pose.jointPositions[parent] + pose.worldFromJoint[parent] * endSite.offset;
    }
}

} // namespace

const glm::dvec3 &Pose::positionOf(NodeId node) const
{
    const auto index = static_cast<std::size_t>(node.index);
    return node.isJoint() ? jointPositions[index] : endPositions[index];
}

glm::dmat3 rotationAbout(Axis axis, double angleDegrees)
{
    // Whole turns are subtracted first, since the radians of a large angle would lose digits.
    const double whole = std::abs(angleDegrees) < 360.0 ? angleDegrees : std::fmod(angleDegrees, 360.0);
    const double angle = whole * (3.14159265358979323846 / 180.0);
    const double c = std::cos(angle);
    const double s = std::sin(angle);
    switch (axis) { // glm takes columns
    case Axis::X:
        return {1, 0, 0, 0, c, s, 0, -s, c};
    case Axis::Y:
        return {c, 0, -s, 0, 1, 0, s, 0, c};
    case Axis::Z:
        break;
    }
    return {c, s, 0, -s, c, 0, 0, 0, 1};
}

glm::dvec3 localTranslation(const Joint &joint, std::span<const double> values, PositionRule rule)
{
    glm::dvec3 translation = joint.offset;
    for (int i = 0; i < joint.columnCount(); ++i) {
        const Channel channel = joint.channels[static_cast<std::size_t>(i)];
        if (!channel.isPosition())
            continue;
        const double value = values[static_cast<std::size_t>(joint.firstColumn + i)];
        double &coordinate = translation[channel.axisIndex()];
        coordinate = rule == PositionRule::Add ? coordinate + value : value;
    }
    return translation;
}

Pose evaluatePose(const Skeleton &skeleton, std::span<const double> values, const PositionRules &rules)
{
    Pose pose;
    evaluatePose(skeleton, values, rules, pose);
    return pose;
}

void evaluatePose(const Skeleton &skeleton, std::span<const double> values, const PositionRules &rules, Pose &pose)
{
    assert(values.size() == static_cast<std::size_t>(skeleton.columnCount()));
    resize(pose, skeleton);
    for (int index = 0; index < skeleton.jointCount(); ++index) {
        const Joint &joint = skeleton.joint(index);
        placeJoint(skeleton, index, localRotation(joint, values), localTranslation(joint, values, rules.of(joint)),
                   pose);
    }
    placeEndSites(skeleton, pose);
}

Pose restPose(const Skeleton &skeleton)
{
    Pose pose;
    resize(pose, skeleton);
    for (int index = 0; index < skeleton.jointCount(); ++index)
        placeJoint(skeleton, index, glm::dmat3(1.0), skeleton.joint(index).offset, pose);
    placeEndSites(skeleton, pose);
    return pose;
}

Pose poseAt(const Clip &clip, int frame, const PositionRules &rules)
{
    if (frame < 0 || frame >= clip.motion.frameCount())
        return restPose(clip.skeleton);
    return evaluatePose(clip.skeleton, clip.motion.frame(frame), rules);
}

} // namespace limber
