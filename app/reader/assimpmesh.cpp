#include "assimpmesh.h"

#include "assimpmaterials.h"
#include "assimpvalues.h"
#include "base/at.h"
#include "messages/scenemessages.h"

#include <algorithm>
#include <cmath>
#include <functional>
#include <span>
#include <unordered_map>
#include <utility>

namespace limber::reader {

namespace {

constexpr float leastWeight = 1e-5f;
constexpr double largest = 1e12; // what a number of a matrix may be
constexpr float gammaOfScreens = 2.2f; // FBX has colours as on a screen, those of vertices here are linear

bool isUsable(const glm::dmat4 &matrix)
{
    for (int column = 0; column < 4; ++column) {
        for (int row = 0; row < 4; ++row) {
            if (!(std::abs(matrix[column][row]) <= largest))
                return false;
        }
    }
    return true;
}

// Returns the nodes of a scene, with the joints of a figure that may have no skin.
std::vector<SceneNode> nodesOf(const Scene &scene, const FbxBones &bones)
{
    std::vector<SceneNode> nodes = scene.nodes;
    for (SceneNode &node : nodes)
        node.isSkinJoint = node.isSkinJoint || bones.joints.contains(node.name);
    return nodes;
}

// The weights of one mesh, by corner.
class CornerWeights
{
public:
    CornerWeights(const aiMesh &mesh, const std::vector<std::uint32_t> &bones) : m_first(mesh.mNumVertices + 1)
    {
        each(mesh, [&](unsigned, const aiVertexWeight &weight) { ++m_first[weight.mVertexId + 1]; });
        for (std::size_t i = 1; i < m_first.size(); ++i)
            m_first[i] += m_first[i - 1];
        m_weights.resize(m_first.back());
        std::vector<std::uint32_t> next = m_first;
        each(mesh, [&](unsigned bone, const aiVertexWeight &weight) {
            m_weights[next[weight.mVertexId]++] = {bones[bone], weight.mWeight};
        });
    }

    [[nodiscard]] std::span<const MeshWeight> of(unsigned corner) const
    {
        return std::span(m_weights).subspan(m_first[corner], m_first[corner + 1] - m_first[corner]);
    }

private:
    template <typename Use>
    static void each(const aiMesh &mesh, const Use &use)
    {
        for (unsigned bone = 0; bone < mesh.mNumBones; ++bone) {
            for (unsigned i = 0; i < mesh.mBones[bone]->mNumWeights; ++i) {
                const aiVertexWeight &weight = mesh.mBones[bone]->mWeights[i];
                if (weight.mVertexId < mesh.mNumVertices && weight.mWeight > leastWeight &&
                    std::isfinite(weight.mWeight))
                    use(bone, weight);
            }
        }
    }

    std::vector<std::uint32_t> m_first;
    std::vector<MeshWeight> m_weights;
};

// Assimp gives each corner of each polygon a vertex of its own: equal ones become one.
class Corners
{
public:
    explicit Corners(SceneMesh &mesh) : m_mesh(mesh) {}

    std::uint32_t add(MeshVertex vertex, std::span<const MeshWeight> weights)
    {
        const std::size_t hash = hashOf(vertex, weights);
        const auto [first, last] = m_known.equal_range(hash);
        for (auto known = first; known != last; ++known) {
            if (isSame(m_mesh.vertices[known->second], vertex, weights))
                return known->second;
        }
        vertex.firstWeight = static_cast<std::uint32_t>(m_mesh.weights.size());
        vertex.weightCount = static_cast<std::uint32_t>(weights.size());
        m_mesh.weights.insert(m_mesh.weights.end(), weights.begin(), weights.end());
        m_mesh.vertices.push_back(vertex);
        const auto index = static_cast<std::uint32_t>(m_mesh.vertices.size() - 1);
        m_known.emplace(hash, index);
        return index;
    }

private:
    static std::size_t hashOf(const MeshVertex &vertex, std::span<const MeshWeight> weights)
    {
        constexpr std::size_t factor = 0x9E3779B97F4A7C15;
        std::size_t hash = weights.size();
        const auto mix = [&](float number) { hash = (hash ^ std::hash<float>()(number)) * factor; };
        for (int i = 0; i < 3; ++i) {
            mix(vertex.position[i]);
            mix(vertex.normal[i]);
        }
        mix(vertex.texture.x);
        mix(vertex.texture.y);
        return hash;
    }

    [[nodiscard]] bool isSame(const MeshVertex &known, MeshVertex vertex, std::span<const MeshWeight> weights) const
    {
        vertex.firstWeight = known.firstWeight;
        vertex.weightCount = static_cast<std::uint32_t>(weights.size());
        return known == vertex &&
               std::ranges::equal(std::span(m_mesh.weights).subspan(known.firstWeight, known.weightCount), weights);
    }

    SceneMesh &m_mesh;
    std::unordered_multimap<std::size_t, std::uint32_t> m_known; // index, by hash
};

class MeshMaker
{
public:
    MeshMaker(const Scene &scene, const MeshParts &parts)
        : m_scene(scene), m_parts(parts), m_moves(movingNodes(nodesOf(scene, parts.bones), scene.animations)),
          m_materials(parts.from, parts.files)
    {
    }

    ForeignMesh make()
    {
        for (const HeldMesh &held : m_parts.meshes) {
            const bool isShown = held.mesh->mNumBones > 0 || m_moves[static_cast<std::size_t>(held.node)];
            if (isShown && m_problem.isEmpty())
                add(held);
        }
        if (m_problem.isEmpty() && m_mesh.triangles.empty())
            m_problem = messages::noMesh();
        ForeignMesh result;
        result.wantedFiles = m_materials.wantedFiles();
        if (!m_problem.isEmpty()) {
            result.problem = m_problem.text();
            return result;
        }
        groupByMaterial(m_mesh, m_triangleMaterials);
        if (m_loose > 0)
            m_mesh.leftOut.push_back(messages::looseVertices(m_loose).text());
        result.pictures = m_materials.moveInto(m_mesh);
        result.mesh = std::move(m_mesh);
        return result;
    }

private:
    void add(const HeldMesh &held)
    {
        const aiMesh &mesh = *held.mesh;
        const CornerWeights weights(mesh, bonesOf(held));
        Corners corners(m_mesh);
        const std::size_t firstVertex = m_mesh.vertices.size();
        const std::size_t firstTriangle = m_mesh.triangles.size();
        const int material = m_materials.numberOf(mesh.mMaterialIndex);
        for (unsigned face = 0; face < mesh.mNumFaces && m_problem.isEmpty(); ++face) {
            if (mesh.mFaces[face].mNumIndices != 3)
                continue; // points and lines
            std::array<std::uint32_t, 3> triangle{};
            for (unsigned i = 0; i < 3; ++i) {
                const unsigned corner = mesh.mFaces[face].mIndices[i];
                if (!isThere(held, face, corner))
                    return;
                const std::size_t before = m_mesh.vertices.size();
                triangle[i] = corners.add(vertexAt(mesh, corner, m_materials.useOf(material)),
                                          usableWeights(weights.of(corner), held));
                const bool isLoose = mesh.mNumBones > 0 && weights.of(corner).empty();
                m_loose += isLoose && m_mesh.vertices.size() > before ? 1 : 0;
            }
            m_mesh.triangles.push_back(triangle);
            m_triangleMaterials.push_back(material);
            checkSize();
        }
        if (!mesh.HasNormals())
            smoothNormals(m_mesh, firstVertex, firstTriangle);
        else
            normaliseNormals(std::span(m_mesh.vertices).subspan(firstVertex));
    }

    bool isThere(const HeldMesh &held, unsigned face, unsigned corner)
    {
        const aiMesh &mesh = *held.mesh;
        const auto name = nameArgument(textOf(mesh.mName));
        if (corner >= mesh.mNumVertices) {
            m_problem = messages::meshBadTriangle(face, name, corner, mesh.mNumVertices);
            return false;
        }
        const aiVector3D &place = mesh.mVertices[corner];
        if (!std::isfinite(place.x) || !std::isfinite(place.y) || !std::isfinite(place.z)) {
            m_problem = messages::meshNotFinite(corner, name);
            return false;
        }
        return true;
    }

    static MeshVertex vertexAt(const aiMesh &mesh, unsigned corner, const TextureUse &use)
    {
        MeshVertex vertex;
        const aiVector3D &place = mesh.mVertices[corner];
        vertex.position = {place.x, place.y, place.z};
        if (mesh.HasNormals())
            vertex.normal = {mesh.mNormals[corner].x, mesh.mNormals[corner].y, mesh.mNormals[corner].z};
        if (mesh.HasTextureCoords(use.set)) {
            const aiVector3D &from = mesh.mTextureCoords[use.set][corner];
            const glm::vec2 moved = use.transform * glm::vec3(from.x, from.y, 1.0f);
            if (std::abs(moved.x) < 1e6f && std::abs(moved.y) < 1e6f)
                vertex.texture = moved;
        }
        if (mesh.HasVertexColors(0)) {
            const aiColor4D &colour = mesh.mColors[0][corner];
            for (unsigned part = 0; part < 4; ++part) {
                const float share = std::isfinite(colour[part]) ? std::clamp(colour[part], 0.0f, 1.0f) : 1.0f;
                const float light = part < 3 ? std::pow(share, gammaOfScreens) : share;
                vertex.colour[part] = static_cast<std::uint8_t>(std::lround(255.0f * light));
            }
        }
        return vertex;
    }

    // Makes the weights of a corner add up to 1. One without weights follows the node that holds the mesh.
    std::span<const MeshWeight> usableWeights(std::span<const MeshWeight> weights, const HeldMesh &held)
    {
        m_usable.assign(weights.begin(), weights.end());
        if (m_usable.empty()) {
            m_usable.push_back({boneOf(held.node), 1.0f});
        }
        float sum = 0.0f;
        for (const MeshWeight &weight : m_usable)
            sum += weight.weight;
        for (MeshWeight &weight : m_usable)
            weight.weight /= sum;
        return m_usable;
    }

    // Returns the bone of a node that moves parts without a skin.
    std::uint32_t boneOf(int node)
    {
        const auto [entry, isNew] = m_nodeBones.try_emplace(node, static_cast<std::uint32_t>(m_mesh.bones.size()));
        if (isNew)
            m_mesh.bones.push_back({node, glm::dmat4(1.0)});
        return entry->second;
    }

    // Assimp makes a mesh for each material: they share their bones.
    std::uint32_t boundBoneOf(int node, const glm::dmat4 &bind)
    {
        const auto [first, last] = m_boundBones.equal_range(node);
        for (auto known = first; known != last; ++known) {
            if (m_mesh.bones[known->second].bind == bind)
                return known->second;
        }
        m_mesh.bones.push_back({node, bind});
        return m_boundBones.emplace(node, static_cast<std::uint32_t>(m_mesh.bones.size() - 1))->second;
    }

    // Returns the bones of a mesh, by bone as Assimp has them.
    std::vector<std::uint32_t> bonesOf(const HeldMesh &held)
    {
        std::vector<std::uint32_t> bones;
        for (unsigned i = 0; i < held.mesh->mNumBones && m_problem.isEmpty(); ++i) {
            const aiBone &bone = *held.mesh->mBones[i];
            const auto node = m_parts.nodes.find(textOf(bone.mName));
            const glm::dmat4 bind = bindOf(bone, held);
            if (node == m_parts.nodes.end() || !isUsable(bind)) {
                bones.push_back(boneOf(held.node));
                continue;
            }
            bones.push_back(boundBoneOf(node->second, bind));
            checkSize();
        }
        bones.resize(held.mesh->mNumBones);
        return bones;
    }

    // Returns what the clusters of the file say of a bone, or Assimp's matrix.
    [[nodiscard]] glm::dmat4 bindOf(const aiBone &bone, const HeldMesh &held) const
    {
        const FbxCluster *const cluster =
            m_parts.bones.find(textOf(bone.mName), at(m_scene.nodes, held.node).name, textOf(held.mesh->mName));
        return cluster != nullptr ? cluster->bind : matrixOf(bone.mOffsetMatrix);
    }

    void checkSize()
    {
        if (m_mesh.triangles.size() > meshlimits::triangles)
            m_problem = messages::meshTooLarge(numberArgument("2,000,000"), messages::meshTriangles());
        else if (m_mesh.bones.size() > meshlimits::bones)
            m_problem = messages::meshTooLarge(numberArgument("4,096"), messages::meshBones());
    }

    const Scene &m_scene;
    const MeshParts &m_parts;
    std::vector<bool> m_moves; // by node
    AssimpMaterials m_materials;
    SceneMesh m_mesh;
    std::vector<MeshWeight> m_usable; // of the corner that is added
    std::vector<int> m_triangleMaterials; // by triangle
    std::map<int, std::uint32_t> m_nodeBones;
    std::multimap<int, std::uint32_t> m_boundBones; // of skins, by node
    Message m_problem;
    int m_loose = 0; // vertices of skins that follow no joint
};

} // namespace

ForeignMesh readAssimpMesh(const Scene &scene, const MeshParts &parts)
{
    return MeshMaker(scene, parts).make();
}

} // namespace limber::reader
