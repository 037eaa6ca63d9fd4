#include "comparison/besideclip.h"

#include "motion/nodeaddress.h"

#include <glm/geometric.hpp>
#include <glm/matrix.hpp>

namespace limber {

namespace {

void scale(Pose &pose, double by)
{
    if (by == 1.0)
        return;
    for (glm::dvec3 &position : pose.jointPositions)
        position *= by;
    for (glm::dvec3 &position : pose.endPositions)
        position *= by;
}

void displace(Pose &pose, const glm::dvec3 &by)
{
    for (glm::dvec3 &position : pose.jointPositions)
        position += by;
    for (glm::dvec3 &position : pose.endPositions)
        position += by;
}

bool hasJoints(const Clip &clip)
{
    return clip.skeleton.jointCount() > 0;
}

// Returns whether the offsets of joints with the same names agree better if those of the second clip are rotated.
bool isRestTurned(const Skeleton &first, const Skeleton &second, const glm::dmat3 &turn)
{
    double turned = 0.0;
    double asTheyAre = 0.0;
    for (const NodeId node : first.nodesInFileOrder()) {
        const auto other = nodeAt(second, addressOf(first, node));
        if (!other || first.parentOf(node) == NoJoint || second.parentOf(*other) == NoJoint)
            continue; // the root's offset is its position, not a bone
        turned += glm::dot(first.offsetOf(node), turn * second.offsetOf(*other));
        asTheyAre += glm::dot(first.offsetOf(node), second.offsetOf(*other));
    }
    return turned > asTheyAre;
}

} // namespace

BesideClip::BesideClip(const Clip &first, const PositionRules &firstRules, const Clip &second,
                       const PositionRules &secondRules, const ComparisonSettings &settings)
    : m_second(second), m_secondRules(secondRules), m_placement(settings.placement),
      m_match(first.motion, second.motion, settings.shift), m_turn(settings.turn),
      m_isTurned(settings.turn != glm::dmat3(1.0)), m_scale(settings.scale), m_offset(settings.offset)
{
    if (m_isTurned && isRestTurned(first.skeleton, second.skeleton, m_turn))
        m_restTurn = m_turn;
    if (m_placement == ComparisonSettings::Placement::EqualAtStart && hasJoints(first) && hasJoints(second))
        m_displacement = displacementAtStart(first, firstRules);
}

std::optional<int> BesideClip::frameFor(int firstFrame) const
{
    return m_match.frameFor(firstFrame, m_second.motion.frameCount());
}

glm::dvec3 BesideClip::displacementAtStart(const Clip &first, const PositionRules &firstRules) const
{
    for (int frame = 0; frame < first.motion.frameCount(); ++frame) {
        const auto other = frameFor(frame);
        if (!other)
            continue;
        return poseAt(first, frame, firstRules).positionOf(NodeId::joint(0)) -
               m_scale * m_turn * poseAt(m_second, *other, m_secondRules).positionOf(NodeId::joint(0));
    }
    return glm::dvec3(0.0);
}

void BesideClip::turn(Pose &pose) const
{
    if (!m_isTurned)
        return;
    for (glm::dmat3 &rotation : pose.worldFromJoint)
        rotation = m_turn * rotation;
    for (glm::dvec3 &position : pose.jointPositions)
        position = m_turn * position;
    for (glm::dvec3 &position : pose.endPositions)
        position = m_turn * position;
}

void BesideClip::evaluate(int secondFrame, const Pose &first, Pose &second) const
{
    evaluatePose(m_second.skeleton, m_second.motion.frame(secondFrame), m_secondRules, second);
    scale(second, m_scale);
    turn(second);
    glm::dvec3 by(0.0);
    if (m_placement == ComparisonSettings::Placement::EqualAtStart)
        by = m_displacement;
    else if (m_placement == ComparisonSettings::Placement::RootOnRoot && hasJoints(m_second) &&
             !first.worldFromJoint.empty())
        by = first.positionOf(NodeId::joint(0)) - second.positionOf(NodeId::joint(0));
    displace(second, by + m_offset);
}

} // namespace limber
