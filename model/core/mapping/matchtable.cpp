#include "mapping/matchtable.h"

#include <algorithm>
#include <utility>

namespace limber {

MatchTable::MatchTable(const Skeleton &source, std::vector<BodySide> sourceSides, const Skeleton &target,
                       std::vector<BodySide> targetSides)
    : m_source(&source), m_target(&target), m_sourceSides(std::move(sourceSides)),
      m_targetSides(std::move(targetSides)), m_targets(static_cast<std::size_t>(source.jointCount()), NoJoint)
{
    m_mapping.matches.resize(static_cast<std::size_t>(target.jointCount()));
}

bool MatchTable::add(int source, int target, double score, MatchReason reason)
{
    if (!isAllowed(source, target))
        return false;
    m_mapping.matches[static_cast<std::size_t>(target)] = {source, score, reason};
    m_targets[static_cast<std::size_t>(source)] = target;
    m_mapped.push_back(target);
    return true;
}

bool MatchTable::isAllowed(int source, int target) const
{
    const BodySide sourceSide = m_sourceSides[static_cast<std::size_t>(source)];
    const BodySide targetSide = m_targetSides[static_cast<std::size_t>(target)];
    const bool sidesDiffer =
        sourceSide != BodySide::Centre && targetSide != BodySide::Centre && sourceSide != targetSide;
    return isSourceFree(source) && isTargetFree(target) && !sidesDiffer && !crosses(source, target);
}

bool MatchTable::crosses(int source, int target) const
{
    return std::any_of(m_mapped.begin(), m_mapped.end(), [&](int otherTarget) {
        const int otherSource = sourceOf(otherTarget);
        const bool isTargetBelow = m_target->isInSubtree(target, otherTarget);
        const bool isTargetAbove = m_target->isInSubtree(otherTarget, target);
        return (isTargetBelow && m_source->isInSubtree(otherSource, source)) ||
               (isTargetAbove && m_source->isInSubtree(source, otherSource));
    });
}

} // namespace limber
