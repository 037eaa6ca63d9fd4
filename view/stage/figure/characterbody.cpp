#include "figure/characterbody.h"

#include "base/at.h"
#include "figure/viewspace.h"

#include <algorithm>
#include <utility>
#include <vector>

namespace limber {

namespace {

// Returns the half turn about X or Z, whichever turns a figure less, that puts a figure on its feet.
glm::dmat3 halfTurnOf(const glm::dmat3 &turn)
{
    glm::dmat3 about(1.0);
    about[1][1] = -1.0;
    if (turn[0][0] > turn[2][2])
        about[2][2] = -1.0;
    else
        about[0][0] = -1.0;
    return about;
}

} // namespace

CharacterBody::CharacterBody(std::shared_ptr<const Surface> surface, std::shared_ptr<const CharacterPoser> poser,
                             const SurfaceLook &look)
    : m_surface(std::move(surface)), m_poser(std::move(poser)), m_look(look)
{
    auto joints = std::make_shared<std::vector<int>>();
    joints->reserve(m_surface->skin.vertexJoints().size());
    for (const int joint : m_surface->skin.vertexJoints())
        joints->push_back(joint == NoJoint ? NoJoint : at(m_poser->movers(), joint));
    m_joints = std::move(joints);
    m_geometry = BoneGeometry(m_surface->skeleton, travels());
}

// What hangs on a joint that stands still is carried through the world, and the line to it is no bone: hips above a
// root on the floor.
std::vector<bool> CharacterBody::travels() const
{
    std::vector<bool> travels;
    for (const Joint &joint : m_surface->skeleton.joints()) {
        const int above = joint.isRoot() ? NoJoint : at(m_poser->movers(), joint.parent);
        const int own = at(m_poser->movers(), static_cast<int>(travels.size()));
        travels.push_back(!joint.isRoot() && above == NoJoint && own != NoJoint);
    }
    return travels;
}

// Gives a figure the bones of the character in one of its poses, which a turn and then a shift bring into view space.
void CharacterBody::shapeBones(Pose pose, const glm::dmat3 &turn, const glm::dvec3 &shift, double bodySize,
                               Figure &figure) const
{
    for (std::vector<glm::dvec3> *points : {&pose.jointPositions, &pose.endPositions}) {
        for (glm::dvec3 &point : *points)
            point = turn * point + shift;
    }
    for (glm::dmat3 &rotation : pose.worldFromJoint)
        rotation = turn * rotation;
    Figure own;
    m_geometry.shape(pose, glm::dmat3(1.0), bodySize, own);
    figure.bonesInSkin = std::move(own.bones);
    for (BoneShape &bone : figure.bonesInSkin) {
        bone.joint = at(m_poser->movers(), bone.joint);
        bone.end = {};
    }
    figure.displacementsInSkin = std::move(own.displacements);
    for (DisplacementLine &line : figure.displacementsInSkin)
        line.end = NodeId::joint(at(m_poser->movers(), line.end.index));
    for (const NodeMark &mark : own.marks) {
        const int source = mark.node.isJoint() ? at(m_poser->sources(), mark.node.index) : NoJoint;
        if (source != NoJoint)
            figure.marksInSkin.push_back({mark.position, mark.radius, NodeId::joint(source), mark.isApart});
    }
}

void CharacterBody::place(int frame, const Pose &pose, const Place &where, Figure &figure) const
{
    SkinnedMesh &skin = figure.skin;
    figure.textures =
        m_look.hasTextures ? std::shared_ptr<const MeshTextures>(m_surface, &m_surface->textures) : nullptr;
    figure.showsBothSides = m_look.showsBothSides;
    figure.bonesInSkin.clear();
    figure.displacementsInSkin.clear();
    figure.marksInSkin.clear();
    const CharacterPoser::Placed placed = m_poser->placed(frame, pose);
    const glm::dmat3 turn = viewFromDocument(where.up) * placed.turn;
    const glm::dmat3 upright = turn[1].y < -0.5 ? halfTurnOf(turn) : glm::dmat3(1.0);
    m_surface->skin.place(placed.pose, placed.scale * upright * turn, skin);
    if (!m_poser->isOnOwnSkeleton()) {
        const glm::dvec3 start = viewFromDocument(where.up) * m_poser->start();
        skin.origin += start - upright * start;
        const auto heightOf = [&](std::size_t joint) {
            return placed.scale * (upright * turn * placed.pose.jointPositions[joint]).y;
        };
        double shift = where.floorHeight - placed.scale * placed.floorHeight;
        const std::vector<int> &sources = m_poser->sources();
        const auto first = std::ranges::find_if(sources, [](int source) { return source != NoJoint; });
        if (!placed.stands && first != sources.end())
            shift = (upright * viewFromDocument(where.up) * at(pose.jointPositions, *first)).y -
                    heightOf(static_cast<std::size_t>(first - sources.begin()));
        skin.origin.y = heightOf(0) + shift;
        const glm::dmat3 toView = placed.scale * upright * turn;
        shapeBones(placed.pose, toView, skin.origin - toView * placed.pose.jointPositions.front(), where.bodySize,
                   figure);
    }
    skin.joints = m_joints;
}

} // namespace limber
