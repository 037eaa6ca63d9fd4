#include "retarget/posetransfer.h"

#include "anatomy/plantedreference.h"
#include "body/bonelengths.h"
#include "geometry/geometry.h"
#include "retarget/pairframes.h"

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

PoseTransfer::PoseTransfer(const RetargetInput &input)
    : m_in(input), m_sourceShape(figureShape(input.source, input.sourceRules)),
      m_targetShape(figureShape(input.target, input.targetRules)),
      m_paths(bonePaths(input.target.skeleton, input.mapping, m_sourceShape))
{
    const Skeleton &target = m_in.target.skeleton;
    PairFrames frames = pairFrames(m_in, m_sourceShape, m_targetShape, m_paths);
    // A pose from the middle of a motion does not compare with a rest pose.
    const auto compared = [](const ReferenceChoice &choice) { return choice.isTrusted ? choice : ReferenceChoice(); };
    m_world =
        upAxisRotation(referencePose(m_in.source, m_in.sourceRules, m_sourceShape, compared(frames.source.reference)),
                       sourceUpOf(m_in, frames), target,
                       referencePose(m_in.target, m_in.targetRules, m_targetShape, compared(frames.target.reference)),
                       m_in.mapping, m_paths, targetUpOf(m_in, m_targetShape, frames));
    frames.hasSameRest = frames.hasSameRest ||
                         hasSameRest(m_in, frames, m_sourceShape, m_targetShape, m_paths, m_world.targetFromSource);
    keepLocalRotations(frames.target.reference);
    if (frames.hasSameRest)
        frames.source.reference = frames.target.reference = {};
    ReferencePose sourcePose = referencePose(m_in.source, m_in.sourceRules, m_sourceShape, frames.source.reference);
    ReferencePose targetPose = referencePose(m_in.target, m_in.targetRules, m_targetShape, frames.target.reference);
    if (!frames.hasSameRest) {
        plantFeetOf(frames.source.reference, frames.target.reference, sourcePose, targetPose);
        unwring(frames.source, sourcePose);
        unwring(frames.target, targetPose);
    }
    ReferencePose sourceInTarget = sourcePose.rotated(m_world.targetFromSource);
    if (!frames.hasSameRest) {
        standUp(BodyMarks(m_in.source.skeleton, m_in.sourceRoles), up(), sourceInTarget);
        standUp(BodyMarks(target, rolesOfTarget(m_in)), up(), targetPose);
    }
    AlignmentInput alignment{m_in.source.skeleton,
                             m_sourceShape,
                             m_in.sourceRoles,
                             std::move(sourceInTarget),
                             target,
                             m_targetShape,
                             targetPose,
                             m_in.mapping,
                             m_paths,
                             up(),
                             frames.source.rotated(m_world.targetFromSource),
                             frames.target};
    m_references = {frames.source.reference, frames.target.reference};
    const bool isAsked = frames.source.reference.isAsked || frames.target.reference.isAsked;
    m_anatomy = isAsked ? automaticFrames(m_in, m_sourceShape, m_targetShape, m_paths) : frames;
    if (frames.hasSameRest)
        alignment.sourceFrames.frames.clear();
    m_alignment = alignRestPoses(alignment, m_in.settings.rest);
    if (!frames.hasSameRest)
        straightenToes(sourcePose);
    m_chordOf.assign(static_cast<std::size_t>(target.jointCount()), -1);
    for (std::size_t i = 0; i < m_alignment.chords.size(); ++i)
        m_chordOf[static_cast<std::size_t>(m_alignment.chords[i].joint)] = static_cast<int>(i);
    if (!frames.hasSameRest)
        m_straightLimbs.emplace(m_in, m_anatomy.source, m_world.targetFromSource);
    spreadBends();
    addTwists();
    findLegs();
    findCarrier();
    decideScale();
    findFloorRoot();
    findTravellers();
    reportBonesWithoutLength();
    reportLoneLimbs();
    reportReferences();
    reportTwists();
}

// Puts the feet of both poses on the ground as they stand in the clips.
void PoseTransfer::plantFeetOf(const ReferenceChoice &source, const ReferenceChoice &target, ReferencePose &sourcePose,
                               ReferencePose &targetPose) const
{
    const auto plant = [](const Clip &clip, const PositionRules &rules, const BodyRoles &roles, const glm::dvec3 &up,
                          const ReferenceChoice &choice, ReferencePose &pose) {
        if (choice.isAsked || (!choice.isTrusted && !choice.frame))
            return;
        plantFeet(clip, rules, BodyMarks(clip.skeleton, roles), up,
                  choice.isTrusted ? FeetInPose::Standing : FeetInPose::Lifted, pose);
    };
    plant(m_in.source, m_in.sourceRules, m_in.sourceRoles, glm::transpose(m_world.targetFromSource) * up(), source,
          sourcePose);
    plant(m_in.target, m_in.targetRules, rolesOfTarget(m_in), up(), target, targetPose);
}

bool PoseTransfer::rotates(int joint) const
{
    return m_paths.guides[static_cast<std::size_t>(joint)] != NoJoint;
}

// If the pelvis has position channels of its own, it keeps the height, and the root keeps the travel along the floor.
void PoseTransfer::moveOntoFloor(TransferredPose &out) const
{
    const int parent = m_in.target.skeleton.joint(m_pelvis).parent;
    if (m_carrier != m_pelvis || !m_in.target.skeleton.joint(m_floorRoot).hasPositions())
        return;
    const auto pelvis = static_cast<std::size_t>(m_pelvis);
    const auto above = static_cast<std::size_t>(parent);
    const glm::dvec3 wanted = out.pose.jointPositions[pelvis];
    const auto root = static_cast<std::size_t>(m_floorRoot);
    const glm::dvec3 floor = wanted - glm::dot(wanted, up()) * up();
    out.translations[root] = floor + glm::dot(m_targetShape.offsets[root], up()) * up();
    place(out);
    out.translations[pelvis] =
        glm::transpose(out.pose.worldFromJoint[above]) * (wanted - out.pose.jointPositions[above]);
    place(out);
}

glm::dvec3 PoseTransfer::scaled(const glm::dvec3 &position) const
{
    glm::dvec3 result = m_scale * position;
    if (m_in.settings.keepTravel) {
        const glm::dvec3 height = glm::dot(position, up()) * up();
        result = position - height + m_scale * height;
    }
    return result;
}

glm::dvec3 PoseTransfer::pelvisPosition(const Pose &source) const
{
    return scaled(source.jointPositions[static_cast<std::size_t>(m_in.mapping.sourceOf(m_pelvis))]);
}

// Returns the rotation of the target's pelvis about the up axis since its rest pose. The source's pelvis has another
// one where joints above it are turned, or where its rest pose does not stand.
glm::dmat3 PoseTransfer::heading(const Pose &source) const
{
    return twistAbout(up(), rotationOf(m_pelvis, source));
}

// Returns the source rotation that a target joint follows: that of its guide, or one between two joints.
glm::dmat3 PoseTransfer::worldOfGuide(int joint, const Pose &source) const
{
    const auto world = [&](int of) { return source.worldFromJoint[static_cast<std::size_t>(of)]; };
    const int spread = m_spreadOf[static_cast<std::size_t>(joint)];
    if (spread < 0)
        return world(m_in.mapping.sourceOf(m_paths.guides[static_cast<std::size_t>(joint)]));
    const SpreadJoint &own = m_spread[static_cast<std::size_t>(spread)];
    return glm::mat3_cast(glm::slerp(glm::quat_cast(world(own.from)), glm::quat_cast(world(own.to)), own.fraction));
}

// Returns the world rotation of a target joint that follows a guide.
glm::dmat3 PoseTransfer::rotationOf(int joint, const Pose &source) const
{
    const auto index = static_cast<std::size_t>(joint);
    const glm::dmat3 world = worldOfGuide(joint, source);
    const int chord = m_spreadOf[index] < 0 ? m_chordOf[index] : -1;
    return world * (chord < 0 ? m_alignment.rotations[index]
                              : chordRotation(m_alignment.chords[static_cast<std::size_t>(chord)], world,
                                              source.jointPositions));
}

void PoseTransfer::rotateJoints(TransferredPose &out) const
{
    for (int joint = 0; joint < m_in.target.skeleton.jointCount(); ++joint) {
        const auto index = static_cast<std::size_t>(joint);
        glm::dmat3 &rotation = out.pose.worldFromJoint[index];
        if (joint == m_floorRoot) {
            rotation = heading(out.source);
            continue;
        }
        if (m_paths.guides[index] == NoJoint) {
            const int parent = m_in.target.skeleton.joint(joint).parent;
            rotation = m_keptRotations[index];
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
    out.translations = m_targetShape.offsets;
    place(out);
    if (m_pelvis == NoJoint)
        return;
    shift(out, pelvisPosition(out.source) - out.pose.jointPositions[static_cast<std::size_t>(m_pelvis)]);
    if (m_floorRoot != NoJoint)
        moveOntoFloor(out);
    if (std::find(m_travels.begin(), m_travels.end(), true) == m_travels.end())
        return;
    for (int joint = 0; joint < m_in.target.skeleton.jointCount(); ++joint) {
        if (m_travels[static_cast<std::size_t>(joint)])
            out.translations[static_cast<std::size_t>(joint)] = travelled(joint, out);
        placeJoint(joint, out);
    }
    placeEndSites(out);
}

// Returns the translation of a travelling joint from its parent, whose position is already known.
glm::dvec3 PoseTransfer::travelled(int joint, const TransferredPose &out) const
{
    const Skeleton &target = m_in.target.skeleton;
    const int above = mappedAncestor(target, m_in.mapping, joint);
    const int from = above == NoJoint ? m_pelvis : above;
    const auto positionOf = [&](int source) { return out.source.jointPositions[static_cast<std::size_t>(source)]; };
    const glm::dvec3 displacement = positionOf(m_in.mapping.sourceOf(joint)) - positionOf(m_in.mapping.sourceOf(from));
    const glm::dvec3 wanted = out.pose.jointPositions[static_cast<std::size_t>(from)] + m_scale * displacement;
    const int parent = target.joint(joint).parent;
    if (parent == NoJoint)
        return wanted;
    const auto p = static_cast<std::size_t>(parent);
    return glm::transpose(out.pose.worldFromJoint[p]) * (wanted - out.pose.jointPositions[p]);
}

void PoseTransfer::placeJoint(int joint, TransferredPose &pose) const
{
    const auto index = static_cast<std::size_t>(joint);
    const int parent = m_in.target.skeleton.joint(joint).parent;
    glm::dvec3 &position = pose.pose.jointPositions[index];
    position = pose.translations[index];
    if (parent != NoJoint) {
        const auto p = static_cast<std::size_t>(parent);
        position = pose.pose.jointPositions[p] + pose.pose.worldFromJoint[p] * position;
    }
}

void PoseTransfer::placeEndSites(TransferredPose &pose) const
{
    const Skeleton &target = m_in.target.skeleton;
    for (int end = 0; end < target.endSiteCount(); ++end) {
        const auto parent = static_cast<std::size_t>(target.endSite(end).parent);
        pose.pose.endPositions[static_cast<std::size_t>(end)] =
            pose.pose.jointPositions[parent] + pose.pose.worldFromJoint[parent] * target.endSite(end).offset;
    }
}

void PoseTransfer::place(TransferredPose &pose) const
{
    for (int joint = 0; joint < m_in.target.skeleton.jointCount(); ++joint)
        placeJoint(joint, pose);
    placeEndSites(pose);
}

void PoseTransfer::shift(TransferredPose &pose, const glm::dvec3 &by) const
{
    if (m_carrier == NoJoint)
        return;
    const auto index = static_cast<std::size_t>(m_carrier);
    const int parent = m_in.target.skeleton.joint(m_carrier).parent;
    const glm::dmat3 parentFromWorld = parent == NoJoint
                                           ? glm::dmat3(1.0)
                                           : glm::transpose(pose.pose.worldFromJoint[static_cast<std::size_t>(parent)]);
    pose.translations[index] += parentFromWorld * by;
    place(pose);
}

void PoseTransfer::evaluate(int frame, TransferredPose &out) const
{
    evaluatePose(m_in.source.skeleton, m_in.source.motion.frame(frame), m_in.sourceRules, out.source);
    rotateWorld(m_world.targetFromSource, out.source);
    const Skeleton &target = m_in.target.skeleton;
    out.pose.worldFromJoint.resize(static_cast<std::size_t>(target.jointCount()));
    out.pose.jointPositions.resize(static_cast<std::size_t>(target.jointCount()));
    out.pose.endPositions.resize(static_cast<std::size_t>(target.endSiteCount()));
    rotateJoints(out);
    moveJoints(out);
    if (m_straightLimbs && m_straightLimbs->straighten(out.source, out.pose))
        place(out);
}

} // namespace limber
