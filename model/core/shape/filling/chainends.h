#pragma once

#include "filling/gaptracks.h"

#include <vector>

namespace limber {

// The ends of the chains that the joints of a gap form, such as the hand of an arm: how far they are off says how good
// a filling is.
class ChainEnds
{
public:
    // All must outlive it.
    ChainEnds(const Clip &clip, const PositionRules &rules, const Gap &gap, const GapTracks &tracks);

    // Returns how far apart the ends are, on average, if the joints of the gap are as one row says and as another one
    // does. All else is as in the frame. File units.
    [[nodiscard]] double distance(int frame, const Eigen::Ref<const Eigen::RowVectorXd> &row,
                                  const Eigen::Ref<const Eigen::RowVectorXd> &other) const;
    // Returns whether the joints move any of the ends. One that carries nothing only turns.
    [[nodiscard]] bool move() const;
    // Returns the joint after which the ends are named: the end itself, or what several ends have in common.
    [[nodiscard]] int namedJoint() const;

private:
    struct Chain
    {
        std::vector<int> joints; // from the highest joint of the gap down to the one above the end
        NodeId end;
    };

    void addChain(int lowest);
    [[nodiscard]] NodeId endOf(int lowest) const;
    [[nodiscard]] bool isOfGap(int joint) const;
    [[nodiscard]] glm::dvec3 positionOf(const Chain &chain, int frame,
                                        const Eigen::Ref<const Eigen::RowVectorXd> &row) const;

    const Clip &m_clip;
    const PositionRules &m_rules;
    const Gap &m_gap;
    const GapTracks &m_tracks;
    std::vector<Chain> m_chains;
};

} // namespace limber
