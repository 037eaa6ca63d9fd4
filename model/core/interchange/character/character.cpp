#include "character/character.h"

#include "base/at.h"
#include "scene/clip/scenechoice.h"
#include "scene/clip/sceneclip.h"

#include <glm/geometric.hpp>

#include <algorithm>
#include <utility>

namespace limber {

const SceneNode &Character::nodeOf(int joint) const
{
    return at(scene.nodes, at(joints, joint).node);
}

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
