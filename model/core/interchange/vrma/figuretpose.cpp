#include "vrma/figuretpose.h"

#include "anatomy/bodymarks.h"
#include "anatomy/standing.h"
#include "base/at.h"
#include "body/figureshape.h"
#include "retarget/posetransfer.h"
#include "retarget/retargetclip.h"
#include "vrma/tposebody.h"

#include <utility>

namespace limber {

namespace {

// Returns the joint of the body that each joint of a figure follows.
JointMapping mappingOnto(const Skeleton &figure, const HumanJoints &joints, const std::vector<int> &bones)
{
    JointMapping mapping;
    mapping.matches.resize(static_cast<std::size_t>(figure.jointCount()));
    for (int i = 0; i < static_cast<int>(bones.size()); ++i)
        at(mapping.matches, at(joints, at(bones, i))) = {i, 1.0, MatchReason::User};
    return mapping;
}

bool hasLimbs(const BodyMarks &marks)
{
    return BodyMarks::hasBoth(marks.thighs) && BodyMarks::hasBoth(marks.shins) && BodyMarks::hasBoth(marks.upperArms) &&
           BodyMarks::hasBoth(marks.forearms);
}

} // namespace

std::optional<Pose> figureTPose(const Clip &clip, const PositionRules &rules, std::optional<Axis> up,
                                const Vocabulary &vocabulary)
{
    if (clip.motion.isEmpty())
        return std::nullopt;
    const RetargetInput figure = retargetSource(clip, rules, up, vocabulary);
    const HumanJoints joints = humanJoints(figure.sourceRoles, figureShape(clip, rules).restPositions);
    const BodyMarks marks(clip.skeleton, figure.sourceRoles);
    if (joints.front() == NoJoint || !hasLimbs(marks) || standingOf(marks, restPose(clip.skeleton)).isDrawn())
        return std::nullopt;
    TPoseBody body = tPoseBody(clip, rules, figure.sourceRoles, joints, {});
    JointMapping mapping = mappingOnto(clip.skeleton, joints, body.bones);
    RetargetInput input = retargetSource(std::move(body.clip), {}, Axis::Y, vocabulary);
    setRetargetTarget(input, {clip, {}, figure.sourceUp});
    input.targetRules = rules;
    input.mapping = std::move(mapping);
    input.settings.rest = RestMode::Match;
    input.settings.sourceReference = {.kind = ReferenceRequest::Kind::Rest};
    input.settings.scale = 1.0;
    TransferredPose made;
    PoseTransfer(input).evaluate(0, made);
    return std::move(made.pose);
}

} // namespace limber
