#include "retarget/posetransfer.h"

#include "anatomy/straighttoe.h"
#include "body/bodystructure.h"
#include "body/vocabulary.h"
#include "contacts/figurelegs.h"
#include "geometry/geometry.h"
#include "mapping/lonelimbs.h"
#include "messages/retargetmessages.h"
#include "pose/localrotation.h"
#include "retarget/twistmeasure.h"

#include <glm/geometric.hpp>

#include <algorithm>
#include <cmath>

// This file has the part of a transfer that depends on no frame; it is computed once, when the transfer is made.

namespace limber {

namespace {

// A limb without a counterpart is worth a note if it is as long as this part of the body: fingers are not.
constexpr double longLimb = 0.25;

// Returns "LeftHand (15), RightHand (15)".
Message listed(const Skeleton &skeleton, const std::vector<LostJoints> &parts)
{
    constexpr std::size_t mostListed = 8;
    Message list;
    for (std::size_t i = 0; i < std::min(parts.size(), mostListed); ++i) {
        const Message part = messages::jointsBelow(nameArgument(skeleton.joint(parts[i].top).name), parts[i].count);
        list = i == 0 ? part : messages::partsListed(list, part);
    }
    return parts.size() > mostListed ? messages::partsListed(list, wordArgument("…")) : list;
}

bool hasWholeLeg(const BodyRoles &roles)
{
    return legJoints(roles, BodySide::Left).isWhole() || legJoints(roles, BodySide::Right).isWhole();
}

} // namespace

void PoseTransfer::spreadBends()
{
    m_spreadOf.assign(m_chordOf.size(), -1);
    if (!m_in.settings.spreadChains)
        return;
    m_spread = limber::spreadChains(m_in.source.skeleton, m_sourceShape, m_in.sourceRoles, m_in.target.skeleton,
                                    m_targetShape, m_in.mapping);
    for (std::size_t i = 0; i < m_spread.size(); ++i)
        m_spreadOf[static_cast<std::size_t>(m_spread[i].joint)] = static_cast<int>(i);
}

// A tail or a wing that follows nothing stays as in the pose that shows how the body is built: in a rest pose that does
// not stand, it may point anywhere. Above the pelvis nothing is turned.
void PoseTransfer::keepLocalRotations(const ReferenceChoice &reference)
{
    const Skeleton &target = m_in.target.skeleton;
    m_keptRotations.assign(static_cast<std::size_t>(target.jointCount()), glm::dmat3(1.0));
    if (!reference.frame)
        return;
    const auto values = m_in.target.motion.frame(*reference.frame);
    for (int joint = 0; joint < target.jointCount(); ++joint) {
        if (!rotates(joint) && mappedAncestor(target, m_in.mapping, joint) != NoJoint)
            m_keptRotations[static_cast<std::size_t>(joint)] = localRotation(target.joint(joint), values);
    }
}

double PoseTransfer::sourceBodyLength() const
{
    return bodyLength(m_in.source.skeleton, m_sourceShape, m_in.sourceRoles, m_in.sourceTop);
}

// Says which limbs of either figure have no counterpart: the target's stay still, and the source's motion is lost.
void PoseTransfer::reportLoneLimbs()
{
    if (m_pelvis == NoJoint)
        return;
    const Skeleton &target = m_in.target.skeleton;
    const Skeleton &source = m_in.source.skeleton;
    const double ours = bodyLength(target, m_targetShape, rolesOfTarget(m_in));
    const double theirs = sourceBodyLength();
    const auto isMapped = [this](int joint) { return m_in.mapping.sourceOf(joint) != NoJoint; };
    const auto isFollowed = [this](int joint) { return m_in.mapping.targetOf(joint) != NoJoint; };
    for (const int limb : loneLimbs(target, m_targetShape, isMapped, longLimb * ours))
        m_notes.push_back({RetargetFile::Target, messages::limbStays(nameArgument(target.joint(limb).name))});
    const std::vector<int> lost = loneLimbs(source, m_sourceShape, isFollowed, longLimb * theirs);
    for (const int limb : lost) {
        if (limbMoves(m_in.source, limb))
            m_notes.push_back({RetargetFile::Source, messages::limbLost(nameArgument(source.joint(limb).name))});
    }
    if (const std::vector<LostJoints> parts =
            lostJoints(m_in.source, m_sourceShape, m_in.sourceRoles, isFollowed, lost);
        !parts.empty())
        m_notes.push_back({RetargetFile::Source, messages::jointsLost(listed(source, parts))});
}

// Nothing shows in which direction a toe without a length points in the source: where it is bent least, it counts as
// straight, and only its bends from there are transferred.
void PoseTransfer::straightenToes(const ReferencePose &sourcePose)
{
    for (int joint = 0; joint < m_in.target.skeleton.jointCount(); ++joint) {
        const int toe = m_in.mapping.sourceOf(joint);
        if (toe == NoJoint || m_in.sourceRoles.of(toe).part != BodyPart::Toe ||
            beginsBone(m_in.source.skeleton, m_sourceShape, toe) ||
            !beginsBone(m_in.target.skeleton, m_targetShape, joint))
            continue;
        glm::dmat3 &rotation = m_alignment.rotations[static_cast<std::size_t>(joint)];
        if (const auto straightened = straightenedToe(m_in.source, m_in.sourceRules, toe, sourcePose))
            rotation = *straightened * rotation;
    }
}

void PoseTransfer::addTwists()
{
    const std::vector<double> &degrees = m_in.settings.twistDegrees;
    for (std::size_t joint = 0; joint < std::min(degrees.size(), m_alignment.rotations.size()); ++joint) {
        const std::vector<BonePaths::Aim> &aims = m_paths.aims[joint];
        if (degrees[joint] == 0.0 || aims.empty())
            continue;
        const glm::dvec3 bone = directionOf(m_targetShape.offsets[static_cast<std::size_t>(aims.front().firstChild)]);
        if (bone == glm::dvec3(0.0))
            continue;
        const glm::dmat3 twist = rotationAboutAxis(bone, degrees[joint] / degreesPerRadian);
        m_alignment.rotations[joint] = m_alignment.rotations[joint] * twist;
        if (m_chordOf[joint] >= 0) {
            Chord &chord = m_alignment.chords[static_cast<std::size_t>(m_chordOf[joint])];
            chord.rotation = chord.rotation * twist;
        }
    }
}

void PoseTransfer::reportBonesWithoutLength()
{
    int count = 0; // of joints without any direction
    for (int joint = 0; joint < m_in.target.skeleton.jointCount(); ++joint) {
        const std::vector<BonePaths::Aim> &aims = m_paths.aims[static_cast<std::size_t>(joint)];
        const int from = m_in.mapping.sourceOf(joint);
        // A bone that has no length in both figures is the same in both.
        const auto hasNoDirection = [&](const BonePaths::Aim &aim) {
            const int to = m_in.mapping.sourceOf(aim.joint);
            return (pathLength(m_in.source.skeleton, m_sourceShape, from, to) == 0.0) !=
                   (pathLength(m_in.target.skeleton, m_targetShape, joint, aim.joint) == 0.0);
        };
        if (from != NoJoint && !aims.empty() && std::all_of(aims.begin(), aims.end(), hasNoDirection))
            ++count;
    }
    if (count > 0)
        m_notes.push_back({RetargetFile::Target, messages::unknownDirections(count)});
}

void PoseTransfer::reportReferences()
{
    const auto isDoubtful = [](const ReferenceChoice &choice) { return !choice.isTrusted && choice.frame; };
    if (isDoubtful(m_references[0]))
        m_notes.push_back({RetargetFile::Source, messages::sourceReferenceTaken(*m_references[0].frame)});
    if (isDoubtful(m_references[1]))
        m_notes.push_back({RetargetFile::Target, messages::targetReferenceTaken(*m_references[1].frame)});
}

void PoseTransfer::reportTwists()
{
    constexpr double clearDegrees = 30.0;
    if (m_anatomy.hasSameRest)
        return;
    for (const LimbTwist &twist : limbTwists(m_in, m_anatomy, m_alignment.rotations, m_world.targetFromSource)) {
        if (twist.degrees > clearDegrees)
            m_notes.push_back(
                {RetargetFile::Result, messages::limbTwisted(nameArgument(m_in.target.skeleton.joint(twist.joint).name),
                                                             static_cast<int>(std::lround(twist.degrees)))});
    }
}

void PoseTransfer::findLegs()
{
    for (const SidedLeg &leg : legsOfFigure(m_in.source, m_in.sourceRules, m_in.sourceRoles, m_in.sourceUp).legs)
        m_legs.push_back({leg.joints, counterpartOf(leg.joints)});
}

LegJoints PoseTransfer::counterpartOf(const LegJoints &leg) const
{
    return {m_in.mapping.targetOf(leg.thigh), m_in.mapping.targetOf(leg.shin), m_in.mapping.targetOf(leg.foot),
            m_in.mapping.targetOf(leg.toe)};
}

// The front legs of an animal have no part in it: their shoulders move by themselves.
void PoseTransfer::decideScale()
{
    LegJoints source[2]; // left, right
    LegJoints target[2];
    for (const int side : {0, 1}) {
        const LegJoints leg = legJoints(m_in.sourceRoles, side == 0 ? BodySide::Left : BodySide::Right);
        target[side] = counterpartOf(leg);
        if (target[side].isWhole())
            source[side] = leg;
    }
    const double theirs = legsLength(m_in.source.skeleton, m_sourceShape, source[0], source[1]);
    const double ours = legsLength(m_in.target.skeleton, m_targetShape, target[0], target[1]);
    if (m_in.settings.scale) {
        m_scale = *m_in.settings.scale;
    } else if (ours > 0.0 && theirs > 0.0) {
        m_scale = ours / theirs;
    } else {
        reportMissingLegs();
        double mapped[2] = {0.0, 0.0}; // lengths of the mapped bones: source, target
        for (std::size_t joint = 0; joint < m_paths.aims.size(); ++joint) {
            const int from = m_in.mapping.sourceOf(static_cast<int>(joint));
            for (const BonePaths::Aim &aim : m_paths.aims[joint]) {
                if (from == NoJoint)
                    continue;
                mapped[0] += pathLength(m_in.source.skeleton, m_sourceShape, from, m_in.mapping.sourceOf(aim.joint));
                mapped[1] += pathLength(m_in.target.skeleton, m_targetShape, static_cast<int>(joint), aim.joint);
            }
        }
        if (mapped[0] > 0.0 && mapped[1] > 0.0)
            m_scale = mapped[1] / mapped[0];
    }
}

void PoseTransfer::reportMissingLegs()
{
    const bool hasSource = hasWholeLeg(m_in.sourceRoles);
    const bool hasTarget = hasWholeLeg(bodyRoles(m_in.target, m_in.targetRules, Vocabulary::builtIn()));
    if (!hasSource && !hasTarget)
        m_notes.push_back({RetargetFile::Result, messages::noLegs()});
    else if (!hasSource)
        m_notes.push_back({RetargetFile::Source, messages::noLegsOfSource()});
    else
        m_notes.push_back({RetargetFile::Target, hasTarget ? messages::legsDoNotFollow() : messages::noLegsOfTarget()});
}

void PoseTransfer::findCarrier()
{
    const Skeleton &target = m_in.target.skeleton;
    for (m_pelvis = 0; m_pelvis < target.jointCount() && m_in.mapping.sourceOf(m_pelvis) == NoJoint;)
        ++m_pelvis;
    if (m_pelvis == target.jointCount()) {
        m_pelvis = NoJoint;
        m_notes.push_back({RetargetFile::Target, messages::nothingMapped()});
        return;
    }
    if (m_in.settings.rootMotion)
        goDownToTraveller();
    // A root above a pelvis that can travel by itself stays still, or carries only the travel.
    m_carrier = m_pelvis;
    while (m_carrier != NoJoint && !target.joint(m_carrier).hasPositions())
        m_carrier = target.joint(m_carrier).parent;
    if (m_carrier == NoJoint)
        m_notes.push_back({RetargetFile::Target, messages::rootCannotTravel()});
}

// A root that follows a still root of the source is free for the travel, which the pelvis below it has.
void PoseTransfer::goDownToTraveller()
{
    const Skeleton &target = m_in.target.skeleton;
    for (int joint = m_pelvis + 1; joint < target.subtreeEnd(m_pelvis); ++joint) {
        const int source = m_in.mapping.sourceOf(joint);
        if (source != NoJoint && m_sourceShape.travels[static_cast<std::size_t>(source)] &&
            m_in.sourceRoles.of(source).part == BodyPart::Pelvis) {
            m_pelvis = joint;
            return;
        }
    }
}

void PoseTransfer::findFloorRoot()
{
    if (!m_in.settings.rootMotion || m_pelvis == NoJoint)
        return;
    int root = m_pelvis;
    while (m_in.target.skeleton.joint(root).parent != NoJoint)
        root = m_in.target.skeleton.joint(root).parent;
    if (root == m_pelvis)
        m_notes.push_back({RetargetFile::Target, messages::pelvisCarriesTravel()});
    else
        m_floorRoot = root;
}

void PoseTransfer::findTravellers()
{
    const Skeleton &target = m_in.target.skeleton;
    m_travels.assign(static_cast<std::size_t>(target.jointCount()), false);
    int lost = 0;
    for (int joint = 0; joint < target.jointCount(); ++joint) {
        const int source = m_in.mapping.sourceOf(joint);
        const bool moves = source != NoJoint && joint != m_pelvis && joint != m_carrier && joint != m_floorRoot &&
                           (m_sourceShape.travels[static_cast<std::size_t>(source)] || target.joint(joint).isRoot());
        m_travels[static_cast<std::size_t>(joint)] = moves && target.joint(joint).hasPositions();
        if (moves && !target.joint(joint).hasPositions())
            ++lost;
    }
    if (lost > 0)
        m_notes.push_back({RetargetFile::Target, messages::movementLost(lost)});
}

} // namespace limber
