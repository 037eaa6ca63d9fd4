#include "mannequin/partlist.h"

#include "geometry/geometry.h"

#include <glm/common.hpp>
#include <glm/geometric.hpp>

#include <cmath>

namespace limber {

namespace {

glm::dvec3 axisAcross(const glm::dvec3 &direction)
{
    const glm::dvec3 size = glm::abs(direction);
    if (size.z <= size.x && size.z <= size.y)
        return {0.0, 0.0, 1.0};
    return size.x <= size.y ? glm::dvec3(1.0, 0.0, 0.0) : glm::dvec3(0.0, 1.0, 0.0);
}

// Returns the axes of a part with that Y, whose Z is as near to `front` as can be.
glm::dmat3 axesAlong(const glm::dvec3 &along, const glm::dvec3 &front)
{
    glm::dvec3 across = directionOf(glm::cross(along, front));
    if (across == glm::dvec3(0.0))
        across = directionOf(glm::cross(along, axisAcross(along)));
    return {across, along, glm::cross(across, along)};
}

} // namespace

PartList::Place PartList::between(int joint, NodeId tip) const
{
    Place place{.joint = joint, .tip = tip};
    const glm::dvec3 bone = m_figure.seenFrom(joint, m_figure.positionOf(tip));
    place.length = glm::length(bone);
    place.along = directionOf(bone);
    place.front = m_figure.frontOf(joint);
    return place;
}

void PartList::add(const Place &place, const std::vector<Loft> &lofts, PartLook look)
{
    const SolidPart part = begin(place, look);
    for (const Loft &loft : lofts)
        addLoft(m_shape.mesh, loft);
    finish(part);
    m_done.insert(place.joint);
}

void PartList::addPlates(const Place &place, const std::vector<Patch> &patches)
{
    const SolidPart part = begin(place, PartLook::Plate);
    for (const Patch &patch : patches)
        addPatch(m_shape.mesh, patch);
    finish(part);
}

SolidPart PartList::begin(const Place &place, PartLook look) const
{
    SolidPart part;
    part.joint = m_figure.jointInClip(place.joint);
    part.tip = m_figure.nodeInClip(place.tip);
    part.jointFromPart = axesAlong(directionOf(place.along), place.front);
    part.origin = place.origin;
    part.length = place.length;
    part.look = look;
    part.firstVertex = m_shape.mesh.vertices.size();
    part.firstTriangle = m_shape.mesh.triangles.size();
    return part;
}

void PartList::finish(SolidPart part)
{
    part.vertexCount = m_shape.mesh.vertices.size() - part.firstVertex;
    part.triangleCount = m_shape.mesh.triangles.size() - part.firstTriangle;
    measure(part);
    m_shape.parts.push_back(part);
}

void PartList::measure(SolidPart &part) const
{
    const std::span<const SolidVertex> vertices(m_shape.mesh.vertices.data() + part.firstVertex, part.vertexCount);
    glm::vec3 low(1e30f);
    glm::vec3 high(-1e30f);
    for (const SolidVertex &vertex : vertices) {
        low = glm::min(low, vertex.position);
        high = glm::max(high, vertex.position);
    }
    part.middle = 0.5 * glm::dvec3(low + high);
    for (const SolidVertex &vertex : vertices)
        part.reach = std::max(part.reach, glm::distance(part.middle, glm::dvec3(vertex.position)));
    const glm::dvec3 half = 0.5 * glm::dvec3(high - low);
    part.radius = std::min(half.y, 0.5 * (half.x + half.z));
    part.low = part.middle - glm::dvec3(0.0, half.y - part.radius, 0.0);
    part.high = part.middle + glm::dvec3(0.0, half.y - part.radius, 0.0);
}

} // namespace limber
