#include "scene/gltf/gltftree.h"

#include "base/at.h"
#include "messages/scenemessages.h"
#include "scene/sceneencoding.h"

#include <glm/geometric.hpp>

#include <array>
#include <cmath>
#include <string>
#include <utility>

namespace limber {

namespace {

constexpr double farthestNumber = 1e9; // metres and the like

// Returns `count` finite numbers, or nothing if there is anything else.
std::optional<std::vector<double>> numbersIn(const JsonNode *node, std::size_t count)
{
    if (node == nullptr || !node->is(JsonNode::Kind::Array) || node->children.size() != count)
        return std::nullopt;
    std::vector<double> numbers;
    for (const JsonNode &child : node->children) {
        if (!child.is(JsonNode::Kind::Number) || !(std::abs(child.number) <= farthestNumber))
            return std::nullopt;
        numbers.push_back(child.number);
    }
    return numbers;
}

glm::dvec3 vectorOf(const std::vector<double> &numbers)
{
    return {numbers[0], numbers[1], numbers[2]};
}

bool hasMember(const JsonNode &node, std::string_view name)
{
    return node.member(name) != nullptr;
}

SceneBvhJoint bvhJointOf(const JsonNode &extras, const JsonNode &channels)
{
    constexpr std::size_t mostChannels = 64;
    SceneBvhJoint joint;
    joint.name = gltfText(extras, "bvhName");
    for (const JsonNode &name : channels.children) {
        const auto channel = channelFromName(name.text);
        if (channel && joint.channels.size() < mostChannels)
            joint.channels.push_back(*channel);
    }
    if (const JsonNode *const ends = extras.member("endSites")) {
        for (const JsonNode &end : ends->children) {
            if (const auto numbers = numbersIn(&end, 3))
                joint.endSites.push_back(vectorOf(*numbers));
        }
    }
    return joint;
}

// Returns what is wrong with the numbers of a node's transform; an empty message if nothing is.
Message problemOfPlace(const JsonNode &from, const std::string &where)
{
    constexpr std::array<std::pair<const char *, std::size_t>, 4> members{
        {{"matrix", 16}, {"translation", 3}, {"rotation", 4}, {"scale", 3}}};
    for (const auto &[name, count] : members) {
        if (hasMember(from, name) && !numbersIn(from.member(name), count))
            return messages::gltfBadNumbers(wordArgument(where + '/' + name), count);
    }
    return {};
}

// Reads the transform of a node whose numbers are valid.
void readPlace(const JsonNode &from, SceneNode &node)
{
    const auto matrix = numbersIn(from.member("matrix"), 16);
    const auto translation = numbersIn(from.member("translation"), 3);
    const auto rotation = numbersIn(from.member("rotation"), 4);
    const auto scale = numbersIn(from.member("scale"), 3);
    if (matrix) {
        glm::dmat4 whole;
        for (int i = 0; i < 16; ++i)
            whole[i / 4][i % 4] = at(*matrix, i);
        setRest(node, whole);
    }
    if (translation)
        node.rest.translation = vectorOf(*translation);
    if (scale)
        node.rest.scale = vectorOf(*scale);
    if (rotation) {
        const glm::dquat q((*rotation)[3], (*rotation)[0], (*rotation)[1], (*rotation)[2]);
        if (glm::length(q) > 0.0)
            node.rest.rotation = glm::normalize(q);
    }
}

SceneNode describe(const JsonNode &from)
{
    SceneNode node;
    node.name = gltfText(from, "name");
    node.hasMesh = hasMember(from, "mesh");
    node.isCamera = hasMember(from, "camera");
    if (const JsonNode *const extensions = from.member("extensions"))
        node.isLight = hasMember(*extensions, "KHR_lights_punctual");
    const JsonNode *const extras = from.member("extras");
    const JsonNode *const channels = extras != nullptr ? extras->member("channels") : nullptr;
    if (channels != nullptr && hasMember(*extras, "bvhName"))
        node.bvh = bvhJointOf(*extras, *channels);
    return node;
}

// The nodes of a file, each with its parent.
class TreeReader
{
public:
    TreeReader(const GltfFile &file, Message &problem)
        : m_list(file.list("nodes")), m_problem(problem), m_parents(m_list.size(), -1)
    {
    }

    std::optional<GltfTree> read()
    {
        if (m_list.size() > sceneanswer::mostNodes)
            m_problem = messages::gltfTooManyNodes();
        findParents();
        if (!m_problem.isEmpty())
            return std::nullopt;
        m_tree.sceneNodes.assign(m_list.size(), -1);
        for (std::size_t i = 0; i < m_list.size(); ++i) {
            if (m_parents[i] < 0)
                addAllBelow(static_cast<int>(i));
        }
        for (std::size_t i = 0; i < m_list.size() && m_problem.isEmpty(); ++i) {
            if (m_tree.sceneNodes[i] < 0)
                m_problem = messages::gltfTwoParents(i); // the nodes form a circle
        }
        if (!m_problem.isEmpty())
            return std::nullopt;
        return std::move(m_tree);
    }

private:
    void findParents()
    {
        for (std::size_t i = 0; i < m_list.size(); ++i) {
            const JsonNode *const children = m_list[i].member("children");
            if (children == nullptr)
                continue;
            for (const JsonNode &entry : children->children) {
                const int child = gltfIndex(&entry, m_list.size());
                if (child < 0) {
                    m_problem = messages::gltfBadMember(wordArgument("nodes/" + std::to_string(i) + "/children"));
                    return;
                }
                if (at(m_parents, child) >= 0) {
                    m_problem = messages::gltfTwoParents(child);
                    return;
                }
                at(m_parents, child) = static_cast<int>(i);
            }
        }
    }

    // Works without recursion, since a file may nest its nodes to any depth.
    void addAllBelow(int root)
    {
        std::vector<int> open{root};
        while (!open.empty() && m_problem.isEmpty()) {
            const int index = open.back();
            open.pop_back();
            add(index);
            if (const JsonNode *const children = at(m_list, index).member("children")) {
                for (auto entry = children->children.rbegin(); entry != children->children.rend(); ++entry)
                    open.push_back(gltfIndex(&*entry, m_list.size()));
            }
        }
    }

    void add(int index)
    {
        const int parent = at(m_parents, index);
        SceneNode node = describe(at(m_list, index));
        node.parent = parent < 0 ? -1 : at(m_tree.sceneNodes, parent);
        node.place = index;
        m_problem = problemOfPlace(at(m_list, index), "nodes/" + std::to_string(index));
        readPlace(at(m_list, index), node);
        at(m_tree.sceneNodes, index) = static_cast<int>(m_tree.nodes.size());
        m_tree.nodes.push_back(std::move(node));
    }

    const std::vector<JsonNode> &m_list;
    Message &m_problem;
    std::vector<int> m_parents; // of each node of the file
    GltfTree m_tree;
};

} // namespace

std::optional<GltfTree> readGltfTree(const GltfFile &file, Message &problem)
{
    std::optional<GltfTree> tree = TreeReader(file, problem).read();
    if (!tree)
        return tree;
    for (const JsonNode &skin : file.list("skins")) {
        const JsonNode *const joints = skin.member("joints");
        if (joints == nullptr)
            continue;
        for (const JsonNode &entry : joints->children) {
            const int node = gltfIndex(&entry, tree->sceneNodes.size());
            if (node >= 0)
                at(tree->nodes, at(tree->sceneNodes, node)).isSkinJoint = true;
        }
    }
    return tree;
}

std::optional<SceneBvhMotion> readGltfMotionExtras(const GltfFile &file)
{
    constexpr double mostSeconds = 1e6;
    constexpr std::size_t mostFrames = 1'000'000'000;
    const JsonNode *const asset = file.head.member("asset");
    const JsonNode *const extras = asset != nullptr ? asset->member("extras") : nullptr;
    if (extras == nullptr)
        return std::nullopt;
    const auto positive = [&](std::string_view name) {
        const JsonNode *const node = extras->member(name);
        const bool isPositive = node != nullptr && node->is(JsonNode::Kind::Number) && node->number > 0.0;
        return isPositive && node->number < mostSeconds ? node->number : 0.0;
    };
    const std::string axis = gltfText(*extras, "upAxis");
    SceneBvhMotion motion;
    motion.frameTimeSeconds = positive("frameTime");
    motion.frames = gltfIndex(*extras, "frames", mostFrames);
    motion.metresPerUnit = positive("metresPerUnit");
    motion.upAxis = axis == "X" ? Axis::X : axis == "Z" ? Axis::Z : Axis::Y;
    const bool isWhole = motion.frameTimeSeconds > 0.0 && motion.frames >= 0 && motion.metresPerUnit > 0.0;
    return isWhole ? std::optional(motion) : std::nullopt;
}

} // namespace limber
