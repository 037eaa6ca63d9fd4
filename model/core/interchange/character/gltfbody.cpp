#include "character/gltfbody.h"

#include "base/at.h"
#include "geometry/geometry.h"
#include "pose/pose.h"

#include <glm/geometric.hpp>
#include <glm/matrix.hpp>
#include <glm/vec4.hpp>

#include <algorithm>
#include <limits>
#include <utility>

namespace limber {

namespace {

// Returns where a bone has a vertex in a pose.
glm::dvec3 placed(const MeshBone &bone, const MeshVertex &vertex, const Pose &pose)
{
    return at(pose.jointPositions, bone.node) +
           at(pose.worldFromJoint, bone.node) * glm::dvec3(bone.bind * glm::dvec4(vertex.position, 1.0));
}

// Returns how far apart the bones of vertices have them in a pose: the sum of squares.
double tension(const SceneMesh &mesh, const Pose &pose)
{
    double sum = 0.0;
    for (const MeshVertex &vertex : mesh.vertices) {
        const MeshWeight *weights = &mesh.weights[vertex.firstWeight];
        for (std::uint32_t k = 1; k < vertex.weightCount; ++k) {
            const glm::dvec3 gap =
                placed(mesh.bones[weights[k].bone], vertex, pose) - placed(mesh.bones[weights[0].bone], vertex, pose);
            sum += glm::dot(gap, gap);
        }
    }
    return sum;
}

// Returns the pose with the least tension, of the rest pose and some frames.
Pose calmestPose(const SceneMesh &mesh, const Clip &clip, const PositionRules &rules)
{
    constexpr int mostFrames = 64;
    constexpr double clearly = 0.9; // so that the rest pose and early frames are kept if they are about as good
    Pose best = restPose(clip.skeleton);
    double least = tension(mesh, best);
    const int step = clip.motion.frameCount() / mostFrames + 1;
    for (int frame = 0; frame < clip.motion.frameCount(); frame += step) {
        Pose pose = poseAt(clip, frame, rules);
        const double here = tension(mesh, pose);
        if (here < clearly * least) {
            least = here;
            best = std::move(pose);
        }
    }
    return best;
}

class BodyBuilder
{
public:
    BodyBuilder(const SceneMesh &mesh, Pose bound, double metresPerUnit, const glm::dmat3 &yUp)
        : m_mesh(mesh), m_bound(std::move(bound)), m_metresPerUnit(metresPerUnit), m_yUp(yUp)
    {
    }

    [[nodiscard]] GltfFigure build()
    {
        for (std::size_t joint = 0; joint < m_bound.jointPositions.size(); ++joint) {
            glm::dmat4 world(m_yUp * m_bound.worldFromJoint[joint]);
            world[3] = glm::dvec4(m_yUp * (m_metresPerUnit * m_bound.jointPositions[joint]), 1.0);
            m_figure.boundJoints.push_back(world);
        }
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
            position += share * placed(bone, vertex, m_bound);
            normal +=
                share * (at(m_bound.worldFromJoint, bone.node) * (glm::dmat3(bone.bind) * glm::dvec3(vertex.normal)));
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
    Pose m_bound;
    double m_metresPerUnit;
    glm::dmat3 m_yUp;
    GltfFigure m_figure;
};

} // namespace

GltfFigure gltfBody(const SceneMesh &mesh, const Clip &clip, const PositionRules &rules,
                    const std::optional<Pose> &tPose, double metresPerUnit, const glm::dmat3 &yUp)
{
    if (clip.skeleton.jointCount() > std::numeric_limits<std::uint16_t>::max() || mesh.vertices.empty())
        return {};
    return BodyBuilder(mesh, tPose ? *tPose : calmestPose(mesh, clip, rules), metresPerUnit, yUp).build();
}

} // namespace limber
