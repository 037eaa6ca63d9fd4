#include "mapping/matchtable.h"

#include "base/at.h"
#include "body/jointterm.h"

#include <algorithm>
#include <utility>

namespace limber {

namespace {

std::vector<bool> controlsOf(const Skeleton &skeleton)
{
    std::vector<bool> controls;
    for (const Joint &joint : skeleton.joints())
        controls.push_back(isControlName(joint.name));
    return controls;
}

} // namespace

MatchTable::MatchTable(MatchSide source, MatchSide target)
    : m_source(std::move(source)), m_target(std::move(target)), m_sourceControls(controlsOf(m_source.skeleton)),
      m_targetControls(controlsOf(m_target.skeleton)),
      m_targets(static_cast<std::size_t>(m_source.skeleton.jointCount()), NoJoint)
{
    m_mapping.matches.resize(static_cast<std::size_t>(m_target.skeleton.jointCount()));
}

bool MatchTable::add(int source, int target, double score, MatchReason reason)
{
    if (!canBePair(source, target) || (reason != MatchReason::User && areUnlikeControls(source, target)))
        return false;
    at(m_mapping.matches, target) = {source, score, reason};
    at(m_targets, source) = target;
    m_mapped.push_back(target);
    return true;
}

bool MatchTable::isAllowed(int source, int target) const
{
    return canBePair(source, target) && !areUnlikeControls(source, target);
}

bool MatchTable::areUnlikeControls(int source, int target) const
{
    return at(m_sourceControls, source) != at(m_targetControls, target);
}

bool MatchTable::canBePair(int source, int target) const
{
    const BodySide sourceSide = at(m_source.sides, source);
    const BodySide targetSide = at(m_target.sides, target);
    const bool sidesDiffer =
        sourceSide != BodySide::Centre && targetSide != BodySide::Centre && sourceSide != targetSide;
    return isSourceFree(source) && isTargetFree(target) && !sidesDiffer && !crosses(source, target);
}

bool MatchTable::crosses(int source, int target) const
{
    const Skeleton &sources = m_source.skeleton;
    const Skeleton &targets = m_target.skeleton;
    return std::ranges::any_of(m_mapped, [&](int otherTarget) {
        const int otherSource = sourceOf(otherTarget);
        const bool isTargetBelow = targets.isInSubtree(target, otherTarget);
        const bool isTargetAbove = targets.isInSubtree(otherTarget, target);
        return (isTargetBelow && sources.isInSubtree(otherSource, source)) ||
               (isTargetAbove && sources.isInSubtree(source, otherSource));
    });
}

} // namespace limber
