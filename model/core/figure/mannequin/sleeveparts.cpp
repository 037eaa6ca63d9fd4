// How PartList cuts a surface over several bones into their parts.

#include "mannequin/partlist.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <utility>

namespace limber {

namespace {

// What the rings of a sleeve go along with, and on which of its pieces its triangles are.
class SleeveCuts
{
public:
    SleeveCuts(std::vector<SleeveJoint> joints, std::vector<std::size_t> bones, double lengthOfLast)
        : m_joints(std::move(joints)), m_bones(std::move(bones)), m_lengthOfLast(lengthOfLast)
    {
    }

    [[nodiscard]] std::size_t pieceAt(double way) const
    {
        std::size_t at = 0;
        while (at + 1 < m_joints.size() && way >= m_joints[at + 1].cut)
            ++at;
        return at;
    }

    [[nodiscard]] double alongOn(std::size_t piece, double way) const { return way - m_joints[piece].begin; }

    [[nodiscard]] SolidSection sectionAt(double way) const
    {
        for (std::size_t next = 1; next < m_joints.size(); ++next) {
            const SleeveJoint &joint = m_joints[next];
            if (std::abs(way - joint.cut) < joint.bend)
                return between(next, way, 0.5 + 0.5 * (way - joint.cut) / joint.bend);
        }
        const std::size_t at = pieceAt(way);
        SolidSection section{.bone = m_bones[at], .along = alongOn(at, way), .nextBone = m_bones[at]};
        if (at + 1 == m_bones.size() && m_lengthOfLast > 0.0)
            section.roll = std::clamp(section.along / m_lengthOfLast, 0.0, 1.0);
        return section;
    }

private:
    [[nodiscard]] SolidSection between(std::size_t next, double way, double share) const
    {
        return {.bone = m_bones[next - 1],
                .along = alongOn(next - 1, way),
                .nextBone = m_bones[next],
                .alongNext = alongOn(next, way),
                .share = share * share * (3.0 - 2.0 * share)};
    }

    std::vector<SleeveJoint> m_joints;
    std::vector<std::size_t> m_bones;
    double m_lengthOfLast;
};

// Returns the surface of a sleeve in one piece, with rings wherever it is cut or bends.
SolidMesh wholeSurface(const PartList::Sleeve &sleeve, const std::vector<SleeveJoint> &joints)
{
    const std::vector<Ring> &rings = sleeve.loft.rings;
    Loft loft = sleeve.loft;
    loft.rings.clear();
    for (const double way : waysOver(joints, rings.front().y, rings.back().y, sleeve.widest))
        loft.rings.push_back(ringAt(rings, way));
    SolidMesh mesh;
    addLoft(mesh, loft);
    return mesh;
}

} // namespace

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
    const SolidMesh whole = wholeSurface(sleeve, joints);
    const SleeveCuts cuts(joints, bones, rolls ? sleeve.pieces.back().place.length : 0.0);

    // The rings of a sleeve and the poles of its ends are each at a place of their own on the way.
    std::map<float, std::uint32_t> sections;
    for (const SolidVertex &vertex : whole.vertices) {
        if (!sections.contains(vertex.position.y))
            sections.emplace(vertex.position.y, addSection(cuts.sectionAt(vertex.position.y)));
    }
    for (std::size_t piece = 0; piece < bones.size(); ++piece) {
        SolidPart part{.joint = m_shape.bones[bones[piece]].joint, .bone = bones[piece]};
        part.firstVertex = m_shape.mesh.vertices.size();
        part.firstTriangle = m_shape.mesh.triangles.size();
        std::vector<double> along;
        std::map<std::uint32_t, std::uint32_t> taken; // vertices, by those of the whole
        const auto take = [&](std::uint32_t corner) {
            const auto [entry, isNew] =
                taken.try_emplace(corner, static_cast<std::uint32_t>(m_shape.mesh.vertices.size()));
            if (isNew) {
                SolidVertex vertex = whole.vertices[corner];
                along.push_back(cuts.alongOn(piece, vertex.position.y));
                vertex.section = sections.at(vertex.position.y);
                vertex.position.y = 0.0f;
                m_shape.mesh.vertices.push_back(vertex);
            }
            return entry->second;
        };
        for (const auto &[a, b, c] : whole.triangles) {
            const double middle = (double(whole.vertices[a].position.y) + double(whole.vertices[b].position.y) +
                                   double(whole.vertices[c].position.y)) /
                                  3.0;
            if (cuts.pieceAt(middle) == piece)
                m_shape.mesh.triangles.push_back({take(a), take(b), take(c)});
        }
        addPart(part, along);
    }
}

} // namespace limber
