#include "scene/bindpose.h"

#include "base/at.h"

#include <glm/geometric.hpp>
#include <glm/gtc/matrix_transform.hpp>
#include <glm/gtc/quaternion.hpp>
#include <glm/matrix.hpp>

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <limits>
#include <optional>
#include <set>
#include <utility>
#include <vector>

namespace limber {

bool hasSizeOf(const glm::dmat4 &a, const glm::dmat4 &b)
{
    constexpr double part = 0.01;
    for (int axis = 0; axis < 3; ++axis) {
        const double size = glm::length(glm::dvec3(b[axis]));
        if (!(std::abs(glm::length(glm::dvec3(a[axis])) - size) <= part * size) || !(size > 0.0))
            return false;
    }
    return glm::determinant(glm::dmat3(a)) * glm::determinant(glm::dmat3(b)) > 0.0; // not just one of them is a mirror
}

std::vector<glm::dmat4> worldsAtRest(std::span<const SceneNode> nodes)
{
    std::vector<glm::dmat4> worlds;
    worlds.reserve(nodes.size());
    for (const SceneNode &node : nodes)
        worlds.push_back((node.parent < 0 ? glm::dmat4(1.0) : at(worlds, node.parent)) * matrixOf(node.rest));
    return worlds;
}

namespace {

bool isNear(const glm::dmat4 &a, const glm::dmat4 &b)
{
    constexpr double part = 1e-5;
    for (int column = 0; column < 4; ++column) {
        if (glm::length(a[column] - b[column]) > part * (1.0 + glm::length(b[column])))
            return false;
    }
    return true;
}

// Returns the nodes with their transforms at the binding, or nothing if that is impossible.
std::optional<std::vector<SceneNode>> boundNodes(const Scene &scene, std::span<const SceneBinding> bindings)
{
    std::vector<const glm::dmat4 *> bound(scene.nodes.size(), nullptr);
    for (const SceneBinding &binding : bindings)
        at(bound, binding.node) = &binding.world;
    std::vector<SceneNode> nodes = scene.nodes;
    const std::vector<glm::dmat4> was = worldsAtRest(nodes);
    std::vector<glm::dmat4> is; // in the world
    for (std::size_t i = 0; i < nodes.size(); ++i) {
        const int parent = nodes[i].parent;
        const glm::dmat4 local = matrixOf(nodes[i].rest);
        is.push_back(parent < 0 ? local : at(is, parent) * local);
        if (bound[i] == nullptr)
            continue;
        if (!hasSizeOf(*bound[i], was[i]))
            return std::nullopt;
        is.back() = *bound[i];
        const glm::dmat4 wanted = parent < 0 ? is.back() : glm::inverse(at(is, parent)) * is.back();
        if (isNear(wanted, local))
            continue;
        setRest(nodes[i], wanted);
        if (nodes[i].isSheared)
            return std::nullopt;
    }
    return nodes;
}

// Returns a track with one constant value.
SceneTrack still(int node, SceneTrack::Property property, const SceneTransform &place, int times)
{
    SceneTrack track{node, property, SceneTrack::Blend::Step, times, {}};
    const glm::dquat &q = place.rotation;
    const glm::dvec3 &v = property == SceneTrack::Property::Scale ? place.scale : place.translation;
    if (property == SceneTrack::Property::Rotation)
        track.values = {static_cast<float>(q.x), static_cast<float>(q.y), static_cast<float>(q.z),
                        static_cast<float>(q.w)};
    else
        track.values = {static_cast<float>(v.x), static_cast<float>(v.y), static_cast<float>(v.z)};
    return track;
}

// Gives an animation tracks that keep the values it did not change, if the rest of the node has changed.
void keepPlaces(Scene &scene, SceneAnimation &animation, const std::vector<SceneNode> &nodes)
{
    if (animation.tracks.empty())
        return;
    std::set<std::pair<int, SceneTrack::Property>> known;
    for (const SceneTrack &track : animation.tracks)
        known.insert({track.node, track.property});
    scene.times.push_back({at(scene.times, animation.tracks.front().times).front()});
    const int times = static_cast<int>(scene.times.size()) - 1;
    for (std::size_t i = 0; i < nodes.size(); ++i) {
        if (nodes[i].rest == scene.nodes[i].rest)
            continue;
        for (const auto property :
             {SceneTrack::Property::Translation, SceneTrack::Property::Rotation, SceneTrack::Property::Scale}) {
            const int node = static_cast<int>(i);
            if (!known.contains({node, property}))
                animation.tracks.push_back(still(node, property, scene.nodes[i].rest, times));
        }
    }
}

} // namespace

std::optional<double> sizeOfMesh(const SceneMesh &mesh, std::span<const SceneNode> nodes)
{
    struct Box
    {
        glm::dvec3 least{std::numeric_limits<double>::max()};
        glm::dvec3 most{-std::numeric_limits<double>::max()};

        void add(const glm::dvec3 &point)
        {
            least = glm::min(least, point);
            most = glm::max(most, point);
        }
        [[nodiscard]] double diagonal() const { return glm::length(glm::max(most - least, 0.0)); }
    };
    const std::vector<glm::dmat4> worlds = worldsAtRest(nodes);
    Box ofBones;
    std::vector<glm::dmat4> fromVertices;
    for (const MeshBone &bone : mesh.bones) {
        ofBones.add(glm::dvec3(at(worlds, bone.node)[3]));
        fromVertices.push_back(at(worlds, bone.node) * bone.bind);
    }
    Box ofMesh;
    for (const MeshVertex &vertex : mesh.vertices) {
        glm::dvec4 sum(0.0);
        for (std::uint32_t i = 0; i < vertex.weightCount; ++i) {
            const MeshWeight &weight = mesh.weights[vertex.firstWeight + i];
            sum += double(weight.weight) * (fromVertices[weight.bone] * glm::dvec4(glm::dvec3(vertex.position), 1.0));
        }
        ofMesh.add(glm::dvec3(sum));
    }
    if (!(ofBones.diagonal() > 0.0))
        return std::nullopt;
    return ofMesh.diagonal() / ofBones.diagonal();
}

void restAtBindPose(Scene &scene, std::span<const SceneBinding> bindings)
{
    std::optional<std::vector<SceneNode>> nodes = boundNodes(scene, bindings);
    if (!nodes || *nodes == scene.nodes)
        return;
    for (SceneAnimation &animation : scene.animations)
        keepPlaces(scene, animation, *nodes);
    scene.nodes = *std::move(nodes);
}

} // namespace limber
