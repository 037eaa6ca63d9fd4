#pragma once

#include "body/bodyside.h"
#include "mapping/jointmapping.h"
#include "motion/skeleton.h"

#include <utility>
#include <vector>

namespace limber {

// What a match table knows about one of the two clips. The skeleton must outlive the table.
struct MatchSide
{
    const Skeleton &skeleton;
    std::vector<BodySide> sides; // those that the names say, or Centre if they say none
    std::vector<int> figures; // for each joint the index of its figure, or -1 for a joint above all figures
};

// A mapping that grows, with the surest pairs first; it refuses pairs that contradict earlier ones.
class MatchTable
{
public:
    MatchTable(MatchSide source, MatchSide target);

    // Adds a pair. Returns false if a joint is already taken, if the sides differ, if the pair would reverse the order
    // of the hierarchy, or if it would tear one figure apart onto two.
    bool add(int source, int target, double score, MatchReason reason);
    [[nodiscard]] bool isAllowed(int source, int target) const;

    // Returns whether a pair would tear one figure apart: one of the two figures already belongs to another one.
    [[nodiscard]] bool joinsOtherFigures(int source, int target) const;

    [[nodiscard]] bool isSourceFree(int source) const { return targetOf(source) == NoJoint; }
    [[nodiscard]] bool isTargetFree(int target) const { return sourceOf(target) == NoJoint; }
    [[nodiscard]] int sourceOf(int target) const { return m_mapping.sourceOf(target); }
    [[nodiscard]] int targetOf(int source) const { return m_targets[static_cast<std::size_t>(source)]; }

    [[nodiscard]] const JointMapping &mapping() const { return m_mapping; }

private:
    [[nodiscard]] bool crosses(int source, int target) const;

    MatchSide m_source;
    MatchSide m_target;
    JointMapping m_mapping;
    std::vector<int> m_targets; // one per source joint
    std::vector<int> m_mapped; // targets that have a source
    std::vector<std::pair<int, int>> m_figures; // of source and target that have joints in common
};

} // namespace limber
