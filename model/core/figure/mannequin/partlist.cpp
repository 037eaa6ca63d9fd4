#include "mannequin/partlist.h"

#include "geometry/geometry.h"

#include <glm/common.hpp>
#include <glm/geometric.hpp>

#include <algorithm>
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

std::size_t PartList::addBone(const Place &place)
{
    SolidBone bone;
    bone.joint = m_figure.jointInClip(place.joint);
    bone.tip = m_figure.nodeInClip(place.tip);
    bone.jointFromBone = axesAlong(directionOf(place.along), place.front);
    bone.origin = place.origin;
    bone.length = place.length;
    m_shape.bones.push_back(bone);
    return m_shape.bones.size() - 1;
}

std::uint32_t PartList::addSection(const SolidSection &section)
{
    m_shape.sections.push_back(section);
    return static_cast<std::uint32_t>(m_shape.sections.size() - 1);
}

void PartList::add(const Place &place, const std::vector<Loft> &lofts, PartLook look)
{
    SolidMesh mesh;
    for (const Loft &loft : lofts)
        addLoft(mesh, loft);
    addRigid(place, look, mesh);
    m_done.insert(place.joint);
}

void PartList::addPlates(const Place &place, const std::vector<Patch> &patches)
{
    SolidMesh mesh;
    for (const Patch &patch : patches)
        addPatch(mesh, patch);
    addRigid(place, PartLook::Plate, mesh);
}

void PartList::addRigid(const Place &place, PartLook look, const SolidMesh &mesh)
{
    const std::size_t bone = addBone(place);
    const std::uint32_t section = addSection({.bone = bone, .nextBone = bone, .isStretched = true});
    SolidPart part{.joint = m_shape.bones[bone].joint, .look = look, .bone = bone};
    part.firstVertex = m_shape.mesh.vertices.size();
    part.firstTriangle = m_shape.mesh.triangles.size();
    std::vector<double> along;
    for (SolidVertex vertex : mesh.vertices) {
        vertex.section = section;
        m_shape.mesh.vertices.push_back(vertex);
        along.push_back(vertex.position.y);
    }
    for (auto triangle : mesh.triangles) {
        for (std::uint32_t &corner : triangle)
            corner += static_cast<std::uint32_t>(part.firstVertex);
        m_shape.mesh.triangles.push_back(triangle);
    }
    addPart(part, along);
}

// Takes the rest of the mesh as the vertices and triangles of a part; `along` is where its vertices are on its bone.
void PartList::addPart(const SolidPart &newPart, const std::vector<double> &along)
{
    SolidPart part = newPart;
    part.vertexCount = m_shape.mesh.vertices.size() - part.firstVertex;
    part.triangleCount = m_shape.mesh.triangles.size() - part.firstTriangle;
    if (part.triangleCount == 0)
        return;
    glm::dvec3 low(1e300);
    glm::dvec3 high(-1e300);
    for (std::size_t i = 0; i < part.vertexCount; ++i) {
        const glm::vec3 &position = m_shape.mesh.vertices[part.firstVertex + i].position;
        const glm::dvec3 point(position.x, along[i], position.z);
        low = glm::min(low, point);
        high = glm::max(high, point);
    }
    const glm::dvec3 middle = 0.5 * (low + high);
    const glm::dvec3 half = 0.5 * (high - low);
    part.radius = std::min(half.y, 0.5 * (half.x + half.z));
    part.low = middle - glm::dvec3(0.0, half.y - part.radius, 0.0);
    part.high = middle + glm::dvec3(0.0, half.y - part.radius, 0.0);
    m_shape.parts.push_back(part);
}

void PartList::addSleeve(const Sleeve &sleeve)
{
    std::vector<SleeveJoint> joints;
    std::vector<std::size_t> bones;
    for (const Sleeve::Piece &piece : sleeve.pieces) {
        joints.push_back(piece.at);
        bones.push_back(addBone(piece.place));
        m_done.insert(piece.place.joint);
    }
    const bool rolls = sleeve.roller.joint != NoJoint;
    if (rolls)
        m_shape.bones[bones.back()].roller = addBone(sleeve.roller);
    joints.front().cut = sleeve.loft.rings.front().y;
    limitBends(joints, joints.front().cut, sleeve.loft.rings.back().y);
    const SolidMesh whole = sleeveSurface(sleeve.loft, joints, sleeve.widest);
    const SleeveCuts cuts(joints, bones, rolls ? sleeve.pieces.back().place.length : 0.0);

    // The rings of a sleeve and the poles of its ends are each at a place of their own on the way.
    Sections sections;
    for (const SolidVertex &vertex : whole.vertices) {
        if (!sections.contains(vertex.position.y))
            sections.emplace(vertex.position.y, addSection(cuts.sectionAt(vertex.position.y)));
    }
    for (std::size_t piece = 0; piece < bones.size(); ++piece)
        addPiece(whole, cuts, sections, piece, bones[piece]);
}

// Takes the triangles of one piece out of the surface of a sleeve.
void PartList::addPiece(const SolidMesh &whole, const SleeveCuts &cuts, const Sections &sections, std::size_t piece,
                        std::size_t bone)
{
    SolidPart part{.joint = m_shape.bones[bone].joint, .bone = bone};
    part.firstVertex = m_shape.mesh.vertices.size();
    part.firstTriangle = m_shape.mesh.triangles.size();
    std::vector<double> along;
    std::map<std::uint32_t, std::uint32_t> taken; // vertices, by those of the whole
    const auto take = [&](std::uint32_t corner) {
        const auto [entry, isNew] = taken.try_emplace(corner, static_cast<std::uint32_t>(m_shape.mesh.vertices.size()));
        if (isNew) {
            SolidVertex vertex = whole.vertices[corner];
            along.push_back(cuts.alongOn(piece, vertex.position.y));
            vertex.section = sections.at(vertex.position.y);
            vertex.position.y = 0.0f;
            m_shape.mesh.vertices.push_back(vertex);
        }
        return entry->second;
    };
    const auto wayOf = [&](std::uint32_t corner) { return double(whole.vertices[corner].position.y); };
    for (const auto &[a, b, c] : whole.triangles) {
        if (cuts.pieceAt((wayOf(a) + wayOf(b) + wayOf(c)) / 3.0) == piece)
            m_shape.mesh.triangles.push_back({take(a), take(b), take(c)});
    }
    addPart(part, along);
}

} // namespace limber
