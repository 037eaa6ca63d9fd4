#include "comparison/besideclip.h"

namespace limber {

namespace {

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

} // namespace

BesideClip::BesideClip(const Clip &first, const PositionRules &firstRules, const Clip &second,
                       const PositionRules &secondRules, const ComparisonSettings &settings)
    : m_second(second), m_secondRules(secondRules), m_placement(settings.placement),
      m_match(first.motion, second.motion, settings.shift)
{
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
               poseAt(m_second, *other, m_secondRules).positionOf(NodeId::joint(0));
    }
    return glm::dvec3(0.0);
}

void BesideClip::evaluate(int secondFrame, const Pose &first, Pose &second) const
{
    evaluatePose(m_second.skeleton, m_second.motion.frame(secondFrame), m_secondRules, second);
    if (m_placement == ComparisonSettings::Placement::EqualAtStart)
        displace(second, m_displacement);
    else if (m_placement == ComparisonSettings::Placement::RootOnRoot && hasJoints(m_second) &&
             !first.worldFromJoint.empty())
        displace(second, first.positionOf(NodeId::joint(0)) - second.positionOf(NodeId::joint(0)));
}

} // namespace limber
