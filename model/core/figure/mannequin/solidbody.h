#pragma once

#include "mannequin/solidmesh.h"
#include "motion/skeleton.h"

#include <glm/mat3x3.hpp>
#include <glm/vec3.hpp>

#include <cstddef>
#include <memory>
#include <vector>

namespace limber {

// The colour of a solid part.
enum class PartLook {
    Limb, // that of its joint
    Plate, // grey: plates show where the front is
    Cap, // that of its joint, darker: knees and elbows
};

// Coordinates that go along with a joint: Y leads along a bone, and Z to its front.
struct SolidBone
{
    static constexpr std::size_t none = static_cast<std::size_t>(-1);

    int joint = NoJoint;
    NodeId tip; // the node that Y reaches to in every pose; invalid for a bone that is rigid
    glm::dmat3 jointFromBone{1.0}; // its columns are the axes
    glm::dvec3 origin{0.0}; // in the coordinates of the joint
    double length = 0.0; // to the tip
    std::size_t roller = none; // the bone whose roll about Y its sections share, as a forearm does with its hand
};

// What of a body stays rigid in all poses: a cross-section of a limb, or all of a head. One near a joint lies between
// two bones, so that limbs bend smoothly and stay as thick as they are.
struct SolidSection
{
    std::size_t bone = 0;
    double along = 0.0; // the place of its middle on the Y axis of the bone
    std::size_t nextBone = 0;
    double alongNext = 0.0;
    double share = 0.0; // of the next bone, from 0 to 1
    double roll = 0.0; // its share of the roll of the bone's roller
    bool isStretched = false; // as far along Y as the bone is
};

// A part of the surface that belongs to a joint.
struct SolidPart
{
    int joint = NoJoint;
    PartLook look = PartLook::Limb;
    std::size_t bone = 0; // the one that has most of it
    std::size_t firstVertex = 0;
    std::size_t vertexCount = 0;
    std::size_t firstTriangle = 0;
    std::size_t triangleCount = 0;
    // What is enough for its shadow: a line along the bone and its thickness, in the coordinates of the bone.
    glm::dvec3 low{0.0};
    glm::dvec3 high{0.0};
    double radius = 0.0;
};

// The bodies of a skeleton, made once, in file units. Vertices are relative to the middles of their sections.
struct SolidShape
{
    SolidMesh mesh;
    std::vector<SolidSection> sections; // by the number that vertices have
    std::vector<SolidBone> bones;
    std::vector<SolidPart> parts;
};

// A bone in a pose, in view space.
struct PlacedBone
{
    glm::dvec3 base{0.0};
    glm::dmat3 axes{1.0}; // normal to each other; Y is stretched as far as the bone is
    bool isDrawn = false; // it is finite

    [[nodiscard]] glm::dvec3 toView(const glm::dvec3 &point) const { return base + axes * point; }
};

// The bodies of a skeleton in a pose, in view space.
struct SolidBody
{
    std::shared_ptr<const SolidShape> shape; // null without a body
    std::vector<std::size_t> parts; // those that are drawn
    std::vector<PlacedBone> bones;
    glm::dvec3 origin{0.0}; // positions are relative to it, so that floats are exact enough wherever the figure is
    std::vector<glm::vec3> positions; // by vertex
    std::vector<glm::vec3> normals; // of length 1

    [[nodiscard]] const SolidPart &partAt(std::size_t index) const { return shape->parts[index]; }
    [[nodiscard]] glm::dvec3 positionOf(std::size_t vertex) const { return origin + glm::dvec3(positions[vertex]); }
};

} // namespace limber
