#include "character/characterwords.h"

#include "body/bodystructure.h"
#include "body/vocabulary.h"
#include "pose/positionrule.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace limber {

namespace {

std::string roleInWords(const JointRole &role)
{
    if (role.part == BodyPart::None)
        return {};
    std::string text(bodyPartName(role.part));
    if (role.number > 1)
        text += ' ' + std::to_string(role.number);
    return role.side == BodySide::Centre ? text : (role.side == BodySide::Left ? "left " : "right ") + text;
}

} // namespace

const char *gltfFormatOf(const Character &character)
{
    const Scene &scene = character.scene;
    const bool isAvatar =
        std::ranges::any_of(scene.nodes, [](const SceneNode &node) { return !node.humanBone.empty(); });
    if (!isAvatar)
        return "glTF 2.0";
    if (scene.counts.meshes == 0)
        return "VRM animation 1.0"; // avatars have a body
    return std::abs(scene.upright.w) < 0.5 ? "VRM 0.x" : "VRM 1.0"; // those of VRM 0.x look along -Z and are turned
}

std::vector<std::string> rolesInWords(const Character &character)
{
    const BodyRoles roles = bodyRoles(builtClip(character), {}, Vocabulary::builtIn());
    std::vector<std::string> words;
    for (int joint = 0; joint < character.rest.skeleton.jointCount(); ++joint) {
        const std::string &bone = character.nodeOf(joint).humanBone;
        words.push_back(bone.empty() ? roleInWords(roles.of(joint)) : bone);
    }
    return words;
}

} // namespace limber
