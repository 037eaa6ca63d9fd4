#include "scene/bindpose.h"

#include "base/at.h"

#include <glm/geometric.hpp>
#include <glm/gtc/matrix_transform.hpp>
#include <glm/gtc/quaternion.hpp>
#include <glm/matrix.hpp>

#include <algorithm>
#include <cmath>
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
