#include "figure/characterbody.h"

#include "base/at.h"
#include "figure/viewspace.h"

#include <utility>

namespace limber {

CharacterBody::CharacterBody(std::shared_ptr<const Surface> surface, std::shared_ptr<const CharacterPoser> poser)
    : m_surface(std::move(surface)), m_poser(std::move(poser))
{
    auto joints = std::make_shared<std::vector<int>>();
    joints->reserve(m_surface->skin.vertexJoints().size());
    for (const int joint : m_surface->skin.vertexJoints())
        joints->push_back(joint == NoJoint ? NoJoint : at(m_poser->movers(), joint));
    m_joints = std::move(joints);
}

void CharacterBody::place(int frame, const Pose &pose, const Place &where, SkinnedMesh &skin) const
{
    const CharacterPoser::Placed placed = m_poser->placed(frame, pose);
    const glm::dmat3 turn = viewFromDocument(where.up) * placed.turn;
    m_surface->skin.place(placed.pose, placed.scale * turn, skin);
    // Of a figure that hangs head down, the floor is not below it.
    const bool isUpright = turn[1].y > 0.5;
    if (!m_poser->isOnOwnSkeleton() && isUpright)
        skin.origin.y += where.floorHeight - placed.scale * placed.floorHeight;
    skin.joints = m_joints;
}

std::shared_ptr<const MeshTextures> CharacterBody::textures() const
{
    return {m_surface, &m_surface->textures};
}

} // namespace limber
