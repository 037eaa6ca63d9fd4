#include "character/character.h"

#include "anatomy/bodymarks.h"
#include "anatomy/standing.h"
#include "base/at.h"
#include "body/bodystructure.h"
#include "body/vocabulary.h"
#include "mapping/automaticmapping.h"
#include "scene/bindpose.h"
#include "scene/clip/scenechannels.h"
#include "scene/clip/scenechoice.h"
#include "scene/clip/sceneclip.h"
#include "tracks/rotationtrack.h"

#include <glm/geometric.hpp>
#include <glm/gtc/quaternion.hpp>
#include <glm/matrix.hpp>

#include <algorithm>
#include <array>
#include <utility>

namespace limber {

const SceneNode &Character::nodeOf(int joint) const
{
    return at(scene.nodes, at(joints, joint).node);
}

namespace {

// Returns how far each joint is turned in the world of the clip when the skins are bound, from its rest; joints without
// a skin move with the joint above them.
std::vector<glm::dmat3> bindTurns(const Character &character)
{
    const Scene &scene = character.scene;
    const std::vector<glm::dmat4> worlds = worldsAtRest(scene.nodes);
    std::vector<const SceneBinding *> bindings(scene.nodes.size(), nullptr);
    for (const SceneBinding &binding : scene.bindings)
        at(bindings, binding.node) = &binding;
    std::vector<glm::dmat3> turns;
    for (const SceneJoint &joint : character.joints) {
        const SceneBinding *const binding = at(bindings, joint.node);
        if (binding == nullptr) {
            turns.push_back(joint.parent < 0 ? glm::dmat3(1.0) : at(turns, joint.parent));
            continue;
        }
        const glm::dmat3 turn = glm::dmat3(binding->world) * glm::inverse(glm::dmat3(at(worlds, joint.node)));
        turns.push_back(
            glm::mat3_cast(nearestRotation(character.space.turn * turn * glm::transpose(character.space.turn))));
    }
    return turns;
}

// Returns whether the second frame of a clip is a T-pose or an A-pose, and the first one is not.
bool showsBuildLater(const Clip &clip, const std::vector<std::string> &names)
{
    constexpr double clearlyBetter = 0.25; // of how a body stands, see Standing
    const PositionRules rules = decidePositionRules(clip.skeleton, clip.motion);
    const BodyRoles roles = bodyRoles(names.empty() ? clip : withJointNames(clip, names), rules, Vocabulary::builtIn());
    const BodyMarks marks(clip.skeleton, roles);
    const Standing atRest = standingOf(marks, poseAt(clip, 0, rules));
    const Standing bound = standingOf(marks, poseAt(clip, 1, rules));
    return bound.isDrawn() && (!atRest.stands || atRest.cost > bound.cost + clearlyBetter);
}

// Adds the pose in which the skins were bound if it shows better than the rest pose how the body is built.
void addBindPose(Character &character)
{
    const std::vector<glm::dmat3> turns = bindTurns(character);
    Clip clip = character.rest;
    clip.motion.insertFrames(1, clip.motion.copyOfFrames(0, 1));
    for (int joint = 0; joint < clip.skeleton.jointCount(); ++joint) {
        const int parent = clip.skeleton.joint(joint).parent;
        const glm::dmat3 above = parent == NoJoint ? glm::dmat3(1.0) : at(turns, parent);
        writeNewRotations(clip, joint, 1, std::array{glm::quat_cast(glm::transpose(above) * at(turns, joint))});
    }
    if (showsBuildLater(clip, namesByBones(character)))
        character.rest = std::move(clip);
}

} // namespace

CharacterOfScene characterOf(Scene scene)
{
    constexpr double metresPerUnit = 0.01;
    SceneClip made = clipOfScene(scene, {.metresPerUnit = metresPerUnit, .upAxis = Axis::Y});
    CharacterOfScene result{{}, std::move(made.notes), std::move(made.problem)};
    if (!made.clip)
        return result;
    const SceneSpace space = sceneSpace(scene, metresPerUnit, Axis::Y);
    std::vector<SceneJoint> joints = sceneJoints(scene, chooseJoints(scene), space);
    result.character = Character{std::move(scene), *std::move(made.clip), space, std::move(joints)};
    if (!result.character->scene.bindings.empty())
        addBindPose(*result.character);
    return result;
}

bool isOnSkeletonOf(const Character &character, const Skeleton &skeleton)
{
    constexpr double tolerance = 1e-3;
    const Skeleton &own = character.rest.skeleton;
    if (own.jointCount() != skeleton.jointCount())
        return false;
    double size = 0.0;
    double farthest = 0.0;
    for (int i = 0; i < own.jointCount(); ++i) {
        const Joint &joint = own.joint(i);
        const Joint &other = skeleton.joint(i);
        if (joint.name != other.name || joint.parent != other.parent)
            return false;
        if (joint.isRoot())
            continue; // it may begin anywhere
        size += glm::length(joint.offset);
        farthest = std::max(farthest, glm::distance(joint.offset, other.offset));
    }
    return farthest <= tolerance * size;
}

RetargetTarget retargetTarget(const Character &character)
{
    const bool hasBindPose = character.rest.motion.frameCount() > 1;
    return {.clip = character.rest,
            .names = namesByBones(character),
            .up = Axis::Y,
            .bindFrame = hasBindPose ? std::optional(1) : std::nullopt};
}

std::vector<std::string> namesByBones(const Character &character)
{
    std::vector<std::string> names;
    bool isAny = false;
    for (int joint = 0; joint < character.rest.skeleton.jointCount(); ++joint) {
        const std::string &bone = character.nodeOf(joint).humanBone;
        isAny = isAny || !bone.empty();
        names.push_back(bone.empty() ? character.rest.skeleton.joint(joint).name : bone);
    }
    return isAny ? names : std::vector<std::string>();
}

} // namespace limber
