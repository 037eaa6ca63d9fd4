#include "scene/gltf/gltfhuman.h"

#include "base/at.h"
#include "messages/scenemessages.h"

#include <string>
#include <string_view>

namespace limber {

namespace {

constexpr std::size_t mostNodesOfMap = 1'000'000;

const JsonNode *extension(const GltfFile &file, std::string_view name)
{
    const JsonNode *const extensions = file.head.member("extensions");
    return extensions != nullptr ? extensions->member(name) : nullptr;
}

// Returns the map of an extension, or null.
const JsonNode *humanBones(const JsonNode *extension)
{
    const JsonNode *const humanoid = extension != nullptr ? extension->member("humanoid") : nullptr;
    return humanoid != nullptr ? humanoid->member("humanBones") : nullptr;
}

// Returns the word of VRM 1.0 for one of VRM 0.x, whose joints of the thumb are named one further from the hand.
std::string wordOfVrm1(std::string word)
{
    constexpr std::string_view proximal = "ThumbProximal";
    constexpr std::string_view intermediate = "ThumbIntermediate";
    if (word.ends_with(proximal))
        return word.replace(word.size() - proximal.size(), proximal.size(), "ThumbMetacarpal");
    if (word.ends_with(intermediate))
        return word.replace(word.size() - intermediate.size(), intermediate.size(), "ThumbProximal");
    return word;
}

// Gives a node its bone; returns false if there is no such node.
bool setBone(const JsonNode &entry, std::string word, GltfTree &tree, Message &problem)
{
    const int node = gltfIndex(entry, "node", mostNodesOfMap);
    if (node < 0 || static_cast<std::size_t>(node) >= tree.sceneNodes.size()) {
        problem = messages::gltfHumanBone(node, nameArgument(word), tree.sceneNodes.size());
        return false;
    }
    at(tree.nodes, at(tree.sceneNodes, node)).humanBone = std::move(word);
    return true;
}

} // namespace

bool readHumanBones(const GltfFile &file, GltfTree &tree, Message &problem)
{
    for (const char *const name : {"VRMC_vrm", "VRMC_vrm_animation"}) {
        const JsonNode *const bones = humanBones(extension(file, name));
        if (bones == nullptr)
            continue;
        for (const JsonNode &bone : bones->children) {
            if (bone.is(JsonNode::Kind::Object) && !setBone(bone, bone.key, tree, problem))
                return false;
        }
        return true;
    }
    const JsonNode *const bones = humanBones(extension(file, "VRM"));
    for (std::size_t i = 0; bones != nullptr && i < bones->children.size(); ++i) {
        const JsonNode &bone = bones->children[i];
        if (bone.is(JsonNode::Kind::Object) && !setBone(bone, wordOfVrm1(gltfText(bone, "bone")), tree, problem))
            return false;
    }
    return true;
}

glm::dquat uprightOfHuman(const GltfFile &file)
{
    const bool looksBack = extension(file, "VRMC_vrm") == nullptr && humanBones(extension(file, "VRM")) != nullptr;
    return looksBack ? glm::dquat(0.0, 0.0, 1.0, 0.0) : glm::dquat(1.0, 0.0, 0.0, 0.0);
}

std::string licenceOfHuman(const GltfFile &file)
{
    for (const char *const name : {"VRMC_vrm", "VRM"}) {
        const JsonNode *const avatar = extension(file, name);
        const JsonNode *const meta = avatar != nullptr ? avatar->member("meta") : nullptr;
        for (const char *const member : {"licenseUrl", "licenseName", "otherLicenseUrl"}) {
            std::string licence = meta != nullptr ? gltfText(*meta, member) : std::string();
            if (!licence.empty())
                return licence;
        }
    }
    return {};
}

} // namespace limber
