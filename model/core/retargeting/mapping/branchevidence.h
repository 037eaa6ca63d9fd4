#pragma once

#include "geometry/directionfit.h"
#include "mapping/treealignment.h"

#include <glm/mat3x3.hpp>

#include <map>
#include <utility>
#include <vector>

namespace limber {

// How the rest bones of one skeleton point relative to those of the other: a von Mises-Fisher distribution about the
// same direction, with a few bones that may point anywhere.
struct RestLikeness
{
    double concentration = 0.0; // 0 for any direction; 100 for within about 6 degrees

    // Returns the evidence of an angle with this cosine, compared with any direction; nats.
    [[nodiscard]] double evidence(double cosine) const;
    // Returns the likeness that fits angles with these cosines.
    [[nodiscard]] static RestLikeness of(const std::vector<double> &cosines);
};

// What two bodies have in common as a whole.
struct BodyComparison
{
    double scale = 1.0; // a target length divided by the source's
    bool isSameBody = false; // true if many bones agree to rounding, so that agreement is evidence
    RestLikeness rest;
};

// A pair of joints that are matched when one tree is aligned with the other.
struct MatchedPair
{
    int source = NoJoint;
    int target = NoJoint;
    double margin = 0.0; // by how much its evidence exceeds that of any other branch, in nats
};

// Chooses among branches of nearly the same shape, such as left and right. The clues are: the lengths of their bones if
// they agree to rounding; the rest offsets of a joint, which are one rotation of the other skeleton's only for the
// right choice (a mirror image is not a rotation); and the directions of the rest bones under a supposed rotation of
// the whole figure. Evidence is the logarithm of how much likelier the choice makes the observation; nats.
class BranchEvidence
{
public:
    // The trees and the alignment must outlive it. `rotation` takes directions of the source's figure to those of the
    // target's.
    BranchEvidence(const FigureTree &source, const FigureTree &target, TreeAlignment &alignment,
                   const BodyComparison &bodies, const glm::dmat3 &rotation);

    // Makes the best choice everywhere and returns the evidence of all choices.
    [[nodiscard]] double total();
    [[nodiscard]] std::vector<MatchedPair> pairs();
    // Returns cosines of the angles between the rest bones of these pairs, one for each joint that has children and
    // whose branches are chosen with at least this margin.
    [[nodiscard]] std::vector<double> restCosines(const std::vector<MatchedPair> &pairs, double leastMargin);

private:
    struct Fork
    {
        std::vector<BranchPair> branches; // as chosen
        std::vector<double> margins; // of each branch
        double evidence = 0.0; // of all choices below the pair, and of the pair's own rest offsets
    };

    const Fork &fork(BranchPair match);
    double evidenceOf(BranchPair above, BranchPair branch);
    [[nodiscard]] double evidenceOfLength(BranchPair above, BranchPair match) const;
    // The directions of the same bones at rest in both skeletons.
    [[nodiscard]] std::vector<DirectionPair> restDirections(BranchPair match,
                                                            const std::vector<BranchPair> &branches) const;
    [[nodiscard]] double evidenceOfOffsets(BranchPair match, const std::vector<BranchPair> &branches) const;
    void choose(BranchPair match, Fork &fork);
    void collect(BranchPair match, double margin, std::vector<MatchedPair> &pairs);

    const FigureTree &m_source;
    const FigureTree &m_target;
    TreeAlignment &m_alignment;
    BodyComparison m_bodies;
    glm::dmat3 m_rotation;
    std::map<std::pair<int, int>, Fork> m_forks;
};

} // namespace limber
