#pragma once

#include "motion/channel.h"
#include "scene/sceneflesh.h"
#include "scene/scenemesh.h"

#include <glm/gtc/quaternion.hpp>
#include <glm/mat4x4.hpp>

#include <memory>
#include <optional>
#include <span>
#include <string>
#include <vector>

namespace limber {

// The transform of a node relative to its parent: it scales first, then rotates, then moves.
struct SceneTransform
{
    glm::dvec3 translation{0.0};
    glm::dquat rotation{1.0, 0.0, 0.0, 0.0}; // of length 1
    glm::dvec3 scale{1.0};

    friend bool operator==(const SceneTransform &, const SceneTransform &) = default;
};

// What Limber's own export says about a joint, in a part of the file that other programs ignore.
struct SceneBvhJoint
{
    std::string name; // as in the BVH file
    std::vector<Channel> channels;
    std::vector<glm::dvec3> endSites; // metres

    friend bool operator==(const SceneBvhJoint &, const SceneBvhJoint &) = default;
};

// What it says about the motion.
struct SceneBvhMotion
{
    double frameTimeSeconds = 0.0; // more than 0
    int frames = 0;
    double metresPerUnit = 0.01; // more than 0
    Axis upAxis = Axis::Y;

    friend bool operator==(const SceneBvhMotion &, const SceneBvhMotion &) = default;
};

struct SceneNode
{
    std::string name; // bytes; may be empty or repeat
    int parent = -1; // before it in the list
    SceneTransform rest;
    bool isSheared = false; // it has a shear, which `rest` leaves out
    bool isWholeScene = false; // it only stands for the file
    bool isSkinJoint = false;
    bool bendsMesh = false; // vertices follow it; known only if meshes were read
    bool hasMesh = false;
    bool isCamera = false;
    bool isLight = false;
    int place = -1; // in the list of nodes of a glTF file
    std::string humanBone; // which bone of a human it is by the file's own map, in the words of VRM 1.0; or empty
    std::optional<SceneBvhJoint> bvh;
    std::optional<SceneFlesh> flesh; // the vertices that follow it; known only if meshes were read

    [[nodiscard]] bool isBare() const { return !hasMesh && !isCamera && !isLight; }

    friend bool operator==(const SceneNode &, const SceneNode &) = default;
};

// How one property of a node changes.
struct SceneTrack
{
    enum class Property { Translation, Rotation, Scale };
    enum class Blend { Step, Linear, Cubic }; // Cubic as in glTF: in-tangent, value and out-tangent for each key

    int node = 0;
    Property property = Property::Translation;
    Blend blend = Blend::Linear;
    int times = 0; // the index of a list of the scene
    std::vector<float> values; // x, y, z; for a rotation x, y, z, w

    [[nodiscard]] int width() const { return property == Property::Rotation ? 4 : 3; }
    [[nodiscard]] int valuesInKey() const { return width() * (blend == Blend::Cubic ? 3 : 1); }

    friend bool operator==(const SceneTrack &, const SceneTrack &) = default;
};

struct SceneAnimation
{
    std::string name; // bytes
    std::vector<SceneTrack> tracks; // at most one for each property of a node

    friend bool operator==(const SceneAnimation &, const SceneAnimation &) = default;
};

// The world transform of a joint when a skin was bound to it.
struct SceneBinding
{
    int node = 0;
    glm::dmat4 world{1.0};

    friend bool operator==(const SceneBinding &, const SceneBinding &) = default;
};

// The parts of a file that have no use for a motion.
struct SceneCounts
{
    int meshes = 0;
    int materials = 0;
    int morphs = 0; // shapes of a mesh
    int cameras = 0;
    int lights = 0;
    int skins = 0;

    friend bool operator==(const SceneCounts &, const SceneCounts &) = default;
};

// A file of another 3D program, as far as it matters for motion. It is the link between the readers of those formats
// and a clip.
struct Scene
{
    std::vector<SceneNode> nodes; // parents before children, children in the order of the file
    std::vector<std::vector<double>> times; // seconds, rising, none empty; tracks share them
    std::vector<SceneAnimation> animations;
    // The pose in which the skins were bound, each node once: a file may rest in any frame of a motion. It differs from
    // the rest in turns and places only. Empty if nothing shows it, and if the nodes rest in it already.
    std::vector<SceneBinding> bindings;
    double metresPerUnit = 1.0; // more than 0
    glm::dquat upright{1.0, 0.0, 0.0, 0.0}; // the rotation after which Y is up and figures look along +Z
    SceneCounts counts;
    bool hasStraightenedCurves = false; // the reader of the format knows no curves between keys
    std::optional<SceneBvhMotion> bvh;
    std::shared_ptr<const SceneMesh> mesh; // null if it was not asked for, and if there is none that can be shown
    std::string licence; // of an avatar, as its file names it; bytes, empty if it names none
    std::string meshProblem; // why there is none; empty if it was not asked for

    friend bool operator==(const Scene &, const Scene &) = default;
};

// Returns the matrix of a transform.
[[nodiscard]] glm::dmat4 matrixOf(const SceneTransform &transform);

// Sets a node's rest to the rotation, scale and translation of a matrix; the remainder is a shear.
void setRest(SceneNode &node, const glm::dmat4 &matrix);

// Returns the transforms of all nodes in the world, at rest.
[[nodiscard]] std::vector<glm::dmat4> worldsAtRest(std::span<const SceneNode> nodes);

// Returns, by node, whether it carries a part of a robot: its parts hang on each other, as upper arm, forearm and hand
// do. It is the mesh itself, or a node with meshes on it. Nowhere if fewer than three such nodes follow each other and
// they are not placed as in a body of blocks: the file shows things.
[[nodiscard]] std::vector<bool> partsOfRobot(std::span<const SceneNode> nodes);

// Returns, by node, whether a node is a joint, is moved by an animation or the bones of a human, or is below such a
// node. If there is none, these are the parts of a robot.
[[nodiscard]] std::vector<bool> movingNodes(std::span<const SceneNode> nodes,
                                            std::span<const SceneAnimation> animations);

} // namespace limber
