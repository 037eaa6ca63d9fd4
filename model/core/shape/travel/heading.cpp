#include "travel/heading.h"

#include "base/at.h"
#include "body/bodymeasure.h"
#include "pose/partialpose.h"

#include <glm/matrix.hpp>

#include <algorithm>
#include <cmath>

namespace limber {

namespace {

constexpr double fullTurn = 2.0 * 3.14159265358979323846;
// Fraction of a direction's length: if less of it is along the floor, it shows no heading.
constexpr double flattest = 0.2;

// Returns the highest joint of the trunk that has a role.
int topOfTrunk(const BodyRoles &roles)
{
    for (const BodyPart part : {BodyPart::Head, BodyPart::Neck}) {
        if (const int joint = roles.find(part); joint != NoJoint)
            return joint;
    }
    int top = NoJoint;
    for (int number = 1;; ++number) {
        const int joint = roles.find(BodyPart::Spine, BodySide::Centre, number);
        if (joint == NoJoint)
            return top;
        top = joint;
    }
}

} // namespace

BodyHeading::BodyHeading(const Skeleton &skeleton, const BodyRoles &roles, const FloorPlane &floor) : m_floor(floor)
{
    const int left = legJoints(roles, BodySide::Left).thigh;
    const int right = legJoints(roles, BodySide::Right).thigh;
    const int top = topOfTrunk(roles);
    if (left == NoJoint || right == NoJoint)
        return;
    const int pelvis = roles.find(BodyPart::Pelvis);
    const int common = skeleton.commonAncestor(left, right);
    m_carrier = pelvis != NoJoint ? pelvis : common;
    if (m_carrier == NoJoint || !skeleton.isInSubtree(left, m_carrier) || !skeleton.isInSubtree(right, m_carrier)) {
        m_carrier = 0;
        return;
    }
    const Pose rest = restPose(skeleton);
    const auto positionOf = [&](int joint) { return at(rest.jointPositions, joint); };
    m_left = directionOf(positionOf(left) - positionOf(right));
    const glm::dvec3 middle = (positionOf(left) + positionOf(right)) / 2.0;
    const bool hasTop = top != NoJoint && skeleton.isInSubtree(top, m_carrier);
    const glm::dvec3 spine = hasTop ? positionOf(top) - middle : m_floor.up;
    m_forward = directionOf(glm::cross(m_left, spine));
    m_hasBody = m_forward != glm::dvec3(0.0);
}

std::optional<double> BodyHeading::of(const Pose &pose) const
{
    const glm::dmat3 &world = at(pose.worldFromJoint, m_carrier);
    if (!m_hasBody) {
        const glm::dmat3 twist = twistAbout(m_floor.up, world);
        return m_floor.headingOf(twist * m_floor.ahead);
    }
    const glm::dvec3 forward = world * m_forward;
    if (glm::length(m_floor.along(forward)) >= flattest)
        return m_floor.headingOf(forward);
    // The figure is lying or bent double: the line between the thighs shows the heading.
    const glm::dvec3 aside = glm::cross(world * m_left, m_floor.up);
    return glm::length(aside) >= flattest ? std::optional(m_floor.headingOf(aside)) : std::nullopt;
}

std::optional<std::vector<double>> headingTrack(const Clip &clip, const PositionRules &rules,
                                                const BodyHeading &heading, const Progress &progress)
{
    std::vector<double> track;
    const int carrier = heading.carrier();
    PartialPose pose(clip.skeleton, rules, {&carrier, 1});
    const int frames = clip.motion.frameCount();
    for (int frame = 0; frame < frames; ++frame) {
        if (progress.wantsToStop(frame, frames))
            return std::nullopt;
        const double before = track.empty() ? 0.0 : track.back();
        const double found = heading.of(pose.of(clip.motion.frame(frame))).value_or(before);
        track.push_back(track.empty() ? found : found + fullTurn * std::round((before - found) / fullTurn));
    }
    return track;
}

} // namespace limber
