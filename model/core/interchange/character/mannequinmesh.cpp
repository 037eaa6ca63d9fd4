#include "character/mannequinmesh.h"

#include "base/at.h"
#include "body/bodyside.h"

#include <glm/exponential.hpp>
#include <glm/gtc/matrix_transform.hpp>
#include <glm/mat4x4.hpp>

#include <map>
#include <tuple>
#include <utility>

namespace limber {

namespace {

// The colours of the sides and of plates, as on a screen: those of the program's light theme.
constexpr glm::vec3 centre{0.835f, 0.855f, 0.878f};
constexpr glm::vec3 left{0.753f, 0.808f, 0.890f};
constexpr glm::vec3 right{0.855f, 0.800f, 0.761f};
constexpr glm::vec3 plate{0.46f, 0.49f, 0.53f};
constexpr glm::vec3 leftCap{0.42f, 0.58f, 0.83f};
constexpr glm::vec3 rightCap{0.86f, 0.56f, 0.33f};

glm::vec3 colourOf(const SolidPart &part, BodySide side)
{
    if (part.look == PartLook::Plate)
        return plate;
    const bool isCap = part.look == PartLook::Cap;
    return side == BodySide::Left    ? (isCap ? leftCap : left)
           : side == BodySide::Right ? (isCap ? rightCap : right)
                                     : (isCap ? plate : centre);
}

glm::dmat4 jointFromBone(const SolidBone &bone)
{
    glm::dmat4 matrix(bone.jointFromBone);
    matrix[3] = glm::dvec4(bone.origin, 1.0);
    return matrix;
}

class MannequinMesh
{
public:
    MannequinMesh(const SolidShape &shape, const Skeleton &skeleton) : m_shape(shape), m_sides(bodySides(skeleton)) {}

    [[nodiscard]] SceneMesh make()
    {
        for (const SolidVertex &vertex : m_shape.mesh.vertices)
            addVertex(vertex);
        m_mesh.triangles = m_shape.mesh.triangles;
        for (const SolidPart &part : m_shape.parts)
            m_mesh.groups.push_back(
                {materialOf(colourOf(part, at(m_sides, part.joint))), part.firstTriangle, part.triangleCount});
        return std::move(m_mesh);
    }

private:
    // A vertex is where its section is on the first bone, and the second bone is shifted along itself until its part of
    // the section is there, too.
    void addVertex(const SolidVertex &vertex)
    {
        const SolidSection &section = m_shape.sections[vertex.section];
        MeshVertex result;
        result.position = vertex.position;
        result.position.y += static_cast<float>(section.along);
        result.normal = vertex.normal;
        result.firstWeight = static_cast<std::uint32_t>(m_mesh.weights.size());
        const auto share = static_cast<float>(section.share);
        m_mesh.weights.push_back({boneOf(section.bone, 0.0), 1.0f - share});
        if (share > 0.0f)
            m_mesh.weights.push_back({boneOf(section.nextBone, section.alongNext - section.along), share});
        result.weightCount = static_cast<std::uint32_t>(m_mesh.weights.size()) - result.firstWeight;
        m_mesh.vertices.push_back(result);
    }

    [[nodiscard]] std::uint32_t boneOf(std::size_t bone, double shift)
    {
        // All rings of a bend have the same shift but for rounding.
        const auto [entry, isNew] =
            m_bones.try_emplace({bone, static_cast<float>(shift)}, static_cast<std::uint32_t>(m_mesh.bones.size()));
        if (isNew) {
            const SolidBone &solid = m_shape.bones[bone];
            m_mesh.bones.push_back({solid.joint, glm::translate(jointFromBone(solid), glm::dvec3(0.0, shift, 0.0))});
        }
        return entry->second;
    }

    [[nodiscard]] int materialOf(const glm::vec3 &colour)
    {
        const auto key = std::tuple(colour.x, colour.y, colour.z);
        const auto [entry, isNew] = m_materials.try_emplace(key, static_cast<int>(m_mesh.materials.size()));
        if (isNew) {
            MeshMaterial material;
            material.colour = glm::vec4(glm::pow(colour, glm::vec3(2.2f)), 1.0f);
            m_mesh.materials.push_back(material);
        }
        return entry->second;
    }

    const SolidShape &m_shape;
    std::vector<BodySide> m_sides;
    SceneMesh m_mesh;
    std::map<std::pair<std::size_t, float>, std::uint32_t> m_bones;
    std::map<std::tuple<float, float, float>, int> m_materials;
};

} // namespace

SceneMesh meshOfMannequin(const Mannequin &mannequin, const Skeleton &skeleton)
{
    return MannequinMesh(mannequin.shape(), skeleton).make();
}

} // namespace limber
