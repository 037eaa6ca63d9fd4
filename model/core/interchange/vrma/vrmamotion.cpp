#include "vrma/vrmamotion.h"

#include "anatomy/bodymarks.h"
#include "base/at.h"
#include "body/bodystructure.h"
#include "body/figureshape.h"
#include "messages/gltfmessages.h"
#include "pose/pose.h"
#include "retarget/retargeter.h"
#include "tracks/positiontrack.h"
#include "tracks/rotationtrack.h"
#include "vrma/humanbones.h"
#include "vrma/tposebody.h"

#include <glm/gtc/quaternion.hpp>
#include <glm/matrix.hpp>

#include <algorithm>
#include <limits>
#include <utility>

namespace limber {

namespace {

std::vector<std::string> namesOf(const std::vector<int> &bones)
{
    std::vector<std::string> names;
    for (const int bone : bones)
        names.push_back(at(humanBones(), bone).name);
    return names;
}

// Gives the hips of a motion their place at rest again, which a retarget changes if they are always at the origin.
void restoreRest(VrmaMotion &motion, const glm::dvec3 &hips)
{
    const FrameInterval all{0, motion.clip.motion.frameCount() - 1};
    const std::vector<glm::dvec3> positions = positionTrack(motion.clip, 0, all, motion.rules);
    motion.clip.skeleton.setOffset(NodeId::joint(0), hips);
    motion.rules = {};
    writePositions(motion.clip, 0, 0, positions, motion.rules);
}

// Lays a motion on a T-pose body. The body has the same lengths, so that nothing is moved or held. Returns nothing if
// the progress stopped it.
std::optional<VrmaMotion> laidMotion(RetargetInput input, const BodyRoles &roles, const HumanJoints &joints,
                                     const TPoseRequest &request, const Progress &progress)
{
    TPoseBody body = tPoseBody(input.source, input.sourceRules, roles, joints, request);
    const std::vector<std::string> names = namesOf(body.bones);
    const glm::dvec3 hips = body.clip.skeleton.joint(0).offset;
    JointMapping mapping;
    for (const int bone : body.bones)
        mapping.matches.push_back({at(joints, bone), 1.0, MatchReason::User});
    setRetargetTarget(input, {std::move(body.clip)});
    input.mapping = std::move(mapping);
    input.settings.sourceReference = request.reference;
    input.settings.rest = RestMode::Match;
    input.settings.scale = 1.0;
    input.settings.targetUp = UpAxisChoice::Y;
    input.settings.targetReference = {.kind = ReferenceRequest::Kind::Rest};
    input.settings.lockFeet = false;
    input.settings.setOnFloor = false;
    input.settings.handsAboveFloor = false;
    input.settings.feetAboveFloor = false;
    Retargeter retargeter(input);
    if (!retargeter.prepare(progress.part(0.0, 0.4)))
        return std::nullopt;
    auto result = retargeter.write(progress.part(0.4, 1.0));
    if (!result)
        return std::nullopt;
    VrmaMotion motion{.clip = std::move(result->clip), .rules = result->rules, .bones = names};
    motion.floorHeight = retargeter.floorHeight();
    for (const RetargetNote &note : retargeter.transfer().notes())
        motion.notes.push_back(note.text);
    restoreRest(motion, hips);
    return motion;
}

// Returns the motion of a body that rests in a T-pose: the rotation of a bone in the world is that of its joint.
std::optional<VrmaMotion> sameMotion(const Clip &clip, const PositionRules &rules, const HumanJoints &joints,
                                     double floor, const Progress &progress)
{
    TPoseBody body = bodyAtRest(clip.skeleton, joints, restPose(clip.skeleton).jointPositions, floor);
    const int frames = clip.motion.frameCount();
    const auto bones = body.bones.size();
    std::vector<std::vector<glm::dquat>> rotations(bones);
    std::vector<glm::dvec3> positions;
    Pose pose;
    for (int frame = 0; frame < frames; ++frame) {
        if (progress.wantsToStop(frame, frames))
            return std::nullopt;
        evaluatePose(clip.skeleton, clip.motion.frame(frame), rules, pose);
        for (std::size_t i = 0; i < bones; ++i) {
            const int above = boneAbove(joints, body.bones[i]);
            const glm::dmat3 &world = at(pose.worldFromJoint, at(joints, body.bones[i]));
            rotations[i].push_back(glm::normalize(glm::quat_cast(
                above < 0 ? world : glm::transpose(at(pose.worldFromJoint, at(joints, above))) * world)));
        }
        positions.push_back(at(pose.jointPositions, joints.front()) - glm::dvec3(0.0, floor, 0.0));
    }
    VrmaMotion made{.clip = std::move(body.clip), .rules = {}, .bones = namesOf(body.bones)};
    made.clip.motion = Motion(frames, made.clip.skeleton.columnCount());
    made.clip.motion.setFrameTimeSeconds(clip.motion.frameTimeSeconds());
    for (std::size_t i = 0; i < bones; ++i)
        writeNewRotations(made.clip, static_cast<int>(i), 0, rotations[i]);
    writePositions(made.clip, 0, 0, positions, made.rules);
    return made;
}

// Returns the height of the floor on which a character rests: Y 0 if its feet are about there, else its lowest joint.
double floorOf(const Pose &rest, const HumanJoints &joints)
{
    constexpr double deepest = 0.02; // of the height of the hips
    constexpr double highest = 0.12; // the joints of a foot are above its sole
    double lowest = std::numeric_limits<double>::max();
    for (std::size_t bone = 0; bone < joints.size(); ++bone) {
        const BodyPart part = humanBones()[bone].part;
        if (joints[bone] != NoJoint && (part == BodyPart::Foot || part == BodyPart::Toe))
            lowest = std::min(lowest, at(rest.jointPositions, joints[bone]).y);
    }
    const double height = at(rest.jointPositions, joints.front()).y - lowest;
    return lowest >= -deepest * height && lowest <= highest * height ? 0.0 : lowest;
}

// The bones of the figure whose motion is taken.
struct FoundBones
{
    HumanJoints joints;
    BodyRoles roles;
    Message problem;
};

// Returns the bones of the first figure that has all, else what is missing of the first one.
FoundBones bonesOf(const RetargetInput &input)
{
    std::vector<BodyRoles> figures;
    for (const SourceFigure &figure : input.sourceFigures)
        figures.push_back(figure.roles);
    if (figures.empty())
        figures.push_back(input.sourceRoles);
    const std::vector<glm::dvec3> positions = figureShape(input.source, input.sourceRules).restPositions;
    FoundBones first;
    for (const BodyRoles &roles : figures) {
        FoundBones found{humanJoints(roles, positions), roles, {}};
        found.problem = missingBones(found.joints);
        if (found.problem.isEmpty())
            return found;
        if (first.joints.empty())
            first = std::move(found);
    }
    return first;
}

// Returns the roles that the bones of a character have; other joints have none.
BodyRoles rolesOf(const Skeleton &skeleton, const HumanJoints &joints)
{
    std::vector<JointRole> roles(static_cast<std::size_t>(skeleton.jointCount()));
    int spine = 0;
    for (std::size_t i = 0; i < joints.size(); ++i) {
        const HumanBone &bone = humanBones()[i];
        if (joints[i] != NoJoint)
            at(roles, joints[i]) = {bone.part, bone.side, bone.part == BodyPart::Spine ? ++spine : bone.number};
    }
    return BodyRoles(std::move(roles));
}

// Appends the pose in which the skins of a character were bound to a motion, as its last frame. Returns false if the
// character rests in it, and if the motion has other channels.
bool takeBindPose(const Character &character, Clip &clip)
{
    const Motion &rest = character.rest.motion;
    if (rest.frameCount() < 2 || rest.columnCount() != clip.motion.columnCount())
        return false;
    for (int joint = 0; joint < clip.skeleton.jointCount(); ++joint) {
        if (clip.skeleton.joint(joint).channels != character.rest.skeleton.joint(joint).channels)
            return false;
    }
    clip.motion.insertFrames(clip.motion.frameCount(), rest.copyOfFrames(1, 1));
    return true;
}

// Returns the pose in which the skins of a character were bound, upright and with its hips where they rest: a character
// that rests in a crouch or on a chair was bound as it stands.
Pose boundPose(const Character &character, const HumanJoints &joints, const Pose &rest)
{
    Pose pose = poseAt(character.rest, 1, {});
    const BodyMarks marks(character.rest.skeleton, rolesOf(character.rest.skeleton, joints));
    const glm::dmat3 turn = standingTurn(marks, pose).value_or(glm::dmat3(1.0));
    const glm::dvec3 from = at(pose.jointPositions, joints.front());
    const glm::dvec3 hips = at(rest.jointPositions, joints.front());
    for (glm::dvec3 &position : pose.jointPositions)
        position = hips + turn * (position - from);
    return pose;
}

} // namespace

VrmaResult vrmaMotion(const Clip &clip, const PositionRules &rules, std::optional<Axis> up, double metresPerUnit,
                      const Vocabulary &vocabulary, const Progress &progress)
{
    if (clip.motion.isEmpty())
        return {{}, messages::vrmaNoFrames()};
    RetargetInput input = retargetSource(clip, rules, up, vocabulary);
    FoundBones found = bonesOf(input);
    if (!found.problem.isEmpty())
        return {{}, std::move(found.problem)};
    VrmaResult result{laidMotion(std::move(input), found.roles, found.joints, {}, progress), {}};
    if (result.motion)
        result.motion->metresPerUnit = metresPerUnit;
    return result;
}

VrmaResult vrmaMotion(const Character &character, const Clip &clip, const PositionRules &rules,
                      const Progress &progress)
{
    const Skeleton &skeleton = character.rest.skeleton;
    const HumanJoints joints = humanJoints(character, clip);
    if (Message problem = missingBones(joints); !problem.isEmpty())
        return {{}, std::move(problem)};
    const Pose rest = restPose(skeleton);
    if (isTPose(joints, rest.jointPositions))
        return {sameMotion(clip, rules, joints, floorOf(rest, joints), progress), {}};
    RetargetInput input;
    input.source = clip;
    input.sourceRules = rules;
    input.sourceRoles = rolesOf(skeleton, joints);
    const BodyRoles roles = input.sourceRoles;
    const int frames = clip.motion.frameCount();
    const bool showsBuild = takeBindPose(character, input.source);
    const Pose standing = showsBuild ? boundPose(character, joints, rest) : rest;
    const double floor = floorOf(standing, joints);
    const TPoseRequest request{
        .reference = {.kind = showsBuild ? ReferenceRequest::Kind::Frame : ReferenceRequest::Kind::Rest,
                      .frame = frames},
        .keepsLimbs = true,
        .hipsHeight = at(standing.jointPositions, joints.front()).y - floor}; // players scale by it
    VrmaResult result{laidMotion(std::move(input), roles, joints, request, progress), {}};
    if (result.motion && showsBuild)
        result.motion->clip.motion.removeFrames(frames, 1);
    if (result.motion)
        result.motion->notes.clear(); // they are about joints that no animation of VRM has
    if (result.motion && floor != 0.0) {
        VrmaMotion &made = *result.motion;
        const FrameInterval all{0, made.clip.motion.frameCount() - 1};
        std::vector<glm::dvec3> positions = positionTrack(made.clip, 0, all, made.rules);
        for (glm::dvec3 &position : positions)
            position.y -= floor;
        writePositions(made.clip, 0, 0, positions, made.rules);
    }
    return result;
}

GltfOptions vrmaOptions(const VrmaMotion &motion, std::string motionName, std::string generator)
{
    GltfOptions options;
    options.metresPerUnit = motion.metresPerUnit;
    options.hasFigure = false;
    options.humanBones = motion.bones;
    options.motionName = std::move(motionName);
    options.generator = std::move(generator);
    return options;
}

} // namespace limber
