#include "character/characterskin.h"

#include "base/at.h"
#include "bvh/text/numberformat.h"
#include "messages/scenemessages.h"
#include "pose/positionrule.h"

#include <glm/geometric.hpp>
#include <glm/gtc/matrix_transform.hpp>
#include <glm/gtc/quaternion.hpp>
#include <glm/mat3x4.hpp>
#include <glm/matrix.hpp>

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>
#include <string>
#include <utility>

namespace limber {

namespace {

// Returns the world matrices of all nodes at rest, in the space of the clip.
std::vector<glm::dmat4> worldsInClip(const Character &character)
{
    const glm::dmat4 clipFromScene(character.space.scale * character.space.turn);
    std::vector<glm::dmat4> worlds = worldsAtRest(character.scene.nodes);
    for (glm::dmat4 &world : worlds) {
        world = clipFromScene * world;
        world[3][3] = 1.0;
    }
    return worlds;
}

// Returns the joint with which each node moves, or NoJoint.
std::vector<int> jointsByNode(const Character &character)
{
    std::vector<int> joints(character.scene.nodes.size(), NoJoint);
    for (int joint = 0; joint < static_cast<int>(character.joints.size()); ++joint)
        at(joints, at(character.joints, joint).node) = joint;
    for (std::size_t node = 0; node < joints.size(); ++node) {
        const int parent = character.scene.nodes[node].parent;
        if (joints[node] == NoJoint && parent >= 0)
            joints[node] = at(joints, parent);
    }
    return joints;
}

// Exchanges corners of the triangles that a mirror turns inside out.
template <typename IsMirrored>
void turnTriangles(std::vector<std::array<std::uint32_t, 3>> &triangles, const SceneMesh &mesh, IsMirrored isMirrored)
{
    for (auto &triangle : triangles) {
        const MeshVertex &vertex = mesh.vertices[triangle[0]];
        if (isMirrored(mesh.weights[vertex.firstWeight].bone))
            std::swap(triangle[1], triangle[2]);
    }
}

// A matrix whose rows are those that matter, so that four numbers are added at once.
struct BoneMatrix
{
    glm::mat3 linear{0.0f};
    glm::vec3 translation{0.0f};

    void add(const BoneMatrix &other, float weight)
    {
        linear += weight * other.linear;
        translation += weight * other.translation;
    }
};

// The inverse transpose times the determinant, which exists for every matrix.
glm::mat3 cofactors(const glm::mat3 &m)
{
    return {glm::cross(m[1], m[2]), glm::cross(m[2], m[0]), glm::cross(m[0], m[1])};
}

// Returns how tall the joints of a character are at rest, along Y.
double heightOfJoints(const Character &character)
{
    constexpr double metresPerCentimetre = 0.01;
    const Pose pose = poseAt(character.rest, 0, {});
    double low = std::numeric_limits<double>::infinity();
    double high = -low;
    for (const std::vector<glm::dvec3> *points : {&pose.jointPositions, &pose.endPositions}) {
        for (const glm::dvec3 &point : *points) {
            low = std::min(low, point.y);
            high = std::max(high, point.y);
        }
    }
    return high > low ? metresPerCentimetre * (high - low) : 0.0;
}

// Returns a length, with at most three digits where it has a fraction: "1700", "88", "0.017"; it must be positive.
std::string metresText(double metres)
{
    const int decimals = std::clamp(2 - static_cast<int>(std::floor(std::log10(metres))), 0, 6);
    return NumberFormat::trimmed(decimals).format(metres);
}

} // namespace

CharacterSkin::CharacterSkin(const Character &character) : m_mesh(character.scene.mesh)
{
    m_restPositions = poseAt(character.rest, 0, {}).jointPositions;
    findJoints(character, worldsInClip(character));
    turnMirrored();
}

void CharacterSkin::findJoints(const Character &character, const std::vector<glm::dmat4> &worlds)
{
    const std::vector<int> joints = jointsByNode(character);
    m_bones.reserve(m_mesh->bones.size());
    for (const MeshBone &bone : m_mesh->bones) {
        const glm::dmat4 rest = at(worlds, bone.node) * bone.bind;
        m_bones.push_back({at(joints, bone.node), rest, glm::determinant(glm::dmat3(rest)) < 0.0});
    }
    auto vertexJoints = std::make_shared<std::vector<int>>();
    vertexJoints->reserve(m_mesh->vertices.size());
    for (const MeshVertex &vertex : m_mesh->vertices) {
        const auto first = m_mesh->weights.begin() + vertex.firstWeight;
        const auto most =
            std::max_element(first, first + vertex.weightCount,
                             [](const MeshWeight &a, const MeshWeight &b) { return a.weight < b.weight; });
        vertexJoints->push_back(m_bones[most->bone].joint);
    }
    m_vertexJoints = std::move(vertexJoints);
}

void CharacterSkin::turnMirrored()
{
    auto triangles = std::make_shared<std::vector<std::array<std::uint32_t, 3>>>(m_mesh->triangles);
    turnTriangles(*triangles, *m_mesh, [this](std::uint32_t bone) { return m_bones[bone].isMirrored; });
    m_triangles = std::move(triangles);
}

void CharacterSkin::place(const Pose &pose, const glm::dmat3 &turn, SkinnedMesh &skinned) const
{
    skinned.mesh = m_mesh;
    skinned.triangles = m_triangles;
    skinned.joints = m_vertexJoints;
    skinned.hidden.clear();
    skinned.origin = pose.jointPositions.empty() ? glm::dvec3(0.0) : turn * pose.jointPositions.front();
    std::vector<BoneMatrix> matrices;
    matrices.reserve(m_bones.size());
    for (const Bone &bone : m_bones) {
        const auto joint = static_cast<std::size_t>(bone.joint);
        const bool moves = bone.joint != NoJoint && joint < pose.jointPositions.size();
        const glm::dmat3 rotation = turn * (moves ? pose.worldFromJoint[joint] : glm::dmat3(1.0));
        const glm::dvec3 before = moves ? m_restPositions[joint] : glm::dvec3(0.0);
        const glm::dvec3 after = moves ? pose.jointPositions[joint] : glm::dvec3(0.0);
        matrices.push_back({glm::mat3(rotation * glm::dmat3(bone.rest)),
                            glm::vec3(rotation * (glm::dvec3(bone.rest[3]) - before) + turn * after - skinned.origin)});
    }
    const std::size_t count = m_mesh->vertices.size();
    skinned.positions.resize(count);
    skinned.normals.resize(count);
    for (std::size_t i = 0; i < count; ++i) {
        const MeshVertex &vertex = m_mesh->vertices[i];
        const MeshWeight *const weights = &m_mesh->weights[vertex.firstWeight];
        BoneMatrix matrix;
        for (std::uint32_t k = 0; k < vertex.weightCount; ++k)
            matrix.add(matrices[weights[k].bone], weights[k].weight);
        skinned.positions[i] = matrix.linear * vertex.position + matrix.translation;
        const glm::vec3 normal = cofactors(matrix.linear) * vertex.normal;
        const float length = glm::length(normal);
        const float sign = m_bones[weights[0].bone].isMirrored ? -1.0f : 1.0f;
        skinned.normals[i] = length > 0.0f ? normal * (sign / length) : glm::vec3(0.0f, 0.0f, 1.0f);
    }
}

SceneMesh meshOnJoints(const Character &character)
{
    SceneMesh mesh = *character.scene.mesh;
    const std::vector<glm::dmat4> worlds = worldsInClip(character);
    const std::vector<int> joints = jointsByNode(character);
    const std::vector<glm::dvec3> positions = poseAt(character.rest, 0, {}).jointPositions;
    for (MeshBone &bone : mesh.bones) {
        bone.bind = at(worlds, bone.node) * bone.bind;
        bone.node = at(joints, bone.node);
        if (bone.node != NoJoint)
            bone.bind = glm::translate(glm::dmat4(1.0), -at(positions, bone.node)) * bone.bind;
    }
    turnTriangles(mesh.triangles, *character.scene.mesh,
                  [&mesh](std::uint32_t bone) { return glm::determinant(glm::dmat3(mesh.bones[bone].bind)) < 0.0; });
    return mesh;
}

double restHeightMetres(const Character &character)
{
    constexpr double metresPerCentimetre = 0.01;
    SkinnedMesh placed;
    CharacterSkin(character).place(poseAt(character.rest, 0, {}), glm::dmat3(1.0), placed);
    if (placed.positions.empty())
        return 0.0;
    const auto [low, high] = std::ranges::minmax(placed.positions, {}, &glm::vec3::y);
    return metresPerCentimetre * static_cast<double>(high.y - low.y);
}

Message heightNote(const Character &character)
{
    constexpr double least = 0.2; // metres: a cat that sits, a doll
    constexpr double most = 20.0; // dragons and giant robots are less
    const double height = character.scene.mesh ? restHeightMetres(character) : heightOfJoints(character);
    const bool isUsual = height == 0.0 || (height >= least && height <= most);
    return isUsual ? Message() : messages::characterOddHeight(numberArgument(metresText(height)));
}

} // namespace limber
