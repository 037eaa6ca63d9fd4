#pragma once

#include "body/figuretree.h"

#include <functional>
#include <map>
#include <utility>
#include <vector>

namespace limber {

// What is known about two joints apart from the shape: NotAPair if they must not be matched, Known if they are already
// matched, else Neutral.
enum class PairClaim : std::uint8_t { Neutral, Known, NotAPair };

// A branch of the source aligned with a branch of the target: both begin at a child of a matched pair.
struct BranchPair
{
    int source = NoJoint;
    int target = NoJoint;
};

// Aligns one skeleton's tree with another's: it finds the pairs of joints that keep the order of the hierarchy and
// whose bones are most alike, by dynamic programming over all pairs (an alignment of unordered trees, after Zhang
// 1996). It skips extra joints along a bone, lost joints and extra branches on either side. Time and memory are
// proportional to the product of the joint counts.
class TreeAlignment
{
public:
    using Claim = std::function<PairClaim(int source, int target)>;

    // The trees must outlive it. `scale` is a target length divided by the source's.
    TreeAlignment(const FigureTree &source, const FigureTree &target, double scale, const Claim &claim);

    // Returns the gain of the best alignment of one branch with the other.
    [[nodiscard]] double gain(BranchPair branches) const { return m_gains[cell(branches.source, branches.target)]; }
    // Returns the first pair of joints that is matched on these branches, below the joints that are skipped; {NoJoint,
    // NoJoint} if there is none.
    [[nodiscard]] BranchPair firstMatch(BranchPair branches) const;
    // Returns the matching branches below a matched pair; {NoJoint, NoJoint} stands for the parent of the roots.
    [[nodiscard]] const std::vector<BranchPair> &branchesBelow(BranchPair match);

private:
    [[nodiscard]] std::size_t cell(int source, int target) const
    {
        return static_cast<std::size_t>(source) * m_target->parents.size() + static_cast<std::size_t>(target);
    }
    [[nodiscard]] double likeness(int source, int target, const Claim &claim) const;
    // The best alignment of one list of branches with another.
    struct Layout
    {
        double gain = 0.0;
        std::vector<BranchPair> pairs;
    };
    [[nodiscard]] double gainBelow(int source, int target) const;
    [[nodiscard]] Layout bestLayout(const std::vector<int> &sources, const std::vector<int> &targets) const;

    const FigureTree *m_source;
    const FigureTree *m_target;
    double m_scale;
    std::vector<double> m_gains; // by pair
    std::vector<double> m_matched; // by pair: the gain if the two are matched; less than any gain if they must not be
    std::map<std::pair<int, int>, std::vector<BranchPair>> m_branches; // those that were requested
};

} // namespace limber
