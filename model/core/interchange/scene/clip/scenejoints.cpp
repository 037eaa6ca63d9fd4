#include "scene/clip/scenejoints.h"

#include "base/at.h"
#include "pose/upaxis.h"

#include <glm/gtc/quaternion.hpp>
#include <glm/matrix.hpp>

#include <algorithm>
#include <cmath>

namespace limber {

namespace {

// The transform of a node in the world at rest.
struct RestPlace
{
    glm::dmat3 rotation{1.0}; // a rotation, perhaps with a mirror
    glm::dmat3 linear{1.0}; // with all scales
    glm::dvec3 position{0.0};
};

glm::dmat3 diagonal(const glm::dvec3 &values)
{
    glm::dmat3 result(0.0);
    for (int i = 0; i < 3; ++i)
        result[i][i] = values[i];
    return result;
}

glm::dmat3 mirrorOf(const glm::dvec3 &scale)
{
    return diagonal({scale.x < 0.0 ? -1.0 : 1.0, scale.y < 0.0 ? -1.0 : 1.0, scale.z < 0.0 ? -1.0 : 1.0});
}

// Returns a scale without zeros: a node without size hides its children, but their motion is that of a node with full
// size.
glm::dvec3 visibleScale(glm::dvec3 scale)
{
    for (int i = 0; i < 3; ++i) {
        if (!(std::abs(scale[i]) > 1e-9))
            scale[i] = 1.0;
    }
    return scale;
}

RestPlace below(const RestPlace &parent, const SceneTransform &rest)
{
    const glm::dmat3 turn = glm::mat3_cast(rest.rotation);
    const glm::dvec3 scale = visibleScale(rest.scale);
    RestPlace place;
    place.rotation = parent.rotation * turn * mirrorOf(scale);
    place.linear = parent.linear * turn * diagonal(scale);
    place.position = parent.linear * rest.translation + parent.position;
    return place;
}

} // namespace

SceneSpace sceneSpace(const Scene &scene, double metresPerUnit, Axis up)
{
    return {rotationBetween(Axis::Y, up) * glm::mat3_cast(scene.upright), scene.metresPerUnit / metresPerUnit};
}

std::vector<SceneJoint> sceneJoints(const Scene &scene, const std::vector<int> &nodes, const SceneSpace &space)
{
    std::vector<RestPlace> places;
    for (const SceneNode &node : scene.nodes)
        places.push_back(below(node.parent < 0 ? RestPlace() : at(places, node.parent), node.rest));
    std::vector<int> jointOf(scene.nodes.size(), -1);
    for (std::size_t i = 0; i < nodes.size(); ++i)
        at(jointOf, nodes[i]) = static_cast<int>(i);
    std::vector<SceneJoint> joints;
    const glm::dmat3 back = glm::transpose(space.turn);
    for (const int index : nodes) {
        const SceneNode &node = at(scene.nodes, index);
        const RestPlace parent = node.parent < 0 ? RestPlace() : at(places, node.parent);
        SceneJoint joint;
        joint.node = index;
        joint.parent = node.parent < 0 ? -1 : at(jointOf, node.parent);
        joint.before = space.turn * parent.rotation;
        joint.after = mirrorOf(visibleScale(node.rest.scale)) * glm::transpose(at(places, index).rotation) * back;
        joint.beforeTranslation = space.scale * space.turn * parent.linear;
        if (joint.parent < 0)
            joint.start = space.scale * space.turn * parent.position;
        joints.push_back(joint);
    }
    return joints;
}

bool isSkewing(const SceneTransform &rest)
{
    const glm::dvec3 scale = glm::abs(visibleScale(rest.scale));
    const double most = std::max({scale.x, scale.y, scale.z});
    const double least = std::min({scale.x, scale.y, scale.z});
    return most - least > 1e-4 * most;
}

} // namespace limber
