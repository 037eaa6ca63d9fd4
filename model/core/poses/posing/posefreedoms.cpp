#include "posing/posefreedoms.h"

#include "base/at.h"
#include "geometry/geometry.h"
#include "pose/jointangles.h"
#include "pose/localrotation.h"

#include <glm/geometric.hpp>
#include <glm/matrix.hpp>

#include <algorithm>
#include <cmath>

namespace limber {

namespace {

constexpr double mostSwingRadians = 2.6;
constexpr double unmovedRadians = 1e-12; // and for positions, in their radians

} // namespace

PoseFreedoms::PoseFreedoms(const Skeleton &skeleton, const PositionRules &rules, std::span<const double> start)
    : m_skeleton(skeleton), m_start(start.begin(), start.end())
{
    for (const Joint &joint : skeleton.joints()) {
        m_startLocals.push_back(localRotation(joint, start));
        m_startTranslations.push_back(localTranslation(joint, start, rules.of(joint)));
    }
    m_locals = m_startLocals;
    m_translations = m_startTranslations;
    evaluatePose(skeleton, start, rules, m_pose);
}

void PoseFreedoms::addRotations(int joint, double stiffness)
{
    const Joint &rotating = m_skeleton.joint(joint);
    if (JointAngles(rotating).isComplete()) {
        for (const Axis axis : {Axis::X, Axis::Y, Axis::Z})
            m_freedoms.push_back({joint, Kind::Vector, -1, limber::directionOf(axis), 1.0 / stiffness, {}, {}});
        return;
    }
    for (int i = 0; i < rotating.columnCount(); ++i) {
        const Channel channel = at(rotating.channels, i);
        if (channel.isRotation())
            m_freedoms.push_back({joint,
                                  Kind::Angle,
                                  rotating.firstColumn + i,
                                  limber::directionOf(channel.axis),
                                  1.0 / stiffness,
                                  {},
                                  {}});
    }
}

void PoseFreedoms::addHinge(int joint, const glm::dvec3 &axis, const FreedomBounds &bounds, double stiffness)
{
    m_freedoms.push_back({joint, Kind::Hinge, -1, axis, 1.0 / stiffness, bounds, {}});
}

void PoseFreedoms::addRotationsWithin(int joint, const JointLimit &limit, double stiffness)
{
    const SwingTwist start = limit.of(glm::quat_cast(at(m_startLocals, joint)));
    if (!(glm::length(start.swing) < mostSwingRadians))
        return addRotations(joint, stiffness);
    m_limited.push_back({joint, limit, start});
    const auto add = [&](const glm::dvec3 &axis, const AngleBounds &bounds, double now) {
        const FreedomBounds changes{std::min(0.0, bounds.least - now), std::max(0.0, bounds.most - now), 0.0};
        m_freedoms.push_back({joint, Kind::SwingTwist, -1, axis, 1.0 / stiffness, changes, {}});
    };
    add(limit.across, limit.swings[0], start.swing.x);
    add(limit.otherAcross(), limit.swings[1], start.swing.y);
    add(limit.bone, limit.twists, start.twist);
}

void PoseFreedoms::addPositions(int joint, double stiffness, double unitsPerRadian)
{
    for (const Axis axis : {Axis::X, Axis::Y, Axis::Z}) {
        // Of a channel that a joint has twice, the later one would hide the first.
        const Joint &moving = m_skeleton.joint(joint);
        for (int i = moving.columnCount() - 1; i >= 0; --i) {
            if (at(moving.channels, i) != Channel{ChannelKind::Position, axis})
                continue;
            m_freedoms.push_back({joint,
                                  Kind::Position,
                                  moving.firstColumn + i,
                                  limber::directionOf(axis) * unitsPerRadian,
                                  1.0 / stiffness,
                                  {},
                                  {}});
            break;
        }
    }
}

std::size_t PoseFreedoms::endOfJoint(std::size_t first) const
{
    std::size_t end = first + 1;
    while (end < m_freedoms.size() && m_freedoms[end].joint == m_freedoms[first].joint &&
           m_freedoms[end].kind == m_freedoms[first].kind)
        ++end;
    return end;
}

glm::dvec3 PoseFreedoms::vectorAt(std::size_t first, std::span<const double> changes) const
{
    glm::dvec3 vector(0.0);
    for (std::size_t i = first; i < endOfJoint(first); ++i)
        vector += m_freedoms[i].axis * changes[i];
    return vector;
}

std::vector<double> PoseFreedoms::anglesOf(std::size_t first, std::span<const double> changes) const
{
    std::vector<double> angles;
    for (std::size_t i = first; i < endOfJoint(first); ++i)
        angles.push_back(at(m_start, m_freedoms[i].column) + changes[i] * degreesPerRadian);
    return angles;
}

SwingTwist PoseFreedoms::swingTwistAt(std::size_t first, std::span<const double> changes) const
{
    SwingTwist angles = std::ranges::find(m_limited, m_freedoms[first].joint, &Limited::joint)->start;
    angles.swing += glm::dvec2(changes[first], changes[first + 1]);
    angles.twist += changes[first + 2];
    return angles;
}

// Returns the rotation of the joint whose freedoms begin at `first`.
glm::dmat3 PoseFreedoms::localOf(std::size_t first, std::span<const double> changes) const
{
    const int joint = m_freedoms[first].joint;
    if (m_freedoms[first].kind == Kind::Angle)
        return JointAngles(m_skeleton.joint(joint)).rotation(anglesOf(first, changes));
    if (m_freedoms[first].kind == Kind::SwingTwist) {
        const JointLimit &limit = std::ranges::find(m_limited, joint, &Limited::joint)->limit;
        return glm::mat3_cast(limit.rotation(swingTwistAt(first, changes)));
    }
    return at(m_startLocals, joint) * glm::mat3_cast(rotationFromVector(vectorAt(first, changes)));
}

void PoseFreedoms::place(std::span<const double> changes)
{
    m_changes.assign(changes.begin(), changes.end());
    for (std::size_t first = 0; first < m_freedoms.size(); first = endOfJoint(first)) {
        const int joint = m_freedoms[first].joint;
        if (m_freedoms[first].kind == Kind::Position)
            at(m_translations, joint) = at(m_startTranslations, joint) + vectorAt(first, changes);
        else
            at(m_locals, joint) = localOf(first, changes);
    }
    placeJoints();
}

void PoseFreedoms::placeJoints()
{
    for (int index = 0; index < m_skeleton.jointCount(); ++index) {
        const int parent = m_skeleton.joint(index).parent;
        const glm::dmat3 above = parent == NoJoint ? glm::dmat3(1.0) : at(m_pose.worldFromJoint, parent);
        const glm::dvec3 origin = parent == NoJoint ? glm::dvec3(0.0) : at(m_pose.jointPositions, parent);
        at(m_pose.worldFromJoint, index) = above * at(m_locals, index);
        at(m_pose.jointPositions, index) = origin + above * at(m_translations, index);
    }
    for (int index = 0; index < m_skeleton.endSiteCount(); ++index) {
        const EndSite &endSite = m_skeleton.endSite(index);
        at(m_pose.endPositions, index) =
            at(m_pose.jointPositions, endSite.parent) + at(m_pose.worldFromJoint, endSite.parent) * endSite.offset;
    }
}

void PoseFreedoms::placeAxes()
{
    for (std::size_t first = 0; first < m_freedoms.size(); first = endOfJoint(first)) {
        const int joint = m_freedoms[first].joint;
        const int parent = m_skeleton.joint(joint).parent;
        const glm::dmat3 above = parent == NoJoint ? glm::dmat3(1.0) : at(m_pose.worldFromJoint, parent);
        if (m_freedoms[first].kind == Kind::Angle) {
            placeAngleAxes(first);
            continue;
        }
        if (m_freedoms[first].kind == Kind::SwingTwist) {
            placeSwingAxes(first);
            continue;
        }
        const glm::dvec3 vector = vectorAt(first, m_changes);
        for (std::size_t i = first; i < endOfJoint(first); ++i) {
            Freedom &freedom = m_freedoms[i];
            freedom.worldAxis = freedom.kind == Kind::Position
                                    ? above * freedom.axis
                                    : at(m_pose.worldFromJoint, joint) * angularVelocity(vector, freedom.axis);
        }
    }
}

// Each channel rotates about its axis after the channels before it have rotated that axis.
void PoseFreedoms::placeAngleAxes(std::size_t first)
{
    const int parent = m_skeleton.joint(m_freedoms[first].joint).parent;
    glm::dmat3 frame = parent == NoJoint ? glm::dmat3(1.0) : at(m_pose.worldFromJoint, parent);
    const std::vector<double> angles = anglesOf(first, m_changes);
    for (std::size_t i = first; i < endOfJoint(first); ++i) {
        Freedom &freedom = m_freedoms[i];
        freedom.worldAxis = frame * freedom.axis;
        frame = frame * rotationAbout(m_skeleton.column(freedom.column).channel.axis, angles[i - first]);
    }
}

// The swings rotate before the twist does, in whose frame the joint is.
void PoseFreedoms::placeSwingAxes(std::size_t first)
{
    const int joint = m_freedoms[first].joint;
    const SwingTwist angles = swingTwistAt(first, m_changes);
    const JointLimit &limit = std::ranges::find(m_limited, joint, &Limited::joint)->limit;
    const glm::dvec3 swing = limit.swingVector(angles.swing);
    const glm::dquat untwisted = rotationFromVector(-limit.bone * angles.twist);
    for (std::size_t i = first; i < first + 2; ++i)
        m_freedoms[i].worldAxis =
            at(m_pose.worldFromJoint, joint) * (untwisted * angularVelocity(swing, m_freedoms[i].axis));
    m_freedoms[first + 2].worldAxis = at(m_pose.worldFromJoint, joint) * limit.bone;
}

PoseFreedoms::Rate PoseFreedoms::rate(std::size_t index, NodeId node) const
{
    const Freedom &freedom = m_freedoms[index];
    const int carrying = node.isJoint() ? node.index : m_skeleton.parentOf(node);
    if (!m_skeleton.isInSubtree(carrying, freedom.joint))
        return {};
    if (freedom.kind == Kind::Position)
        return {freedom.worldAxis, glm::dvec3(0.0)};
    const glm::dvec3 arm = m_pose.positionOf(node) - at(m_pose.jointPositions, freedom.joint);
    return {glm::cross(freedom.worldAxis, arm), freedom.worldAxis};
}

std::vector<double> PoseFreedoms::values(std::span<const double> changes) const
{
    std::vector<double> values = m_start;
    for (std::size_t first = 0; first < m_freedoms.size(); first = endOfJoint(first)) {
        const Freedom &freedom = m_freedoms[first];
        if (freedom.kind != Kind::Angle && freedom.kind != Kind::Position) {
            if (glm::length(vectorAt(first, changes)) > unmovedRadians)
                AngleEditor(m_skeleton.joint(freedom.joint)).write(0, localOf(first, changes), values);
            continue;
        }
        for (std::size_t i = first; i < endOfJoint(first); ++i) {
            if (std::abs(changes[i]) <= unmovedRadians)
                continue;
            const glm::dvec3 &axis = m_freedoms[i].axis;
            at(values, m_freedoms[i].column) +=
                changes[i] * (freedom.kind == Kind::Position ? axis.x + axis.y + axis.z : degreesPerRadian);
        }
    }
    return values;
}

} // namespace limber
