#include "scene/gltf/gltfmesh.h"

#include "base/at.h"
#include "base/numbertext.h"
#include "messages/scenemessages.h"
#include "scene/gltf/gltfmaterials.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <numeric>
#include <span>
#include <utility>

namespace limber {

namespace {

constexpr int mostWeightSets = 2; // JOINTS_0 and JOINTS_1
constexpr float leastWeight = 1e-5f;

bool isFinite(const glm::vec3 &place)
{
    return std::isfinite(place.x) && std::isfinite(place.y) && std::isfinite(place.z);
}

glm::vec3 vectorAt(const std::vector<float> &numbers, std::size_t index)
{
    return {numbers[3 * index], numbers[3 * index + 1], numbers[3 * index + 2]};
}

// Codes of glTF for what the corners of a primitive make up.
enum Mode { Triangles = 4, Strip = 5, Fan = 6 };

std::vector<std::array<std::uint32_t, 3>> trianglesOf(const std::vector<std::uint32_t> &corners, int mode)
{
    std::vector<std::array<std::uint32_t, 3>> triangles;
    if (mode == Triangles) {
        for (std::size_t i = 2; i < corners.size(); i += 3)
            triangles.push_back({corners[i - 2], corners[i - 1], corners[i]});
        return triangles;
    }
    for (std::size_t i = 2; i < corners.size(); ++i) {
        if (mode == Fan)
            triangles.push_back({corners[0], corners[i - 1], corners[i]});
        else if (i % 2 == 0)
            triangles.push_back({corners[i - 2], corners[i - 1], corners[i]});
        else
            triangles.push_back({corners[i - 1], corners[i - 2], corners[i]});
    }
    return triangles;
}

// A shape that the file shows at rest, in part or whole.
struct RestingShape
{
    const JsonNode *attributes = nullptr; // how far each vertex is moved
    float weight = 0.0f;
};

// Returns the shapes of a part of a mesh that the weights show.
std::vector<RestingShape> restingShapes(const JsonNode &primitive, const JsonNode *weights)
{
    std::vector<RestingShape> shapes;
    const JsonNode *const targets = primitive.member("targets");
    if (targets == nullptr || weights == nullptr)
        return shapes;
    for (std::size_t i = 0; i < std::min(targets->children.size(), weights->children.size()); ++i) {
        const auto weight = static_cast<float>(weights->children[i].number);
        if (weight != 0.0f && std::isfinite(weight))
            shapes.push_back({&targets->children[i], weight});
    }
    return shapes;
}

// Files may hold several scenes; programs show the default one.
std::vector<bool> belowDefaultScene(const GltfFile &file, const GltfTree &tree)
{
    const auto &scenes = file.list("scenes");
    std::vector<bool> seen(tree.nodes.size(), scenes.empty());
    if (scenes.empty())
        return seen;
    const int scene = std::max(0, gltfIndex(file.head, "scene", scenes.size()));
    if (const JsonNode *const roots = at(scenes, scene).member("nodes")) {
        for (const JsonNode &entry : roots->children) {
            if (const int node = gltfIndex(&entry, tree.sceneNodes.size()); node >= 0)
                at(seen, at(tree.sceneNodes, node)) = true;
        }
    }
    for (std::size_t node = 0; node < seen.size(); ++node) {
        if (const int parent = tree.nodes[node].parent; parent >= 0 && at(seen, parent))
            seen[node] = true;
    }
    return seen;
}

class MeshReader
{
public:
    MeshReader(const GltfFile &file, const GltfTree &tree, const std::vector<bool> &moves, GltfNumbers &numbers,
               GltfNumbers &pictureBytes, Message &problem)
        : m_file(file), m_tree(tree), m_moves(moves), m_numbers(numbers), m_problem(problem),
          m_materials(file, pictureBytes)
    {
    }

    std::optional<GltfMesh> read()
    {
        const std::vector<bool> isSeen = belowDefaultScene(m_file, m_tree);
        const auto &nodes = m_file.list("nodes");
        for (std::size_t place = 0; place < nodes.size() && m_problem.isEmpty(); ++place) {
            const auto node = static_cast<std::size_t>(m_tree.sceneNodes[place]);
            const int mesh = gltfIndex(nodes[place], "mesh", m_file.list("meshes").size());
            if (mesh >= 0 && isSeen[node])
                addInstance(nodes[place], static_cast<int>(node), mesh);
        }
        if (m_problem.isEmpty() && m_mesh.triangles.empty())
            m_problem = messages::noMesh();
        if (!m_problem.isEmpty())
            return std::nullopt;
        groupByMaterial(m_mesh, m_triangleMaterials);
        if (m_loose > 0)
            m_mesh.leftOut.push_back(messages::looseVertices(m_loose).text());
        GltfMesh result{std::move(m_mesh), {}};
        result.pictures = m_materials.moveInto(result.mesh);
        return result;
    }

private:
    // A part of a mesh while it is read.
    struct Part
    {
        const JsonNode &primitive;
        std::string name;
        std::vector<RestingShape> shapes;
        std::size_t firstVertex = 0;
        std::size_t vertexCount = 0;
        int material = 0;
    };

    // Adds a mesh where a node holds it.
    void addInstance(const JsonNode &holder, int node, int mesh)
    {
        const int skin = gltfIndex(holder, "skin", m_file.list("skins").size());
        if (skin < 0 && !at(m_moves, node))
            return; // it belongs to the surroundings
        const JsonNode &described = at(m_file.list("meshes"), mesh);
        const JsonNode *const primitives = described.member("primitives");
        if (primitives == nullptr)
            return;
        std::string name = gltfText(described, "name");
        if (name.empty())
            name = std::to_string(mesh);
        const JsonNode *const ownWeights = holder.member("weights");
        const JsonNode *const weights = ownWeights != nullptr ? ownWeights : described.member("weights");
        for (const JsonNode &primitive : primitives->children) {
            addPrimitive({primitive, name, restingShapes(primitive, weights)}, node, skin);
            if (!m_problem.isEmpty())
                return;
        }
    }

    void addPrimitive(Part part, int node, int skin)
    {
        const JsonNode *const modeMember = part.primitive.member("mode");
        const int mode = modeMember == nullptr ? int(Triangles) : gltfIndex(modeMember, 7);
        if (mode < Triangles)
            return; // points and lines
        if (const JsonNode *const extensions = part.primitive.member("extensions");
            extensions != nullptr && extensions->member("KHR_draco_mesh_compression") != nullptr) {
            m_problem = messages::meshCompressed(wordArgument("Draco"), wordArgument("KHR_draco_mesh_compression"));
            return;
        }
        part.material = gltfIndex(part.primitive, "material", m_materials.count());
        if (part.material < 0)
            part.material = m_materials.none();
        if (!addVertices(part) || !addTriangles(part, mode))
            return;
        addColours(part);
        if (skin >= 0)
            addWeights(part, node, skin);
        else
            followNode(part, node);
    }

    [[nodiscard]] int attribute(const Part &part, const std::string &name) const
    {
        return attribute(part.primitive.member("attributes"), name);
    }

    [[nodiscard]] int attribute(const JsonNode *attributes, const std::string &name) const
    {
        return attributes == nullptr ? -1 : gltfIndex(*attributes, name, m_file.list("accessors").size());
    }

    // Returns the numbers of an attribute; nothing if there are none, or not as many as vertices.
    std::optional<std::vector<float>> read(const Part &part, const std::string &name, int width)
    {
        return read(part, part.primitive.member("attributes"), name, width);
    }

    std::optional<std::vector<float>> read(const Part &part, const JsonNode *attributes, const std::string &name,
                                           int width)
    {
        const int accessor = attribute(attributes, name);
        auto numbers = accessor < 0 ? std::nullopt : m_numbers.readAttribute(accessor, width);
        if (numbers && numbers->size() != part.vertexCount * static_cast<std::size_t>(width)) {
            m_problem = messages::gltfBeyondBuffer(accessor);
            return std::nullopt;
        }
        return numbers;
    }

    bool addVertices(Part &part)
    {
        const int accessor = attribute(part, "POSITION");
        if (accessor < 0)
            return false;
        auto positions = m_numbers.readAttribute(accessor, 3);
        if (!positions)
            return false;
        part.firstVertex = m_mesh.vertices.size();
        part.vertexCount = positions->size() / 3;
        addShapes(part, "POSITION", *positions);
        if (part.vertexCount > meshlimits::vertices - part.firstVertex) {
            m_problem = messages::meshTooLarge(numberArgument("6,000,000"), messages::meshVertices());
            return false;
        }
        m_mesh.vertices.resize(part.firstVertex + part.vertexCount);
        for (std::size_t i = 0; i < part.vertexCount; ++i) {
            const glm::vec3 position = vectorAt(*positions, i);
            if (!isFinite(position)) {
                m_problem = messages::meshNotFinite(i, nameArgument(part.name));
                return false;
            }
            m_mesh.vertices[part.firstVertex + i].position = position;
        }
        const TexturePlace &place = m_materials.placeOf(part.material);
        if (const auto coordinates = read(part, "TEXCOORD_" + std::to_string(place.set), 2)) {
            for (std::size_t i = 0; i < part.vertexCount; ++i) {
                const glm::vec2 moved = place.of({(*coordinates)[2 * i], (*coordinates)[2 * i + 1]});
                const bool isUsable = std::abs(moved.x) < 1e6f && std::abs(moved.y) < 1e6f;
                m_mesh.vertices[part.firstVertex + i].texture = isUsable ? moved : glm::vec2(0.0f);
            }
        }
        return m_problem.isEmpty();
    }

    void addShapes(const Part &part, const std::string &name, std::vector<float> &numbers)
    {
        for (const RestingShape &shape : part.shapes) {
            const auto moves = read(part, shape.attributes, name, 3);
            for (std::size_t i = 0; moves && i < numbers.size(); ++i)
                numbers[i] += shape.weight * (*moves)[i];
        }
    }

    bool addTriangles(const Part &part, int mode)
    {
        std::vector<std::uint32_t> corners;
        if (part.primitive.member("indices") != nullptr) {
            const int accessor = gltfIndex(part.primitive, "indices", m_file.list("accessors").size());
            auto read = accessor < 0 ? std::nullopt : m_numbers.readWhole(accessor, 1);
            if (!read)
                return false;
            corners = *std::move(read);
        } else {
            corners.resize(part.vertexCount);
            std::iota(corners.begin(), corners.end(), std::uint32_t{0});
        }
        const std::size_t first = m_mesh.triangles.size();
        for (const auto &triangle : trianglesOf(corners, mode)) {
            for (const std::uint32_t corner : triangle) {
                if (corner >= part.vertexCount) {
                    m_problem = messages::meshBadTriangle(m_mesh.triangles.size() - first, nameArgument(part.name),
                                                          corner, part.vertexCount);
                    return false;
                }
            }
            const auto base = static_cast<std::uint32_t>(part.firstVertex);
            m_mesh.triangles.push_back({base + triangle[0], base + triangle[1], base + triangle[2]});
            m_triangleMaterials.push_back(part.material);
        }
        if (m_mesh.triangles.size() > meshlimits::triangles) {
            m_problem = messages::meshTooLarge(numberArgument("2,000,000"), messages::meshTriangles());
            return false;
        }
        addNormals(part, first);
        return m_problem.isEmpty();
    }

    // Without normals the surface is smooth.
    void addNormals(const Part &part, std::size_t firstTriangle)
    {
        const std::span vertices = std::span(m_mesh.vertices).subspan(part.firstVertex);
        if (auto normals = read(part, "NORMAL", 3)) {
            addShapes(part, "NORMAL", *normals);
            for (std::size_t i = 0; i < part.vertexCount; ++i)
                vertices[i].normal = vectorAt(*normals, i);
            normaliseNormals(vertices);
        } else {
            smoothNormals(m_mesh, part.firstVertex, firstTriangle);
        }
    }

    void addColours(const Part &part)
    {
        const int accessor = attribute(part, "COLOR_0");
        if (accessor < 0)
            return;
        const bool hasAlpha = gltfText(at(m_file.list("accessors"), accessor), "type") == "VEC4";
        const int width = hasAlpha ? 4 : 3;
        const auto colours = read(part, "COLOR_0", width);
        for (std::size_t i = 0; colours && i < part.vertexCount; ++i) {
            for (int c = 0; c < width; ++c) {
                const float share = (*colours)[i * static_cast<std::size_t>(width) + static_cast<std::size_t>(c)];
                at(m_mesh.vertices[part.firstVertex + i].colour, c) = static_cast<std::uint8_t>(
                    std::isfinite(share) ? 255.0f * std::clamp(share, 0.0f, 1.0f) + 0.5f : 255.0f);
            }
        }
    }

    // Returns the bone of a node that moves parts without a skin.
    std::uint32_t boneOf(int node)
    {
        const auto [entry, isNew] = m_nodeBones.try_emplace(node, static_cast<std::uint32_t>(m_mesh.bones.size()));
        if (isNew)
            m_mesh.bones.push_back({node, glm::dmat4(1.0)});
        return entry->second;
    }

    void followNode(const Part &part, int node)
    {
        const auto weight = static_cast<std::uint32_t>(m_mesh.weights.size());
        m_mesh.weights.push_back({boneOf(node), 1.0f});
        for (std::size_t i = 0; i < part.vertexCount; ++i) {
            m_mesh.vertices[part.firstVertex + i].firstWeight = weight;
            m_mesh.vertices[part.firstVertex + i].weightCount = 1;
        }
        checkBones();
    }

    void checkBones()
    {
        if (m_mesh.bones.size() > meshlimits::bones)
            m_problem = messages::meshTooLarge(numberArgument("4,096"), messages::meshBones());
    }

    // The bones of a skin.
    struct Skin
    {
        std::uint32_t firstBone = 0;
        std::size_t count = 0;
    };

    std::optional<Skin> skinAt(int index)
    {
        if (const auto known = m_skins.find(index); known != m_skins.end())
            return known->second;
        const JsonNode &described = at(m_file.list("skins"), index);
        const JsonNode *const joints = described.member("joints");
        const std::string where = "skins/" + std::to_string(index);
        Skin skin{static_cast<std::uint32_t>(m_mesh.bones.size()), 0};
        for (std::size_t i = 0; joints != nullptr && i < joints->children.size(); ++i) {
            const int node = gltfIndex(&joints->children[i], m_tree.sceneNodes.size());
            if (node < 0) {
                m_problem = messages::gltfBadMember(wordArgument(where + "/joints"));
                return std::nullopt;
            }
            m_mesh.bones.push_back({at(m_tree.sceneNodes, node), glm::dmat4(1.0)});
            ++skin.count;
            checkBones();
            if (!m_problem.isEmpty())
                return std::nullopt;
        }
        const int accessor = gltfIndex(described, "inverseBindMatrices", m_file.list("accessors").size());
        if (accessor >= 0) {
            const auto numbers = m_numbers.readAttribute(accessor, 16);
            if (!numbers)
                return std::nullopt;
            const bool areFinite = std::ranges::all_of(*numbers, [](float n) { return std::abs(n) <= 1e12f; });
            if (numbers->size() < 16 * skin.count || !areFinite) {
                m_problem = messages::gltfBadMember(wordArgument(where + "/inverseBindMatrices"));
                return std::nullopt;
            }
            for (std::size_t i = 0; i < 16 * skin.count; ++i)
                m_mesh.bones[skin.firstBone + i / 16].bind[static_cast<int>(i % 16 / 4)][static_cast<int>(i % 4)] =
                    static_cast<double>((*numbers)[i]);
        }
        return m_skins.emplace(index, skin).first->second;
    }

    // A vertex without weights follows the node that holds its mesh.
    void addWeights(const Part &part, int node, int index)
    {
        const auto skin = skinAt(index);
        if (!skin)
            return;
        std::array<std::vector<std::uint32_t>, mostWeightSets> joints;
        std::array<std::vector<float>, mostWeightSets> weights;
        std::size_t sets = 0;
        for (; sets < mostWeightSets; ++sets) {
            const std::string number = std::to_string(sets);
            const int accessor = attribute(part, "JOINTS_" + number);
            if (accessor < 0)
                break;
            auto names = m_numbers.readWhole(accessor, 4);
            auto shares = read(part, "WEIGHTS_" + number, 4);
            if (!names || !shares)
                break;
            if (names->size() != 4 * part.vertexCount) {
                m_problem = messages::gltfBeyondBuffer(accessor);
                return;
            }
            joints[sets] = *std::move(names);
            weights[sets] = *std::move(shares);
        }
        for (std::size_t i = 0; i < part.vertexCount && m_problem.isEmpty(); ++i) {
            MeshVertex &vertex = m_mesh.vertices[part.firstVertex + i];
            vertex.firstWeight = static_cast<std::uint32_t>(m_mesh.weights.size());
            float sum = 0.0f;
            for (std::size_t k = 0; k < 4 * sets; ++k) {
                const float weight = weights[k / 4][4 * i + k % 4];
                const std::uint32_t joint = joints[k / 4][4 * i + k % 4];
                if (!(weight > leastWeight) || !std::isfinite(weight))
                    continue;
                if (joint >= skin->count) {
                    m_problem = messages::meshBadJoint(nameArgument(part.name), joint, skin->count);
                    return;
                }
                m_mesh.weights.push_back({skin->firstBone + joint, weight});
                sum += weight;
            }
            vertex.weightCount = static_cast<std::uint32_t>(m_mesh.weights.size() - vertex.firstWeight);
            if (vertex.weightCount == 0) {
                m_mesh.weights.push_back({boneOf(node), 1.0f});
                vertex.weightCount = 1;
                sum = 1.0f;
                ++m_loose;
            }
            for (std::size_t k = 0; k < vertex.weightCount; ++k)
                m_mesh.weights[vertex.firstWeight + k].weight /= sum;
        }
        checkBones();
    }

    const GltfFile &m_file;
    const GltfTree &m_tree;
    const std::vector<bool> &m_moves;
    GltfNumbers &m_numbers;
    Message &m_problem;
    GltfMaterials m_materials;
    SceneMesh m_mesh;
    std::vector<int> m_triangleMaterials; // by triangle
    std::map<int, std::uint32_t> m_nodeBones;
    std::map<int, Skin> m_skins;
    int m_loose = 0; // vertices of skins that follow no joint
};

} // namespace

std::optional<GltfMesh> readGltfMesh(const GltfFile &file, const GltfTree &tree, const std::vector<bool> &moves,
                                     GltfNumbers &numbers, GltfNumbers &pictureBytes, Message &problem)
{
    auto mesh = MeshReader(file, tree, moves, numbers, pictureBytes, problem).read();
    return problem.isEmpty() ? std::move(mesh) : std::nullopt;
}

} // namespace limber
