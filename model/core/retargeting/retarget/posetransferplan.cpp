#include "retarget/posetransferplan.h"

#include "anatomy/bonealong.h"
#include "anatomy/plantedreference.h"
#include "anatomy/straighttoe.h"
#include "base/at.h"
#include "body/bodymeasure.h"
#include "body/bodystructure.h"
#include "body/bonelengths.h"
#include "body/vocabulary.h"
#include "contacts/figurelegs.h"
#include "geometry/geometry.h"
#include "messages/retargetmessages.h"
#include "pose/localrotation.h"
#include "retarget/transfernotes.h"

#include <glm/geometric.hpp>
#include <glm/matrix.hpp>

#include <algorithm>
#include <utility>

namespace limber {

namespace {

bool hasWholeLeg(const BodyRoles &roles)
{
    return legJoints(roles, BodySide::Left).isWhole() || legJoints(roles, BodySide::Right).isWhole();
}

} // namespace

PoseTransferPlan::PoseTransferPlan(const RetargetInput &input)
    : in(input), sourceShape(figureShape(input.source, input.sourceRules)),
      targetShape(figureShape(input.target, input.targetRules)),
      paths(bonePaths(input.target.skeleton, input.mapping, sourceShape))
{
    const Skeleton &target = in.target.skeleton;
    PairFrames frames = pairFrames(in, sourceShape, targetShape, paths);
    // A pose from the middle of a motion does not compare with a rest pose.
    const auto compared = [](const ReferenceChoice &choice) { return choice.isTrusted ? choice : ReferenceChoice(); };
    world = upAxisRotation(referencePose(in.source, in.sourceRules, sourceShape, compared(frames.source.reference)),
                           sourceUpOf(in, frames), target,
                           referencePose(in.target, in.targetRules, targetShape, compared(frames.target.reference)),
                           in.mapping, paths, targetUpOf(in, targetShape, frames));
    frames.hasSameRest =
        frames.hasSameRest || hasSameRest(in, frames, sourceShape, targetShape, paths, world.targetFromSource);
    keepLocalRotations(frames.target.reference);
    if (frames.hasSameRest)
        frames.source.reference = frames.target.reference = {};
    ReferencePose sourcePose = referencePose(in.source, in.sourceRules, sourceShape, frames.source.reference);
    ReferencePose targetPose = referencePose(in.target, in.targetRules, targetShape, frames.target.reference);
    if (!frames.hasSameRest) {
        plantFeetOf(frames.source.reference, frames.target.reference, sourcePose, targetPose);
        unwring(frames.source, sourcePose);
        unwring(frames.target, targetPose);
    }
    ReferencePose sourceInTarget = sourcePose.rotated(world.targetFromSource);
    if (!frames.hasSameRest) {
        standUp(BodyMarks(in.source.skeleton, in.sourceRoles), up(), sourceInTarget);
        standUp(BodyMarks(target, rolesOfTarget(in)), up(), targetPose);
    }
    AlignmentInput restPoses{in.source.skeleton,
                             sourceShape,
                             in.sourceRoles,
                             std::move(sourceInTarget),
                             target,
                             targetShape,
                             targetPose,
                             in.mapping,
                             paths,
                             up(),
                             frames.source.rotated(world.targetFromSource),
                             frames.target};
    references = {frames.source.reference, frames.target.reference};
    const bool isAsked = frames.source.reference.isAsked || frames.target.reference.isAsked;
    anatomy = isAsked ? automaticFrames(in, sourceShape, targetShape, paths) : frames;
    if (frames.hasSameRest)
        restPoses.sourceFrames.frames.clear();
    alignment = alignRestPoses(restPoses, in.settings.rest);
    if (!frames.hasSameRest)
        straightenToes(sourcePose);
    chordOf.assign(static_cast<std::size_t>(target.jointCount()), -1);
    for (std::size_t i = 0; i < alignment.chords.size(); ++i)
        at(chordOf, alignment.chords[i].joint) = static_cast<int>(i);
    if (!frames.hasSameRest)
        straightLimbs.emplace(in, anatomy.source, world.targetFromSource);
    spreadBends();
    addTwists();
    findLegs();
    findCarrier();
    decideScale();
    findFloorRoot();
    findTravellers();
    const RetargetNotes others = transferNotes(*this);
    notes.insert(notes.end(), others.begin(), others.end());
}

// Puts the feet of both poses on the ground as they stand in the clips.
void PoseTransferPlan::plantFeetOf(const ReferenceChoice &source, const ReferenceChoice &target,
                                   ReferencePose &sourcePose, ReferencePose &targetPose) const
{
    const auto plant = [](const Clip &clip, const PositionRules &rules, const BodyRoles &roles, const glm::dvec3 &up,
                          const ReferenceChoice &choice, ReferencePose &pose) {
        if (choice.isAsked || (!choice.isTrusted && !choice.frame))
            return;
        plantFeet(clip, rules, BodyMarks(clip.skeleton, roles), up,
                  choice.isTrusted ? FeetInPose::Standing : FeetInPose::Lifted, pose);
    };
    plant(in.source, in.sourceRules, in.sourceRoles, glm::transpose(world.targetFromSource) * up(), source, sourcePose);
    plant(in.target, in.targetRules, rolesOfTarget(in), up(), target, targetPose);
}

bool PoseTransferPlan::rotates(int joint) const
{
    return at(paths.guides, joint) != NoJoint;
}

void PoseTransferPlan::spreadBends()
{
    spreadOf.assign(chordOf.size(), -1);
    if (!in.settings.spreadChains)
        return;
    spread = limber::spreadChains(in.source.skeleton, sourceShape, in.sourceRoles, in.target.skeleton, targetShape,
                                  in.mapping);
    for (std::size_t i = 0; i < spread.size(); ++i)
        at(spreadOf, spread[i].joint) = static_cast<int>(i);
}

// A tail or a wing that follows nothing stays as in the pose that shows how the body is built: in a rest pose that does
// not stand, it may point anywhere. Above the pelvis nothing is turned.
void PoseTransferPlan::keepLocalRotations(const ReferenceChoice &reference)
{
    const Skeleton &target = in.target.skeleton;
    keptRotations.assign(static_cast<std::size_t>(target.jointCount()), glm::dmat3(1.0));
    if (!reference.frame)
        return;
    const auto values = in.target.motion.frame(*reference.frame);
    for (int joint = 0; joint < target.jointCount(); ++joint) {
        if (!rotates(joint) && mappedAncestor(target, in.mapping, joint) != NoJoint)
            at(keptRotations, joint) = localRotation(target.joint(joint), values);
    }
}

double PoseTransferPlan::sourceBodyLength() const
{
    return bodyLength(in.source.skeleton, sourceShape, in.sourceRoles, in.sourceTop);
}

// Nothing shows in which direction a toe without a length points in the source: where it is bent least, it counts as
// straight, and only its bends from there are transferred.
void PoseTransferPlan::straightenToes(const ReferencePose &sourcePose)
{
    for (int joint = 0; joint < in.target.skeleton.jointCount(); ++joint) {
        const int toe = in.mapping.sourceOf(joint);
        if (toe == NoJoint || in.sourceRoles.of(toe).part != BodyPart::Toe ||
            beginsBone(in.source.skeleton, sourceShape, toe) || !beginsBone(in.target.skeleton, targetShape, joint))
            continue;
        glm::dmat3 &rotation = at(alignment.rotations, joint);
        if (const auto straightened = straightenedToe(in.source, in.sourceRules, toe, sourcePose))
            rotation = *straightened * rotation;
    }
}

void PoseTransferPlan::addTwists()
{
    const std::vector<double> &degrees = in.settings.twistDegrees;
    for (std::size_t joint = 0; joint < std::min(degrees.size(), alignment.rotations.size()); ++joint) {
        const std::vector<BonePaths::Aim> &aims = paths.aims[joint];
        if (degrees[joint] == 0.0 || aims.empty())
            continue;
        const glm::dvec3 bone = directionOf(at(targetShape.offsets, aims.front().firstChild));
        if (bone == glm::dvec3(0.0))
            continue;
        const glm::dmat3 twist = rotationAboutAxis(bone, degrees[joint] / degreesPerRadian);
        alignment.rotations[joint] = alignment.rotations[joint] * twist;
        if (chordOf[joint] >= 0) {
            Chord &chord = at(alignment.chords, chordOf[joint]);
            chord.rotation = chord.rotation * twist;
        }
    }
}

void PoseTransferPlan::findLegs()
{
    for (const SidedLeg &leg : legsOfFigure(in.source, in.sourceRules, in.sourceRoles, in.sourceUp).legs)
        legs.push_back({leg.joints, counterpartOf(leg.joints)});
}

LegJoints PoseTransferPlan::counterpartOf(const LegJoints &leg) const
{
    return {in.mapping.targetOf(leg.thigh), in.mapping.targetOf(leg.shin), in.mapping.targetOf(leg.foot),
            in.mapping.targetOf(leg.toe)};
}

// The front legs of an animal have no part in it: their shoulders move by themselves.
void PoseTransferPlan::decideScale()
{
    LegJoints source[2]; // left, right
    LegJoints target[2];
    for (const int side : {0, 1}) {
        const LegJoints leg = legJoints(in.sourceRoles, side == 0 ? BodySide::Left : BodySide::Right);
        target[side] = counterpartOf(leg);
        if (target[side].isWhole())
            source[side] = leg;
    }
    const double theirs = legsLength(in.source.skeleton, sourceShape, source[0], source[1]);
    const double ours = legsLength(in.target.skeleton, targetShape, target[0], target[1]);
    if (in.settings.scale) {
        scale = *in.settings.scale;
    } else if (ours > 0.0 && theirs > 0.0) {
        scale = ours / theirs;
    } else if (const auto ofEnds = scaleWithoutFeet()) {
        scale = *ofEnds;
    } else {
        reportMissingLegs();
        double mapped[2] = {0.0, 0.0}; // lengths of the mapped bones: source, target
        for (std::size_t joint = 0; joint < paths.aims.size(); ++joint) {
            const int from = in.mapping.sourceOf(static_cast<int>(joint));
            for (const BonePaths::Aim &aim : paths.aims[joint]) {
                if (from == NoJoint)
                    continue;
                mapped[0] += pathLength(in.source.skeleton, sourceShape, from, in.mapping.sourceOf(aim.joint));
                mapped[1] += pathLength(in.target.skeleton, targetShape, static_cast<int>(joint), aim.joint);
            }
        }
        if (!(mapped[0] > 0.0 && mapped[1] > 0.0)) { // nothing follows, but each has a size of its own
            mapped[0] = bodyLength(in.source.skeleton, sourceShape, in.sourceRoles);
            mapped[1] = bodyLength(in.target.skeleton, targetShape,
                                   bodyRoles(in.target, in.targetRules, Vocabulary::builtIn()));
        }
        if (mapped[0] > 0.0 && mapped[1] > 0.0)
            scale = mapped[1] / mapped[0];
    }
}

// Returns the scale for legs that end without a foot: then the end of a stiff leg goes as far as the foot of the
// source.
std::optional<double> PoseTransferPlan::scaleWithoutFeet() const
{
    double theirs = 0.0;
    double ours = 0.0;
    for (const BodySide side : {BodySide::Left, BodySide::Right}) {
        const LegJoints source = legJoints(in.sourceRoles, side);
        const LegJoints leg = counterpartOf(source);
        const int last = leg.shin != NoJoint ? leg.shin : leg.thigh;
        if (!source.isWhole() || leg.thigh == NoJoint || leg.foot != NoJoint)
            continue;
        const double end = glm::length(boneToEnd(in.target.skeleton, last));
        if (end > 0.0) {
            theirs += pathLength(in.source.skeleton, sourceShape, source.thigh, source.foot);
            ours += pathLength(in.target.skeleton, targetShape, leg.thigh, last) + end;
        }
    }
    return theirs > 0.0 && ours > 0.0 ? std::optional(ours / theirs) : std::nullopt;
}

void PoseTransferPlan::reportMissingLegs()
{
    const bool hasSource = hasWholeLeg(in.sourceRoles);
    const bool hasTarget = hasWholeLeg(bodyRoles(in.target, in.targetRules, Vocabulary::builtIn()));
    if (!hasSource && !hasTarget)
        notes.push_back({RetargetFile::Result, messages::noLegs()});
    else if (!hasSource)
        notes.push_back({RetargetFile::Source, messages::noLegsOfSource()});
    else
        notes.push_back({RetargetFile::Target, hasTarget ? messages::legsDoNotFollow() : messages::noLegsOfTarget()});
}

void PoseTransferPlan::findCarrier()
{
    const Skeleton &target = in.target.skeleton;
    for (pelvis = 0; pelvis < target.jointCount() && in.mapping.sourceOf(pelvis) == NoJoint;)
        ++pelvis;
    if (pelvis == target.jointCount()) {
        pelvis = NoJoint;
        notes.push_back({RetargetFile::Target, messages::nothingMapped()});
        return;
    }
    if (in.settings.rootMotion)
        goDownToTraveller();
    // A root above a pelvis that can travel by itself stays still, or carries only the travel.
    carrier = pelvis;
    while (carrier != NoJoint && !target.joint(carrier).hasPositions())
        carrier = target.joint(carrier).parent;
    if (carrier == NoJoint)
        notes.push_back({RetargetFile::Target, messages::rootCannotTravel()});
}

// A root that follows a still root of the source is free for the travel, which the pelvis below it has.
void PoseTransferPlan::goDownToTraveller()
{
    const Skeleton &target = in.target.skeleton;
    for (int joint = pelvis + 1; joint < target.subtreeEnd(pelvis); ++joint) {
        const int source = in.mapping.sourceOf(joint);
        if (source != NoJoint && at(sourceShape.travels, source) &&
            in.sourceRoles.of(source).part == BodyPart::Pelvis) {
            pelvis = joint;
            return;
        }
    }
}

void PoseTransferPlan::findFloorRoot()
{
    if (!in.settings.rootMotion || pelvis == NoJoint)
        return;
    int root = pelvis;
    while (in.target.skeleton.joint(root).parent != NoJoint)
        root = in.target.skeleton.joint(root).parent;
    if (root == pelvis)
        notes.push_back({RetargetFile::Target, messages::pelvisCarriesTravel()});
    else
        floorRoot = root;
}

void PoseTransferPlan::findTravellers()
{
    const Skeleton &target = in.target.skeleton;
    travels.assign(static_cast<std::size_t>(target.jointCount()), false);
    int lost = 0;
    for (int joint = 0; joint < target.jointCount(); ++joint) {
        const int source = in.mapping.sourceOf(joint);
        const bool moves = source != NoJoint && joint != pelvis && joint != carrier && joint != floorRoot &&
                           (at(sourceShape.travels, source) || target.joint(joint).isRoot());
        at(travels, joint) = moves && target.joint(joint).hasPositions();
        if (moves && !target.joint(joint).hasPositions())
            ++lost;
    }
    if (lost > 0)
        notes.push_back({RetargetFile::Target, messages::movementLost(lost)});
}

} // namespace limber
