#include "character/gltfbody.h"

#include "base/at.h"
#include "geometry/geometry.h"
#include "pose/pose.h"

#include <glm/matrix.hpp>
#include <glm/vec4.hpp>

#include <algorithm>
#include <limits>

namespace limber {

namespace {

class BodyBuilder
{
public:
    BodyBuilder(const SceneMesh &mesh, const Skeleton &skeleton, double metresPerUnit, const glm::dmat3 &yUp)
        : m_mesh(mesh), m_rest(restPose(skeleton)), m_metresPerUnit(metresPerUnit), m_yUp(yUp)
    {
    }

    [[nodiscard]] GltfFigure build()
    {
        for (const MeshVertex &vertex : m_mesh.vertices)
            addVertex(vertex);
        m_figure.colours.resize(3 * m_mesh.vertices.size());
        for (const MeshGroup &group : m_mesh.groups) {
            for (std::size_t i = 0; i < group.triangleCount; ++i)
                addTriangle(m_mesh.triangles[group.firstTriangle + i], at(m_mesh.materials, group.material));
        }
        return std::move(m_figure);
    }

private:
    void addVertex(const MeshVertex &vertex)
    {
        glm::dvec3 position(0.0);
        glm::dvec3 normal(0.0);
        std::vector<MeshWeight> weights; // by joint
        for (std::uint32_t k = 0; k < vertex.weightCount; ++k) {
            const MeshWeight &weight = m_mesh.weights[vertex.firstWeight + k];
            const MeshBone &bone = m_mesh.bones[weight.bone];
            const auto share = static_cast<double>(weight.weight);
            position += share * (at(m_rest.jointPositions, bone.node) +
                                 glm::dvec3(bone.bind * glm::dvec4(vertex.position, 1.0)));
            normal += share * (glm::dmat3(bone.bind) * glm::dvec3(vertex.normal));
            const auto joint = static_cast<std::uint32_t>(bone.node);
            const auto same = std::ranges::find(weights, joint, &MeshWeight::bone);
            if (same != weights.end())
                same->weight += weight.weight;
            else
                weights.push_back({joint, weight.weight});
        }
        add(m_figure.positions, m_yUp * (m_metresPerUnit * position));
        add(m_figure.normals, m_yUp * directionOf(normal));
        addWeights(weights);
    }

    static void add(std::vector<float> &numbers, const glm::dvec3 &vector)
    {
        for (int axis = 0; axis < 3; ++axis)
            numbers.push_back(static_cast<float>(vector[axis]));
    }

    // Takes the four largest.
    void addWeights(std::vector<MeshWeight> &weights)
    {
        std::ranges::stable_sort(weights, std::ranges::greater(), &MeshWeight::weight);
        weights.resize(4);
        const float sum = weights[0].weight + weights[1].weight + weights[2].weight + weights[3].weight;
        for (const MeshWeight &weight : weights) {
            m_figure.joints.push_back(static_cast<std::uint16_t>(weight.bone));
            m_figure.weights.push_back(weight.weight / sum);
        }
    }

    void addTriangle(const std::array<std::uint32_t, 3> &corners, const MeshMaterial &material)
    {
        for (const std::uint32_t corner : corners) {
            m_figure.corners.push_back(corner);
            for (int part = 0; part < 3; ++part)
                m_figure.colours[3 * corner + static_cast<std::size_t>(part)] = material.colour[part];
        }
    }

    const SceneMesh &m_mesh;
    Pose m_rest;
    double m_metresPerUnit;
    glm::dmat3 m_yUp;
    GltfFigure m_figure;
};

} // namespace

GltfFigure gltfBody(const SceneMesh &mesh, const Skeleton &skeleton, double metresPerUnit, const glm::dmat3 &yUp)
{
    if (skeleton.jointCount() > std::numeric_limits<std::uint16_t>::max())
        return {};
    return BodyBuilder(mesh, skeleton, metresPerUnit, yUp).build();
}

} // namespace limber
