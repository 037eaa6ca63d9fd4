#include "retarget/transfernotes.h"

#include "base/at.h"
#include "body/bodystructure.h"
#include "body/bodyup.h"
#include "body/bonelengths.h"
#include "body/rolesbyname.h"
#include "body/vocabulary.h"
#include "mapping/lonelimbs.h"
#include "messages/retargetmessages.h"
#include "retarget/posetransferplan.h"
#include "retarget/twistmeasure.h"

#include <glm/geometric.hpp>

#include <algorithm>
#include <cmath>

namespace limber {

namespace {

// A limb without a counterpart is worth a note if it is as long as this part of the body: fingers are not.
constexpr double longLimb = 0.25;

// Returns the first of them, of which there is one at least, by commas.
MessageArgument listed(const std::vector<MessageArgument> &parts)
{
    constexpr std::size_t mostListed = 8;
    MessageArgument list = parts.front();
    for (std::size_t i = 1; i < std::min(parts.size(), mostListed); ++i)
        list = messages::partsListed(list, parts[i]);
    return parts.size() > mostListed ? MessageArgument(messages::partsListed(list, wordArgument("…"))) : list;
}

// Returns "LeftHand (15), RightHand (15)".
MessageArgument listed(const Skeleton &skeleton, const std::vector<LostJoints> &parts)
{
    std::vector<MessageArgument> names;
    for (const LostJoints &part : parts)
        names.emplace_back(messages::jointsBelow(nameArgument(skeleton.joint(part.top).name), part.count));
    return listed(names);
}

void noteBonesWithoutLength(const PoseTransferPlan &plan, RetargetNotes &notes)
{
    int count = 0; // of joints without any direction
    for (int joint = 0; joint < plan.in.target.skeleton.jointCount(); ++joint) {
        const std::vector<BonePaths::Aim> &aims = at(plan.paths.aims, joint);
        const int from = plan.in.mapping.sourceOf(joint);
        // A bone that has no length in both figures is the same in both.
        const auto hasNoDirection = [&](const BonePaths::Aim &aim) {
            const int to = plan.in.mapping.sourceOf(aim.joint);
            return (pathLength(plan.in.source.skeleton, plan.sourceShape, from, to) == 0.0) !=
                   (pathLength(plan.in.target.skeleton, plan.targetShape, joint, aim.joint) == 0.0);
        };
        if (from != NoJoint && !aims.empty() && std::ranges::all_of(aims, hasNoDirection))
            ++count;
    }
    if (count > 0)
        notes.push_back({RetargetFile::Target, messages::unknownDirections(count)});
}

// Hair, ears and hats of a character follow no motion of a body.
bool hangsOnHead(const Skeleton &skeleton, const BodyRoles &roles, int joint)
{
    for (int above = skeleton.joint(joint).parent; above != NoJoint; above = skeleton.joint(above).parent) {
        if (roles.of(above).part == BodyPart::Head)
            return true;
    }
    return false;
}

// A coat has a chain of joints for each of its folds.
void noteStillLimbs(const std::vector<MessageArgument> &limbs, RetargetNotes &notes)
{
    if (limbs.size() == 1)
        notes.push_back({RetargetFile::Target, messages::limbStays(limbs.front())});
    else if (!limbs.empty())
        notes.push_back({RetargetFile::Target, messages::limbsStay(listed(limbs))});
}

// Returns, by joint of the source, whether one of the target follows it, or a bone of the target follows the line that
// it bends.
std::vector<bool> followedJoints(const PoseTransferPlan &plan)
{
    const Skeleton &source = plan.in.source.skeleton;
    std::vector<bool> isFollowed(source.joints().size());
    for (int joint = 0; joint < source.jointCount(); ++joint)
        at(isFollowed, joint) = plan.in.mapping.targetOf(joint) != NoJoint;
    for (const Chord &chord : plan.alignment.chords) {
        if (!source.isInSubtree(chord.end, chord.guide))
            continue;
        for (int joint = source.joint(chord.end).parent; joint != chord.guide; joint = source.joint(joint).parent)
            at(isFollowed, joint) = true;
    }
    return isFollowed;
}

// Says which limbs of either figure have no counterpart: the target's stay still, and the source's motion is lost.
void noteLoneLimbs(const PoseTransferPlan &plan, RetargetNotes &notes)
{
    if (plan.pelvis == NoJoint)
        return;
    const Skeleton &target = plan.in.target.skeleton;
    const Skeleton &source = plan.in.source.skeleton;
    const BodyRoles roles = rolesOfTarget(plan.in);
    const double ours = bodyLength(target, plan.targetShape, roles);
    const double theirs = plan.sourceBodyLength();
    const auto isMapped = [&](int joint) { return plan.in.mapping.sourceOf(joint) != NoJoint; };
    const std::vector<bool> followed = followedJoints(plan);
    const auto isFollowed = [&](int joint) { return at(followed, joint); };
    std::vector<MessageArgument> still;
    for (const int limb : loneLimbs(target, plan.targetShape, isMapped, longLimb * ours)) {
        if (!hangsOnHead(target, roles, limb))
            still.push_back(nameArgument(target.joint(limb).name));
    }
    noteStillLimbs(still, notes);
    const std::vector<int> lost = loneLimbs(source, plan.sourceShape, isFollowed, longLimb * theirs);
    for (const int limb : lost) {
        if (limbMoves(plan.in.source, limb))
            notes.push_back({RetargetFile::Source, messages::limbLost(nameArgument(source.joint(limb).name))});
    }
    if (const std::vector<LostJoints> parts =
            lostJoints(plan.in.source, plan.sourceShape, plan.in.sourceRoles, isFollowed, lost);
        !parts.empty())
        notes.push_back({RetargetFile::Source, messages::jointsLost(listed(source, parts))});
}

// A skeleton that was mirrored on its way from another program has its names on the wrong sides.
void noteExchangedSides(const PoseTransferPlan &plan, RetargetNotes &notes)
{
    const RetargetInput &in = plan.in;
    const auto isExchanged = [](const Skeleton &skeleton, const BodyRoles &roles) {
        return areSidesExchanged(rolesByName(skeleton, Vocabulary::builtIn()), roles);
    };
    const bool source = isExchanged(in.source.skeleton, in.sourceRoles);
    const bool target = isExchanged(in.target.skeleton, bodyRoles(in.target, in.targetRules, Vocabulary::builtIn()));
    if (source && !target)
        notes.push_back({RetargetFile::Source, messages::sidesOfSourceExchanged()});
    if (target && !source)
        notes.push_back({RetargetFile::Target, messages::sidesOfTargetExchanged()});
}

void noteReferences(const PoseTransferPlan &plan, RetargetNotes &notes)
{
    const auto isDoubtful = [](const ReferenceChoice &choice) { return !choice.isAsked && choice.frame; };
    if (isDoubtful(plan.references[0]))
        notes.push_back({RetargetFile::Source, messages::sourceReferenceTaken(*plan.references[0].frame)});
    if (isDoubtful(plan.references[1]) && plan.references[1].frame != plan.in.targetBindFrame)
        notes.push_back({RetargetFile::Target, messages::targetReferenceTaken(*plan.references[1].frame)});
}

// A file whose figure lies or crawls may show another up axis by chance.
void noteUpAxis(const PoseTransferPlan &plan, RetargetNotes &notes)
{
    constexpr double halfUpright = 0.5;
    const auto displacement = feetToHead(plan.in.source, plan.in.sourceRules, plan.in.sourceRoles);
    const Axis up = plan.in.sourceUp;
    if (displacement && std::abs((*displacement)[static_cast<int>(up)]) < halfUpright * glm::length(*displacement))
        notes.push_back({RetargetFile::Source, messages::sourceLies(wordArgument(std::string(1, axisLetter(up))))});
}

void noteTwists(const PoseTransferPlan &plan, RetargetNotes &notes)
{
    constexpr double clearDegrees = 30.0;
    if (plan.anatomy.hasSameRest)
        return;
    for (const LimbTwist &twist :
         limbTwists(plan.in, plan.anatomy, plan.alignment.rotations, plan.world.targetFromSource)) {
        if (twist.degrees > clearDegrees)
            notes.push_back({RetargetFile::Result,
                             messages::limbTwisted(nameArgument(plan.in.target.skeleton.joint(twist.joint).name),
                                                   static_cast<int>(std::lround(twist.degrees)))});
    }
}

} // namespace

RetargetNotes transferNotes(const PoseTransferPlan &plan)
{
    RetargetNotes notes;
    noteUpAxis(plan, notes);
    noteExchangedSides(plan, notes);
    noteBonesWithoutLength(plan, notes);
    noteLoneLimbs(plan, notes);
    noteReferences(plan, notes);
    noteTwists(plan, notes);
    return notes;
}

} // namespace limber
