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

// A part of a solid body: it goes along with a joint, and its Y axis points to the part's tip.
struct SolidPart
{
    int joint = NoJoint;
    NodeId tip; // the node that the part reaches to in every pose; invalid for one that is rigid
    glm::dmat3 jointFromPart{1.0}; // the columns are X, Y along the part, and Z to its front
    glm::dvec3 origin{0.0}; // in the coordinates of the joint
    double length = 0.0; // to the tip
    PartLook look = PartLook::Limb;
    // Its share of the mesh, whose vertices are in the coordinates of the part.
    std::size_t firstVertex = 0;
    std::size_t vertexCount = 0;
    std::size_t firstTriangle = 0;
    std::size_t triangleCount = 0;
    // A ball around it, in the coordinates of the part.
    glm::dvec3 middle{0.0};
    double reach = 0.0;
    // What is enough for its shadow: a line along it and its thickness.
    glm::dvec3 low{0.0};
    glm::dvec3 high{0.0};
    double radius = 0.0;
};

// The parts of the bodies of a skeleton, made once, in file units.
struct SolidShape
{
    SolidMesh mesh;
    std::vector<SolidPart> parts;
};

// A part in a pose, in view space.
struct PlacedPart
{
    std::size_t part = 0;
    int joint = NoJoint;
    glm::dvec3 base{0.0};
    glm::dmat3 axes{1.0}; // normal to each other; Y is stretched as far as the bone is

    [[nodiscard]] glm::dvec3 toView(const glm::dvec3 &point) const { return base + axes * point; }
};

// A solid body in a pose. Its shape is shared, so that copies are cheap.
struct SolidBody
{
    std::shared_ptr<const SolidShape> shape; // null without a body
    std::vector<PlacedPart> parts;

    [[nodiscard]] const SolidPart &partOf(const PlacedPart &placed) const { return shape->parts[placed.part]; }
};

} // namespace limber
