#pragma once

#include "base/at.h"
#include "body/bodyside.h"
#include "mapping/jointmapping.h"
#include "motion/skeleton.h"

#include <vector>

namespace limber {

// What a match table knows about one of the two clips. The skeleton must outlive the table.
struct MatchSide
{
    const Skeleton &skeleton;
    std::vector<BodySide> sides; // those that the names say, or Centre if they say none
};

// A mapping that grows, with the surest pairs first; it refuses pairs that contradict earlier ones.
class MatchTable
{
public:
    MatchTable(MatchSide source, MatchSide target);

    // Adds a pair. Returns false if a joint is already taken, if the sides differ, if the pair would reverse the order
    // of the hierarchy, or if only one of them is a control and that is not what the user said.
    bool add(int source, int target, double score, MatchReason reason);
    [[nodiscard]] bool isAllowed(int source, int target) const;

    [[nodiscard]] bool isSourceFree(int source) const { return targetOf(source) == NoJoint; }
    [[nodiscard]] bool isTargetFree(int target) const { return sourceOf(target) == NoJoint; }
    [[nodiscard]] int sourceOf(int target) const { return m_mapping.sourceOf(target); }
    [[nodiscard]] int targetOf(int source) const { return at(m_targets, source); }

    [[nodiscard]] const JointMapping &mapping() const { return m_mapping; }

private:
    [[nodiscard]] bool canBePair(int source, int target) const;
    [[nodiscard]] bool areUnlikeControls(int source, int target) const;
    [[nodiscard]] bool crosses(int source, int target) const;

    MatchSide m_source;
    MatchSide m_target;
    std::vector<bool> m_sourceControls; // by joint
    std::vector<bool> m_targetControls;
    JointMapping m_mapping;
    std::vector<int> m_targets; // one per source joint
    std::vector<int> m_mapped; // targets that have a source
};

} // namespace limber
