#include "retarget/structurematch.h"

#include "retarget/branchevidence.h"

#include <glm/matrix.hpp>

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>
#include <utility>

namespace limber {

namespace {

constexpr std::size_t mostPairs = 1'000'000;
// Below this margin, odds of twenty to one, a branch is asked for.
constexpr double sureMargin = 3.0;

// A turn of the whole figure between two files, with how unusual it is.
struct FigureTurn
{
    glm::dmat3 turn;
    double evidence;
};

// The 24 turns that take axes to axes. Files agree on the axes mostly; else Y up against Z up is what differs.
std::vector<FigureTurn> figureTurns()
{
    constexpr double unusual = -5.0;
    constexpr double otherUpAxis = -1.0;
    std::vector<FigureTurn> turns;
    std::array<int, 3> axes{0, 1, 2};
    do {
        for (unsigned signs = 0; signs < 8; ++signs) {
            glm::dmat3 turn(0.0);
            for (int column = 0; column < 3; ++column) {
                const bool isNegative = ((signs >> static_cast<unsigned>(column)) & 1U) != 0;
                turn[column][axes[static_cast<std::size_t>(column)]] = isNegative ? -1.0 : 1.0;
            }
            if (glm::determinant(turn) < 0.0)
                continue;
            const bool keepsX = turn[0][0] > 0.0;
            const bool isIdentity = keepsX && turn[1][1] > 0.0;
            const bool isUpside = keepsX && turn[1][1] < 0.0;
            turns.push_back({turn, isIdentity ? 0.0 : (keepsX && !isUpside ? otherUpAxis : unusual)});
        }
    } while (std::next_permutation(axes.begin(), axes.end()));
    return turns;
}

// The shape of the whole tree speaks for a pair already; its own bones may differ.
double likeness(const FigureTree &source, int s, const FigureTree &target, int t, double scale)
{
    const ShapeLikeness like = shapeLikeness(source, s, target, t, scale);
    return like.exactLengths > 0 ? 1.0 : std::sqrt(like.likeness);
}

// What one turn of the figure makes of the branches.
struct Supposition
{
    glm::dmat3 turn;
    double evidence = 0.0;
    std::vector<MatchedPair> pairs;
    std::vector<int> sources; // by target joint
};

std::vector<Supposition> suppositions(const FigureTree &source, const FigureTree &target,
                                      const TreeAlignment &alignment, double scale, const RestLikeness &likeness)
{
    std::vector<Supposition> all;
    for (const FigureTurn &turn : figureTurns()) {
        BranchEvidence evidence(source, target, alignment, scale, turn.turn, likeness);
        Supposition each{turn.turn, evidence.total() + turn.evidence, evidence.pairs(), {}};
        each.sources.assign(target.parents.size(), NoJoint);
        for (const MatchedPair &pair : each.pairs)
            each.sources[static_cast<std::size_t>(pair.target)] = pair.source;
        all.push_back(std::move(each));
    }
    std::stable_sort(all.begin(), all.end(),
                     [](const Supposition &a, const Supposition &b) { return a.evidence > b.evidence; });
    return all;
}

// The margin of a pair of the best supposition beside all others.
double marginOf(const MatchedPair &pair, const std::vector<Supposition> &all)
{
    for (const Supposition &other : all) {
        if (other.sources[static_cast<std::size_t>(pair.target)] != pair.source)
            return std::min(pair.margin, all.front().evidence - other.evidence);
    }
    return pair.margin;
}

std::vector<MatchedPair> surePairs(const std::vector<Supposition> &all)
{
    std::vector<MatchedPair> sure;
    for (const MatchedPair &pair : all.front().pairs) {
        if (marginOf(pair, all) >= sureMargin)
            sure.push_back(pair);
    }
    return sure;
}

// The likeness of the rest poses that is seen from these pairs, under the turn of the figure that speaks for them most.
RestLikeness restLikeness(const FigureTree &source, const FigureTree &target, const TreeAlignment &alignment,
                          double scale, const std::vector<MatchedPair> &pairs, const RestLikeness &before)
{
    RestLikeness best;
    double most = std::numeric_limits<double>::lowest();
    for (const FigureTurn &turn : figureTurns()) {
        BranchEvidence evidence(source, target, alignment, scale, turn.turn, before);
        const std::vector<double> cosines = evidence.restCosines(pairs, sureMargin);
        const RestLikeness likeness = RestLikeness::of(cosines);
        double sum = turn.evidence;
        for (const double cosine : cosines)
            sum += likeness.evidence(cosine);
        if (sum > most) {
            most = sum;
            best = likeness;
        }
    }
    return best;
}

// How alike the rest poses are is seen from the branches that are sure without them, and then helps with the others.
std::vector<Supposition> settledSuppositions(const FigureTree &source, const FigureTree &target,
                                             const TreeAlignment &alignment, double scale)
{
    constexpr int rounds = 3;
    RestLikeness likeness;
    std::vector<Supposition> all = suppositions(source, target, alignment, scale, likeness);
    for (int round = 0; round < rounds; ++round) {
        likeness = restLikeness(source, target, alignment, scale, surePairs(all), likeness);
        all = suppositions(source, target, alignment, scale, likeness);
    }
    return all;
}

} // namespace

std::vector<StructurePair> matchStructures(const FigureTree &source, const FigureTree &target,
                                           const TreeAlignment::Claim &claim)
{
    const bool isMatchable =
        source.size > 0.0 && target.size > 0.0 && std::isfinite(source.size) && std::isfinite(target.size);
    if (!isMatchable || source.parents.size() * target.parents.size() > mostPairs)
        return {};
    double scale = target.size / source.size;
    {
        const TreeAlignment first(source, target, scale, claim);
        BranchEvidence evidence(source, target, first, scale, glm::dmat3(1.0), {});
        std::vector<std::pair<int, int>> pairs;
        for (const MatchedPair &pair : evidence.pairs())
            pairs.emplace_back(pair.source, pair.target);
        scale = commonScale(source, target, pairs, scale);
    }
    const TreeAlignment alignment(source, target, scale, claim);
    const std::vector<Supposition> all = settledSuppositions(source, target, alignment, scale);
    std::vector<StructurePair> pairs;
    for (const MatchedPair &pair : all.front().pairs) {
        pairs.push_back({pair.source, pair.target, likeness(source, pair.source, target, pair.target, scale),
                         marginOf(pair, all) >= sureMargin});
    }
    return pairs;
}

} // namespace limber
