#pragma once

#include "base/message.h"
#include "character/character.h"
#include "character/skinnedmesh.h"
#include "pose/pose.h"

#include <glm/mat3x3.hpp>
#include <glm/mat4x4.hpp>
#include <glm/vec3.hpp>

#include <array>
#include <cstdint>
#include <memory>
#include <vector>

namespace limber {

// Moves the surface of a character with its joints. For a joint with the position g and a node with the world N at
// rest, both in the space of the clip, and the position p and rotation W in a pose: the node's world becomes
// T(p) W T(-g) N; a node that is no joint moves with the joint above it. A vertex v then is at the sum of w N' B v over
// its weights w (glTF 2.0, Skins), and its normal is turned by the inverse transpose.
class CharacterSkin
{
public:
    // The character must have a mesh.
    explicit CharacterSkin(const Character &character);

    [[nodiscard]] const SceneMesh &mesh() const { return *m_mesh; }
    // Returns the joint of the character that has most weight, by vertex; NoJoint for none.
    [[nodiscard]] const std::vector<int> &vertexJoints() const { return *m_vertexJoints; }
    // Computes the surface in a pose of the character's joints; `turn`, a rotation and a scale, is done last. Replaces
    // the contents of `skinned` and reuses its memory.
    void place(const Pose &pose, const glm::dmat3 &turn, SkinnedMesh &skinned) const;

private:
    void findJoints(const Character &character, const std::vector<glm::dmat4> &worlds);
    void turnMirrored();

    struct Bone
    {
        int joint = NoJoint; // the one that it moves with; NoJoint for one that stands still
        glm::dmat4 rest{1.0}; // from a vertex to the space of the clip, at rest
        bool isMirrored = false;
    };

    std::shared_ptr<const SceneMesh> m_mesh;
    std::shared_ptr<const std::vector<std::array<std::uint32_t, 3>>> m_triangles;
    std::shared_ptr<const std::vector<int>> m_vertexJoints;
    std::vector<Bone> m_bones;
    std::vector<glm::dvec3> m_restPositions; // by joint
};

// Returns the surface of a character on the joints of its skeleton: the nodes of its bones are joints, or NoJoint for
// what stands still, and their bind matrices lead to the coordinates of those joints. It must have a mesh.
[[nodiscard]] SceneMesh meshOnJoints(const Character &character);

// Returns how tall the surface of a character is at rest, along Y; it must have a mesh.
[[nodiscard]] double restHeightMetres(const Character &character);

// Returns a note on a character that is as tall as hardly any figure is, since the units of its file are wrong as a
// rule: by its surface, or without one by its joints. Empty for all others.
[[nodiscard]] Message heightNote(const Character &character);

} // namespace limber
