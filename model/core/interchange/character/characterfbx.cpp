#include "character/characterfbx.h"

#include "base/at.h"
#include "base/steeringcharacters.h"

#include <glm/geometric.hpp>

#include <algorithm>
#include <cmath>
#include <map>
#include <memory>
#include <set>
#include <string>
#include <utility>

namespace limber {

namespace {

// Scales of joints are written into the lengths below them: bones of other programs have none. A mirror stays.
bool isBaked(const glm::dvec3 &scale)
{
    return scale.x > 0.0 && scale.y > 0.0 && scale.z > 0.0;
}

// Which nodes of the scene are written: joints and what is above them.
std::vector<bool> writtenNodes(const Character &character)
{
    std::vector<bool> isWritten(character.scene.nodes.size());
    for (const SceneJoint &joint : character.joints) {
        for (int node = joint.node; node >= 0 && !at(isWritten, node); node = at(character.scene.nodes, node).parent)
            at(isWritten, node) = true;
    }
    return isWritten;
}

// The tracks of the nodes of a file.
struct NodeTracks
{
    CharacterMotion motion;
    std::map<std::pair<int, bool>, std::size_t> byNode; // and whether it is a rotation
    std::vector<glm::dvec3> lengths; // centimetres in a unit of the tracks, by node and axis

    // Returns the numbers of a track in a frame; null if the node stays at rest.
    [[nodiscard]] const CharacterTrack *find(int node, bool isRotation) const
    {
        const auto found = byNode.find({node, isRotation});
        return found == byNode.end() ? nullptr : &motion.tracks[found->second];
    }
};

} // namespace

FbxScene fbxOfCharacter(const Character &character, CharacterMotion motion, std::string motionName,
                        std::string generator)
{
    auto tracks = std::make_shared<NodeTracks>();
    const glm::dvec3 centimetres(100.0 * character.scene.metresPerUnit);
    FbxScene scene;
    scene.motionName = std::move(motionName);
    scene.generator = std::move(generator);
    scene.frames = motion.frames;
    scene.frameTimeSeconds = motion.frameTimeSeconds;
    std::set<std::string> taken;
    const glm::dquat &upright = character.scene.upright;
    if (std::abs(upright.w) < 1.0 - 1e-9)
        scene.nodes.push_back({.name = uniqueNodeName("upright", taken), .isJoint = false, .rotation = upright});
    const int top = static_cast<int>(scene.nodes.size()) - 1;
    tracks->lengths.assign(scene.nodes.size(), centimetres);
    std::vector<double> sizes(scene.nodes.size(), 1.0); // by which all lengths below a node are longer
    const std::vector<bool> isWritten = writtenNodes(character);
    std::vector<int> places(isWritten.size(), -1); // in the file, by node of the scene
    for (std::size_t i = 0; i < isWritten.size(); ++i) {
        const SceneNode &node = character.scene.nodes[i];
        if (!isWritten[i])
            continue;
        places[i] = static_cast<int>(scene.nodes.size());
        const bool isJoint =
            std::ranges::find(character.joints, static_cast<int>(i), &SceneJoint::node) != character.joints.end();
        const int parent = node.parent < 0 ? top : at(places, node.parent);
        const SceneNode *const above = node.parent < 0 ? nullptr : &at(character.scene.nodes, node.parent);
        const bool isBelowBaked =
            parent >= 0 && at(scene.nodes, parent).isJoint && above != nullptr && isBaked(above->rest.scale);
        const double size = parent < 0 ? 1.0 : at(sizes, parent);
        tracks->lengths.push_back(size * (isBelowBaked ? centimetres * above->rest.scale : centimetres));
        const bool bakes = isJoint && isBaked(node.rest.scale);
        const glm::dvec3 scale = node.rest.scale;
        sizes.push_back(
            (isBelowBaked ? size * std::cbrt(above->rest.scale.x * above->rest.scale.y * above->rest.scale.z) : size));
        const std::string name = validUtf8(node.name);
        scene.nodes.push_back({.name = uniqueNodeName(name, taken),
                               .parent = parent,
                               .isJoint = isJoint,
                               .translation = tracks->lengths.back() * node.rest.translation,
                               .rotation = node.rest.rotation,
                               .scale = bakes ? glm::dvec3(1.0) : scale});
        scene.renamed += scene.nodes.back().name == name ? 0 : 1;
    }
    for (std::size_t i = 0; i < motion.tracks.size(); ++i)
        tracks->byNode[{at(places, motion.tracks[i].node), motion.tracks[i].isRotation}] = i;
    tracks->motion = std::move(motion);
    scene.rotations = [tracks](int node) {
        std::vector<glm::dquat> rotations;
        const CharacterTrack *const track = tracks->find(node, true);
        for (std::size_t i = 0; track != nullptr && i + 3 < track->values.size(); i += 4)
            rotations.push_back(glm::normalize(
                glm::dquat(track->values[i + 3], track->values[i], track->values[i + 1], track->values[i + 2])));
        return rotations;
    };
    scene.translations = [tracks](int node) {
        std::vector<glm::dvec3> positions;
        const CharacterTrack *const track = tracks->find(node, false);
        for (std::size_t i = 0; track != nullptr && i + 2 < track->values.size(); i += 3)
            positions.push_back(at(tracks->lengths, node) *
                                glm::dvec3(track->values[i], track->values[i + 1], track->values[i + 2]));
        return positions;
    };
    return scene;
}

} // namespace limber
