#include "retarget/posetransfer.h"

#include "geometry/geometry.h"

#include <glm/geometric.hpp>
#include <glm/gtc/quaternion.hpp>
#include <glm/matrix.hpp>

#include <algorithm>

namespace limber {

namespace {

void rotateWorld(const glm::dmat3 &by, Pose &pose)
{
    if (by == glm::dmat3(1.0))
        return;
    for (glm::dmat3 &rotation : pose.worldFromJoint)
        rotation = by * rotation * glm::transpose(by);
    for (glm::dvec3 &position : pose.jointPositions)
        position = by * position;
    for (glm::dvec3 &position : pose.endPositions)
        position = by * position;
}

} // namespace

PoseTransfer::PoseTransfer(const RetargetInput &input) : m_plan(input)
{
}

// If the pelvis has position channels of its own, it keeps the height, and the root keeps the travel along the floor.
void PoseTransfer::moveOntoFloor(TransferredPose &out) const
{
    const int parent = m_plan.in.target.skeleton.joint(m_plan.pelvis).parent;
    if (m_plan.carrier != m_plan.pelvis || !m_plan.in.target.skeleton.joint(m_plan.floorRoot).hasPositions())
        return;
    const auto pelvis = static_cast<std::size_t>(m_plan.pelvis);
    const auto above = static_cast<std::size_t>(parent);
    const glm::dvec3 wanted = out.pose.jointPositions[pelvis];
    const auto root = static_cast<std::size_t>(m_plan.floorRoot);
    const glm::dvec3 floor = wanted - glm::dot(wanted, up()) * up();
    out.translations[root] = floor + glm::dot(m_plan.targetShape.offsets[root], up()) * up();
    place(out);
    out.translations[pelvis] =
        glm::transpose(out.pose.worldFromJoint[above]) * (wanted - out.pose.jointPositions[above]);
    place(out);
}

glm::dvec3 PoseTransfer::scaled(const glm::dvec3 &position) const
{
    glm::dvec3 result = m_plan.scale * position;
    if (m_plan.in.settings.keepTravel) {
        const glm::dvec3 height = glm::dot(position, up()) * up();
        result = position - height + m_plan.scale * height;
    }
    return result;
}

glm::dvec3 PoseTransfer::pelvisPosition(const Pose &source) const
{
    return scaled(source.jointPositions[static_cast<std::size_t>(m_plan.in.mapping.sourceOf(m_plan.pelvis))]);
}

// Returns the rotation of the target's pelvis about the up axis since its rest pose. The source's pelvis has another
// one where joints above it are turned, or where its rest pose does not stand.
glm::dmat3 PoseTransfer::heading(const Pose &source) const
{
    return twistAbout(up(), rotationOf(m_plan.pelvis, source));
}

// Returns the source rotation that a target joint follows: that of its guide, or one between two joints.
glm::dmat3 PoseTransfer::worldOfGuide(int joint, const Pose &source) const
{
    const auto world = [&](int of) { return source.worldFromJoint[static_cast<std::size_t>(of)]; };
    const int spread = m_plan.spreadOf[static_cast<std::size_t>(joint)];
    if (spread < 0)
        return world(m_plan.in.mapping.sourceOf(m_plan.paths.guides[static_cast<std::size_t>(joint)]));
    const SpreadJoint &own = m_plan.spread[static_cast<std::size_t>(spread)];
    return glm::mat3_cast(glm::slerp(glm::quat_cast(world(own.from)), glm::quat_cast(world(own.to)), own.fraction));
}

// Returns the world rotation of a target joint that follows a guide.
glm::dmat3 PoseTransfer::rotationOf(int joint, const Pose &source) const
{
    const auto index = static_cast<std::size_t>(joint);
    const glm::dmat3 world = worldOfGuide(joint, source);
    const int chord = m_plan.spreadOf[index] < 0 ? m_plan.chordOf[index] : -1;
    return world * (chord < 0 ? m_plan.alignment.rotations[index]
                              : chordRotation(m_plan.alignment.chords[static_cast<std::size_t>(chord)], world,
                                              source.jointPositions));
}

void PoseTransfer::rotateJoints(TransferredPose &out) const
{
    for (int joint = 0; joint < m_plan.in.target.skeleton.jointCount(); ++joint) {
        const auto index = static_cast<std::size_t>(joint);
        glm::dmat3 &rotation = out.pose.worldFromJoint[index];
        if (joint == m_plan.floorRoot) {
            rotation = heading(out.source);
            continue;
        }
        if (m_plan.paths.guides[index] == NoJoint) {
            const int parent = m_plan.in.target.skeleton.joint(joint).parent;
            rotation = m_plan.keptRotations[index];
            if (parent != NoJoint)
                rotation = out.pose.worldFromJoint[static_cast<std::size_t>(parent)] * rotation;
            continue;
        }
        rotation = rotationOf(joint, out.source);
    }
}

// Sets the translations of joints that follow the source's travel; all others keep their offsets.
void PoseTransfer::moveJoints(TransferredPose &out) const
{
    out.translations = m_plan.targetShape.offsets;
    place(out);
    if (m_plan.pelvis == NoJoint)
        return;
    shift(out, pelvisPosition(out.source) - out.pose.jointPositions[static_cast<std::size_t>(m_plan.pelvis)]);
    if (m_plan.floorRoot != NoJoint)
        moveOntoFloor(out);
    if (std::ranges::find(m_plan.travels, true) == m_plan.travels.end())
        return;
    for (int joint = 0; joint < m_plan.in.target.skeleton.jointCount(); ++joint) {
        if (m_plan.travels[static_cast<std::size_t>(joint)])
            out.translations[static_cast<std::size_t>(joint)] = travelled(joint, out);
        placeJoint(joint, out);
    }
    placeEndSites(out);
}

// Returns the translation of a travelling joint from its parent, whose position is already known.
glm::dvec3 PoseTransfer::travelled(int joint, const TransferredPose &out) const
{
    const Skeleton &target = m_plan.in.target.skeleton;
    const int above = mappedAncestor(target, m_plan.in.mapping, joint);
    const int from = above == NoJoint ? m_plan.pelvis : above;
    const auto positionOf = [&](int source) { return out.source.jointPositions[static_cast<std::size_t>(source)]; };
    const glm::dvec3 displacement =
        positionOf(m_plan.in.mapping.sourceOf(joint)) - positionOf(m_plan.in.mapping.sourceOf(from));
    const glm::dvec3 wanted = out.pose.jointPositions[static_cast<std::size_t>(from)] + m_plan.scale * displacement;
    const int parent = target.joint(joint).parent;
    if (parent == NoJoint)
        return wanted;
    const auto p = static_cast<std::size_t>(parent);
    return glm::transpose(out.pose.worldFromJoint[p]) * (wanted - out.pose.jointPositions[p]);
}

void PoseTransfer::placeJoint(int joint, TransferredPose &pose) const
{
    const auto index = static_cast<std::size_t>(joint);
    const int parent = m_plan.in.target.skeleton.joint(joint).parent;
    glm::dvec3 &position = pose.pose.jointPositions[index];
    position = pose.translations[index];
    if (parent != NoJoint) {
        const auto p = static_cast<std::size_t>(parent);
        position = pose.pose.jointPositions[p] + pose.pose.worldFromJoint[p] * position;
    }
}

void PoseTransfer::placeEndSites(TransferredPose &pose) const
{
    const Skeleton &target = m_plan.in.target.skeleton;
    for (int end = 0; end < target.endSiteCount(); ++end) {
        const auto parent = static_cast<std::size_t>(target.endSite(end).parent);
        pose.pose.endPositions[static_cast<std::size_t>(end)] =
            pose.pose.jointPositions[parent] + pose.pose.worldFromJoint[parent] * target.endSite(end).offset;
    }
}

void PoseTransfer::place(TransferredPose &pose) const
{
    for (int joint = 0; joint < m_plan.in.target.skeleton.jointCount(); ++joint)
        placeJoint(joint, pose);
    placeEndSites(pose);
}

void PoseTransfer::shift(TransferredPose &pose, const glm::dvec3 &by) const
{
    if (m_plan.carrier == NoJoint)
        return;
    const auto index = static_cast<std::size_t>(m_plan.carrier);
    const int parent = m_plan.in.target.skeleton.joint(m_plan.carrier).parent;
    const glm::dmat3 parentFromWorld = parent == NoJoint
                                           ? glm::dmat3(1.0)
                                           : glm::transpose(pose.pose.worldFromJoint[static_cast<std::size_t>(parent)]);
    pose.translations[index] += parentFromWorld * by;
    place(pose);
}

void PoseTransfer::evaluate(int frame, TransferredPose &out) const
{
    evaluatePose(m_plan.in.source.skeleton, m_plan.in.source.motion.frame(frame), m_plan.in.sourceRules, out.source);
    transfer(out);
}

void PoseTransfer::evaluate(const Pose &source, TransferredPose &out) const
{
    out.source = source;
    transfer(out);
}

// Makes the target's pose from that of the source.
void PoseTransfer::transfer(TransferredPose &out) const
{
    rotateWorld(m_plan.world.targetFromSource, out.source);
    const Skeleton &target = m_plan.in.target.skeleton;
    out.pose.worldFromJoint.resize(static_cast<std::size_t>(target.jointCount()));
    out.pose.jointPositions.resize(static_cast<std::size_t>(target.jointCount()));
    out.pose.endPositions.resize(static_cast<std::size_t>(target.endSiteCount()));
    rotateJoints(out);
    moveJoints(out);
    if (m_plan.straightLimbs && m_plan.straightLimbs->straighten(out.source, out.pose))
        place(out);
}

} // namespace limber
