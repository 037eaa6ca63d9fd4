#include "scene/gltf/gltfbindings.h"

#include "base/at.h"
#include "scene/bindpose.h"

#include <glm/matrix.hpp>

#include <algorithm>
#include <cmath>
#include <utility>

namespace limber {

namespace {

constexpr int matrixNumbers = 16;
constexpr double farthest = 1e9; // no number of a matrix is larger, and no joint is further away

// Reads the bindings of one skin after the other.
class BindingReader
{
public:
    BindingReader(const GltfFile &file, const GltfTree &tree, GltfNumbers &numbers)
        : m_file(file), m_tree(tree), m_numbers(numbers), m_worlds(worldsAtRest(tree.nodes)),
          m_isBound(tree.nodes.size(), false)
    {
    }

    std::vector<SceneBinding> read()
    {
        for (std::size_t skin = 0; skin < m_file.list("skins").size(); ++skin)
            addSkin(static_cast<int>(skin));
        return std::move(m_bindings);
    }

private:
    void addSkin(int index)
    {
        const JsonNode &skin = at(m_file.list("skins"), index);
        std::vector<SceneBinding> bindings = inMesh(skin);
        if (bindings.empty())
            return;
        for (const glm::dmat4 &world : possibleWorlds(index, bindings.front().node)) {
            if (!fits(bindings, world))
                continue;
            for (SceneBinding &binding : bindings) {
                binding.world = world * binding.world;
                if (!at(m_isBound, binding.node))
                    m_bindings.push_back(binding);
                at(m_isBound, binding.node) = true;
            }
            return;
        }
    }

    // Returns the bindings in the coordinates of the mesh; none if they cannot be read.
    [[nodiscard]] std::vector<SceneBinding> inMesh(const JsonNode &skin)
    {
        const JsonNode *const joints = skin.member("joints");
        const int accessor = gltfIndex(skin, "inverseBindMatrices", m_file.list("accessors").size());
        if (joints == nullptr || accessor < 0)
            return {};
        const auto numbers = m_numbers.readAttribute(accessor, matrixNumbers);
        if (!numbers || numbers->size() < matrixNumbers * joints->children.size())
            return {};
        std::vector<SceneBinding> bindings;
        for (std::size_t i = 0; i < joints->children.size(); ++i) {
            const int node = gltfIndex(&joints->children[i], m_tree.sceneNodes.size());
            glm::dmat4 inverse(1.0);
            bool isSound = node >= 0;
            for (int k = 0; k < matrixNumbers; ++k) {
                const float number = (*numbers)[matrixNumbers * i + static_cast<std::size_t>(k)];
                isSound = isSound && std::abs(double(number)) <= farthest;
                inverse[k / 4][k % 4] = static_cast<double>(number);
            }
            if (!isSound || !(std::abs(glm::determinant(inverse)) > 0.0))
                return {};
            bindings.push_back({at(m_tree.sceneNodes, node), glm::inverse(inverse)});
        }
        return bindings;
    }

    // Returns what may lead from the coordinates of a mesh to the world, the likeliest first: the node of the mesh,
    // although glTF has programs ignore it, that above the skeleton, or nothing.
    [[nodiscard]] std::vector<glm::dmat4> possibleWorlds(int skin, int joint) const
    {
        std::vector<glm::dmat4> worlds;
        const std::vector<JsonNode> &nodes = m_file.list("nodes");
        for (std::size_t i = 0; i < nodes.size() && worlds.empty(); ++i) {
            if (gltfIndex(nodes[i], "skin", m_file.list("skins").size()) == skin)
                worlds.push_back(at(m_worlds, m_tree.sceneNodes[i]));
        }
        int above = at(m_tree.nodes, joint).parent;
        while (above >= 0 && at(m_tree.nodes, above).isSkinJoint)
            above = at(m_tree.nodes, above).parent;
        if (above >= 0)
            worlds.push_back(at(m_worlds, above));
        worlds.emplace_back(1.0);
        return worlds;
    }

    [[nodiscard]] bool fits(const std::vector<SceneBinding> &bindings, const glm::dmat4 &world) const
    {
        return std::ranges::all_of(bindings, [&](const SceneBinding &binding) {
            const glm::dmat4 bound = world * binding.world;
            return hasSizeOf(bound, at(m_worlds, binding.node)) && glm::length(bound[3]) <= farthest;
        });
    }

    const GltfFile &m_file;
    const GltfTree &m_tree;
    GltfNumbers &m_numbers;
    std::vector<glm::dmat4> m_worlds; // of the nodes
    std::vector<bool> m_isBound; // by node
    std::vector<SceneBinding> m_bindings;
};

} // namespace

std::vector<SceneBinding> readBindings(const GltfFile &file, const GltfTree &tree, GltfNumbers &numbers)
{
    return BindingReader(file, tree, numbers).read();
}

} // namespace limber
