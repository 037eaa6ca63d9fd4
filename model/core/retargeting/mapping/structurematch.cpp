#include "mapping/structurematch.h"

#include "base/at.h"
#include "mapping/branchevidence.h"

#include <glm/matrix.hpp>

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>
#include <utility>

namespace limber {

namespace {

constexpr std::size_t mostPairs = 150'000;
// Below this margin, which means odds of twenty to one, a branch is a question. Two different bodies need a larger
// margin, as their rest poses also differ by anatomy.
constexpr double sureMargin = 3.0;
constexpr double sureMarginOfTwoBodies = 6.0;

// A rotation of the whole figure between two files, with a measure of how unusual it is.
struct FigureRotation
{
    glm::dmat3 rotation;
    double evidence;
};

// Returns the 24 rotations that take axes to axes. Most files agree on the axes; the others usually differ by Y up and
// Z up.
std::vector<FigureRotation> figureRotations()
{
    constexpr double unusual = -5.0;
    constexpr double otherUpAxis = -1.0;
    std::vector<FigureRotation> rotations;
    std::array<int, 3> axes{0, 1, 2};
    do {
        for (unsigned signs = 0; signs < 8; ++signs) {
            glm::dmat3 rotation(0.0);
            for (int column = 0; column < 3; ++column) {
                const bool isNegative = ((signs >> static_cast<unsigned>(column)) & 1U) != 0;
                rotation[column][at(axes, column)] = isNegative ? -1.0 : 1.0;
            }
            if (glm::determinant(rotation) < 0.0)
                continue;
            const bool keepsX = rotation[0][0] > 0.0;
            const bool isIdentity = keepsX && rotation[1][1] > 0.0;
            const bool isUpside = keepsX && rotation[1][1] < 0.0;
            rotations.push_back({rotation, isIdentity ? 0.0 : (keepsX && !isUpside ? otherUpAxis : unusual)});
        }
    } while (std::next_permutation(axes.begin(), axes.end()));
    return rotations;
}

// Returns the likeness of a pair that the shape of the whole tree already supports; its own bones may differ.
double likeness(const FigureTree &source, int s, const FigureTree &target, int t, double scale)
{
    const ShapeLikeness like = shapeLikeness(source, s, target, t, scale);
    return like.exactLengths > 0 ? 1.0 : std::sqrt(like.likeness);
}

// The best branches for one supposed rotation of the figure.
struct Supposition
{
    double evidence = 0.0;
    std::vector<MatchedPair> pairs;
    std::vector<int> sources; // by target joint
};

// Aligns the trees twice, the second time with what the first alignment showed about the bodies, and chooses among
// branches of the same shape.
class StructureMatch
{
public:
    StructureMatch(const FigureTree &source, const FigureTree &target, const TreeAlignment::Claim &claim)
        : m_source(source), m_target(target), m_bodies(compare(claim)),
          m_alignment(source, target, m_bodies.scale, claim)
    {
    }

    StructureMatching result()
    {
        settle();
        StructureMatching matching{{}, m_bodies.isSameBody};
        for (const MatchedPair &pair : m_suppositions.front().pairs) {
            matching.pairs.push_back({pair.source, pair.target,
                                      likeness(m_source, pair.source, m_target, pair.target, m_bodies.scale),
                                      isSure(pair)});
        }
        return matching;
    }

private:
    // Compares the bodies with the scale by size and with the scale by bones, and takes the scale with which more bones
    // agree.
    [[nodiscard]] BodyComparison compare(const TreeAlignment::Claim &claim) const
    {
        BodyComparison best;
        std::ptrdiff_t most = -1;
        for (const double scale : {m_target.size / m_source.size, likelyScale(m_source, m_target)}) {
            const std::vector<std::pair<int, int>> pairs = pairsAt(scale, claim);
            const double common = commonScale(m_source, m_target, pairs, scale);
            const std::ptrdiff_t exact = exactPairs(pairs, common);
            if (exact <= most)
                continue;
            most = exact;
            best.scale = common;
            best.isSameBody = isSameBody(exact, pairs.size());
        }
        return best;
    }

    [[nodiscard]] std::vector<std::pair<int, int>> pairsAt(double scale, const TreeAlignment::Claim &claim) const
    {
        BodyComparison bodies;
        bodies.scale = scale;
        TreeAlignment alignment(m_source, m_target, scale, claim);
        std::vector<std::pair<int, int>> pairs;
        for (const MatchedPair &pair : BranchEvidence(m_source, m_target, alignment, bodies, glm::dmat3(1.0)).pairs())
            pairs.emplace_back(pair.source, pair.target);
        return pairs;
    }

    [[nodiscard]] std::ptrdiff_t exactPairs(const std::vector<std::pair<int, int>> &pairs, double scale) const
    {
        return std::ranges::count_if(pairs, [&](const std::pair<int, int> &pair) {
            return shapeLikeness(m_source, pair.first, m_target, pair.second, scale).exactLengths > 0;
        });
    }

    // Returns whether it is the same body: bones of different bodies agree to rounding only by chance.
    [[nodiscard]] static bool isSameBody(std::ptrdiff_t exactPairs, std::size_t allPairs)
    {
        constexpr std::ptrdiff_t fewest = 4;
        constexpr std::ptrdiff_t oneIn = 6;
        return exactPairs >= fewest && exactPairs * oneIn >= static_cast<std::ptrdiff_t>(allPairs);
    }

    // Decides the other branches. Those that are sure without rest poses show how alike the rest poses are.
    void settle()
    {
        constexpr int rounds = 3;
        suppose();
        for (int round = 0; round < rounds; ++round) {
            m_bodies.rest = restLikeness();
            suppose();
        }
    }

    void suppose()
    {
        m_suppositions.clear();
        for (const FigureRotation &tried : m_rotations) {
            // If the rest poses show nothing, all rotations are equivalent.
            if (m_bodies.rest.concentration == 0.0 && tried.evidence < 0.0)
                continue;
            BranchEvidence evidence(m_source, m_target, m_alignment, m_bodies, tried.rotation);
            Supposition each{evidence.total() + tried.evidence, evidence.pairs(), {}};
            each.sources.assign(m_target.parents.size(), NoJoint);
            for (const MatchedPair &pair : each.pairs)
                at(each.sources, pair.target) = pair.source;
            m_suppositions.push_back(std::move(each));
        }
        std::ranges::stable_sort(m_suppositions,
                                 [](const Supposition &a, const Supposition &b) { return a.evidence > b.evidence; });
    }

    // Returns the likeness of the rest poses by the sure pairs, under the rotation of the figure that these suggest.
    [[nodiscard]] RestLikeness restLikeness()
    {
        RestLikeness best;
        double most = std::numeric_limits<double>::lowest();
        const std::vector<MatchedPair> sure = surePairs();
        for (const FigureRotation &tried : m_rotations) {
            BranchEvidence evidence(m_source, m_target, m_alignment, m_bodies, tried.rotation);
            const std::vector<double> cosines = evidence.restCosines(sure, leastMargin());
            const RestLikeness likeness = RestLikeness::of(cosines);
            double sum = tried.evidence;
            for (const double cosine : cosines)
                sum += likeness.evidence(cosine);
            if (sum > most) {
                most = sum;
                best = likeness;
            }
        }
        return best;
    }

    [[nodiscard]] std::vector<MatchedPair> surePairs() const
    {
        std::vector<MatchedPair> sure;
        for (const MatchedPair &pair : m_suppositions.front().pairs) {
            if (isSure(pair))
                sure.push_back(pair);
        }
        return sure;
    }

    [[nodiscard]] double leastMargin() const { return m_bodies.isSameBody ? sureMargin : sureMarginOfTwoBodies; }
    [[nodiscard]] bool isSure(const MatchedPair &pair) const { return marginOf(pair) >= leastMargin(); }

    // Returns the margin of a pair of the best supposition compared with all others.
    [[nodiscard]] double marginOf(const MatchedPair &pair) const
    {
        for (const Supposition &other : m_suppositions) {
            if (at(other.sources, pair.target) != pair.source)
                return std::min(pair.margin, m_suppositions.front().evidence - other.evidence);
        }
        return pair.margin;
    }

    const FigureTree &m_source;
    const FigureTree &m_target;
    std::vector<FigureRotation> m_rotations = figureRotations();
    BodyComparison m_bodies;
    TreeAlignment m_alignment;
    std::vector<Supposition> m_suppositions; // the likeliest first
};

} // namespace

StructureMatching matchStructures(const FigureTree &source, const FigureTree &target, const TreeAlignment::Claim &claim)
{
    const bool isMatchable =
        source.size > 0.0 && target.size > 0.0 && std::isfinite(source.size) && std::isfinite(target.size);
    if (!isMatchable || source.parents.size() * target.parents.size() > mostPairs)
        return {};
    return StructureMatch(source, target, claim).result();
}

} // namespace limber
