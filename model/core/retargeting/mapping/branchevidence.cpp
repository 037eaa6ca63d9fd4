#include "mapping/branchevidence.h"

#include "base/at.h"
#include "geometry/directionfit.h"

#include <glm/geometric.hpp>

#include <algorithm>
#include <cmath>
#include <limits>
#include <numeric>

namespace limber {

namespace {

// Numbers in files agree only to this precision.
constexpr double rounding = 1e-8;
// Lengths and offsets that differ by more than this are not evidence: the bodies are not the same.
constexpr double unlikeLength = 1e-3;
constexpr double unlikeOffsets = 0.02;
// Branches whose gains differ by more than this fraction are not alternatives to each other.
constexpr double likeBranches = 0.5;
constexpr std::size_t mostPermuted = 6;

double evidenceOfDifference(double difference, double unlike)
{
    return std::log(unlike / (std::min(difference, unlike) + rounding));
}

// The root mean square of what is left between the directions after a fit; in radians for small values.
double misfitOf(const DirectionFit &fit, const std::vector<DirectionPair> &directions)
{
    double squares = 0.0;
    for (const DirectionPair &pair : directions) {
        const glm::dvec3 residual = fit.rotation * pair.from - pair.to;
        squares += glm::dot(residual, residual);
    }
    return std::sqrt(squares / static_cast<double>(directions.size()));
}

// Returns the cosine of the angle between the rotation of the figure and that of a joint's rest offsets. If the offsets
// do not determine a rotation, it compares their directions instead.
double restCosine(const std::vector<DirectionPair> &directions, const DirectionFit &fit, const glm::dmat3 &rotation)
{
    constexpr double onOneLine = 1e-3;
    double cosines = 0.0;
    if (fit.spread <= onOneLine) {
        for (const DirectionPair &pair : directions)
            cosines += glm::dot(rotation * pair.from, pair.to);
        return cosines / static_cast<double>(directions.size());
    }
    for (int column = 0; column < 3; ++column)
        cosines += glm::dot(fit.rotation[column], rotation[column]);
    return (cosines - 1.0) / 2.0;
}

} // namespace

double RestLikeness::evidence(double cosine) const
{
    constexpr double anywhere = 0.03;
    const double k = concentration;
    // The density at this cosine divided by that of a uniform direction: k / sinh(k) * exp(k * cosine), without
    // overflow.
    const double about = k < 1e-6 ? 1.0 : 2.0 * k / -std::expm1(-2.0 * k) * std::exp(k * (cosine - 1.0));
    return std::log((1.0 - anywhere) * about + anywhere);
}

RestLikeness RestLikeness::of(const std::vector<double> &cosines)
{
    // Counts this many additional bones at right angles, since few bones prove little.
    constexpr double doubt = 3.0;
    constexpr double most = 1e6;
    const double sum = std::accumulate(cosines.begin(), cosines.end(), 0.0);
    const double mean = std::min(sum / (static_cast<double>(cosines.size()) + doubt), 1.0 - 1e-9);
    if (mean <= 0.0)
        return {0.0};
    // The usual approximation of the concentration for a mean cosine (Banerjee and others 2005).
    return {std::min(most, mean * (3.0 - mean * mean) / (1.0 - mean * mean))};
}

BranchEvidence::BranchEvidence(const FigureTree &source, const FigureTree &target, TreeAlignment &alignment,
                               const BodyComparison &bodies, const glm::dmat3 &rotation)
    : m_source(source), m_target(target), m_alignment(alignment), m_bodies(bodies), m_rotation(rotation)
{
}

double BranchEvidence::total()
{
    return fork({}).evidence;
}

std::vector<MatchedPair> BranchEvidence::pairs()
{
    std::vector<MatchedPair> pairs;
    collect({}, std::numeric_limits<double>::max(), pairs);
    return pairs;
}

void BranchEvidence::collect(BranchPair match, double margin, std::vector<MatchedPair> &pairs)
{
    const Fork below = fork(match);
    for (std::size_t i = 0; i < below.branches.size(); ++i) {
        const BranchPair next = m_alignment.firstMatch(below.branches[i]);
        if (next.source == NoJoint)
            continue;
        pairs.push_back({next.source, next.target, std::min(margin, below.margins[i])});
        collect(next, pairs.back().margin, pairs);
    }
}

const BranchEvidence::Fork &BranchEvidence::fork(BranchPair match)
{
    const auto [entry, isNew] = m_forks.try_emplace({match.source, match.target});
    if (isNew) {
        entry->second.branches = m_alignment.branchesBelow(match);
        choose(match, entry->second);
    }
    return entry->second;
}

double BranchEvidence::evidenceOf(BranchPair above, BranchPair branch)
{
    const BranchPair match = m_alignment.firstMatch(branch);
    if (match.source == NoJoint)
        return 0.0;
    return evidenceOfLength(above, match) + fork(match).evidence;
}

double BranchEvidence::evidenceOfLength(BranchPair above, BranchPair match) const
{
    const auto length = [](const FigureTree &tree, int from, int to) {
        return at(tree.paths, to) - at(tree.paths, from);
    };
    if (above.source == NoJoint || !m_bodies.isSameBody)
        return 0.0;
    const double source = m_bodies.scale * length(m_source, above.source, match.source);
    const double target = length(m_target, above.target, match.target);
    const double longer = std::max(source, target);
    const bool hasLength = longer > rounding * m_target.size;
    return hasLength ? evidenceOfDifference(std::abs(source - target) / longer, unlikeLength) : 0.0;
}

std::vector<DirectionPair> BranchEvidence::restDirections(BranchPair match,
                                                          const std::vector<BranchPair> &branches) const
{
    std::vector<DirectionPair> directions;
    const auto add = [&](const glm::dvec3 &from, const glm::dvec3 &to) {
        if (glm::length(from) > 0.0 && glm::length(to) > 0.0)
            directions.push_back({glm::normalize(from), glm::normalize(to)});
    };
    for (const BranchPair &branch : branches) {
        add(at(m_source.translations, branch.source), at(m_target.translations, branch.target));
    }
    add(at(m_source.ends, match.source), at(m_target.ends, match.target));
    return directions;
}

double BranchEvidence::evidenceOfOffsets(BranchPair match, const std::vector<BranchPair> &branches) const
{
    if (match.source == NoJoint)
        return 0.0;
    const std::vector<DirectionPair> directions = restDirections(match, branches);
    if (directions.empty())
        return 0.0;
    const DirectionFit fit = nearestRotation(directions);
    const double evidence = m_bodies.rest.evidence(restCosine(directions, fit, m_rotation));
    if (!m_bodies.isSameBody)
        return evidence;
    const double freedom = std::max(0.0, 2.0 * static_cast<double>(directions.size()) - 3.0);
    return evidence + freedom * evidenceOfDifference(misfitOf(fit, directions), unlikeOffsets);
}

std::vector<double> BranchEvidence::restCosines(const std::vector<MatchedPair> &pairs, double leastMargin)
{
    std::vector<double> cosines;
    for (const MatchedPair &pair : pairs) {
        const BranchPair match{pair.source, pair.target};
        const Fork &below = fork(match);
        const bool isOpen = std::ranges::any_of(below.margins, [&](double margin) { return margin < leastMargin; });
        if (isOpen)
            continue;
        const std::vector<DirectionPair> directions = restDirections(match, below.branches);
        if (!directions.empty())
            cosines.push_back(restCosine(directions, nearestRotation(directions), m_rotation));
    }
    return cosines;
}

void BranchEvidence::choose(BranchPair match, Fork &fork)
{
    const std::vector<BranchPair> branches = fork.branches;
    const std::size_t count = branches.size();
    const auto laid = [&](std::size_t i, std::size_t k) { return BranchPair{branches[i].source, branches[k].target}; };
    const auto isAlike = [&](std::size_t i, std::size_t k) {
        return i == k || m_alignment.gain(laid(i, k)) >=
                             likeBranches * std::max(m_alignment.gain(branches[i]), m_alignment.gain(branches[k]));
    };
    std::vector<std::size_t> order(count);
    std::iota(order.begin(), order.end(), std::size_t{0});
    const double none = std::numeric_limits<double>::lowest();
    // best[...] is the best evidence with each branch aligned with each other one.
    std::vector<double> best(count * count, none);
    fork.evidence = none;
    do {
        bool isPossible = true;
        for (std::size_t i = 0; i < count && isPossible; ++i)
            isPossible = isAlike(i, order[i]);
        if (!isPossible)
            continue;
        std::vector<BranchPair> choice;
        double evidence = 0.0;
        for (std::size_t i = 0; i < count; ++i) {
            choice.push_back(laid(i, order[i]));
            evidence += evidenceOf(match, choice.back());
        }
        evidence += evidenceOfOffsets(match, choice);
        for (std::size_t i = 0; i < count; ++i)
            best[i * count + order[i]] = std::max(best[i * count + order[i]], evidence);
        if (evidence > fork.evidence) {
            fork.evidence = evidence;
            fork.branches = std::move(choice);
        }
    } while (count <= mostPermuted && std::next_permutation(order.begin(), order.end()));

    for (std::size_t i = 0; i < count; ++i) {
        double other = none;
        for (std::size_t k = 0; k < count; ++k) {
            if (branches[k].target != fork.branches[i].target)
                other = std::max(other, best[i * count + k]);
        }
        fork.margins.push_back(other == none ? std::numeric_limits<double>::max() : fork.evidence - other);
    }
}

} // namespace limber
