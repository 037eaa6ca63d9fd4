#include "pose/carriedplace.h"

#include "base/at.h"

#include <glm/matrix.hpp>

namespace limber {

CarriedPlace::CarriedPlace(const Pose &pose, NodeId node, int space)
    : m_node(node), m_space(space), m_position(pose.positionOf(node))
{
    if (node.isJoint())
        m_rotation = at(pose.worldFromJoint, node.index);
    if (space == NoJoint)
        return;
    const glm::dmat3 spaceFromWorld = glm::transpose(at(pose.worldFromJoint, space));
    m_position = spaceFromWorld * (m_position - at(pose.jointPositions, space));
    m_rotation = spaceFromWorld * m_rotation;
}

CarriedPlace::Place CarriedPlace::in(const Pose &pose) const
{
    Place place{m_position, m_rotation};
    if (m_space != NoJoint) {
        const glm::dmat3 &worldFromSpace = at(pose.worldFromJoint, m_space);
        place.position = at(pose.jointPositions, m_space) + worldFromSpace * m_position;
        place.rotation = worldFromSpace * m_rotation;
    }
    if (!m_node.isJoint())
        place.rotation.reset();
    return place;
}

} // namespace limber
