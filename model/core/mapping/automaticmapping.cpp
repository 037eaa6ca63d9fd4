#include "mapping/automaticmapping.h"

#include "body/bodystructure.h"
#include "body/figureroles.h"
#include "body/figuretree.h"
#include "body/vocabulary.h"
#include "mapping/namematch.h"
#include "mapping/sidequestions.h"
#include "mapping/structurematch.h"
#include "mapping/swapquestions.h"

#include <algorithm>
#include <optional>
#include <utility>

namespace limber {

namespace {

// Returns the index of the figure of each joint; -1 for joints above all figures.
std::vector<int> indicesOf(const std::vector<FigureRoles> &figures, const Skeleton &skeleton)
{
    const bool hasSeveral = figures.size() > 1;
    std::vector<int> indices(static_cast<std::size_t>(skeleton.jointCount()), hasSeveral ? -1 : 0);
    for (std::size_t figure = 0; hasSeveral && figure < figures.size(); ++figure) {
        const int top = figures[figure].top;
        std::fill(indices.begin() + top, indices.begin() + skeleton.subtreeEnd(top), static_cast<int>(figure));
    }
    return indices;
}

// What is known about one of the clips.
struct Understood
{
    Understood(const Clip &clip, const PositionRules &rules, const Vocabulary &vocabulary)
        : Understood(clip, rules, vocabulary, rolesOfFigures(clip, rules, vocabulary))
    {
    }
    Understood(const Understood &) = delete; // the figures refer to the tree in the same object
    Understood &operator=(const Understood &) = delete;

    FigureTree tree;
    MappedFigure named; // with the roles by name
    MappedFigure shaped; // and with those that shape and motion add

private:
    Understood(const Clip &clip, const PositionRules &rules, const Vocabulary &vocabulary,
               const std::vector<FigureRoles> &figures)
        : tree(clip, rules), named{clip.skeleton,
                                   tree,
                                   jointTerms(clip.skeleton),
                                   rolesByName(clip.skeleton, vocabulary),
                                   {},
                                   indicesOf(figures, clip.skeleton)},
          shaped{clip.skeleton,
                 tree,
                 named.terms,
                 figures.size() == 1 ? figures.front().roles : bodyRoles(clip, rules, vocabulary),
                 {},
                 named.figures}
    {
        for (int joint = 0; joint < clip.skeleton.jointCount(); ++joint) {
            const BodySide side = named.terms[static_cast<std::size_t>(joint)].side;
            named.sides.push_back(side != BodySide::Centre ? side : shaped.roles.of(joint).side);
        }
        shaped.sides = named.sides;
    }
};

// Returns whether a skeleton has a body whose names are understood, whatever other joints it has.
bool isNamed(const MappedFigure &figure)
{
    constexpr int partsOfABody = 12;
    int known = 0;
    for (int joint = 0; joint < figure.roles.jointCount(); ++joint)
        known += figure.roles.of(joint).part != BodyPart::None ? 1 : 0;
    return known >= partsOfABody;
}

// Returns what names and the pairs matched so far say about a pair.
PairClaim claimOf(const MappedFigure &source, int s, const MappedFigure &target, int t, const MatchTable &table)
{
    if (table.sourceOf(t) == s)
        return PairClaim::Known;
    const BodyPart sourcePart = source.roles.of(s).part;
    const BodyPart targetPart = target.roles.of(t).part;
    const bool meansOther = sourcePart != BodyPart::None && targetPart != BodyPart::None && sourcePart != targetPart;
    const BodySide sourceSide = source.sides[static_cast<std::size_t>(s)];
    const BodySide targetSide = target.sides[static_cast<std::size_t>(t)];
    const bool isOtherSide =
        sourceSide != BodySide::Centre && targetSide != BodySide::Centre && sourceSide != targetSide;
    const bool isFree = table.isSourceFree(s) && table.isTargetFree(t) && !table.joinsOtherFigures(s, t);
    return isFree && !meansOther && !isOtherSide ? PairClaim::Neutral : PairClaim::NotAPair;
}

double scoreOf(const StructurePair &pair, bool namesDisagree)
{
    constexpr double weight = 0.8;
    // The pair is a question if another branch fits as well, or if both names have a meaning but not the same.
    constexpr double mostOfQuestion = 0.6;
    constexpr double copy = 0.9999;
    const double score = weight * pair.likeness;
    return pair.isSure && (!namesDisagree || pair.likeness > copy) ? score : std::min(score, weight * mostOfQuestion);
}

StructureMatching structureOf(const MappedFigure &source, const MappedFigure &target, const MatchTable &table)
{
    return matchStructures(source.tree, target.tree,
                           [&](int s, int t) { return claimOf(source, s, target, t, table); });
}

void matchByStructure(const Understood &source, const Understood &target, MatchTable &table)
{
    const bool areNamed = isNamed(source.named) && isNamed(target.named);
    StructureMatching matching = structureOf(source.named, target.named, table);
    // Bodies with other proportions are matched by their parts first.
    if (!matching.isSameBody && !areNamed) {
        matchByShapedRoles(source.shaped, target.shaped, table);
        matching = structureOf(source.shaped, target.shaped, table);
    }
    for (const StructurePair &pair : matching.pairs)
        table.add(pair.source, pair.target, scoreOf(pair, areNamed), MatchReason::Structure);
}

// Finds the mapping if some pairs are already known.
class Mapper
{
public:
    Mapper(const Clip &source, const PositionRules &sourceRules, const Clip &target, const PositionRules &targetRules,
           const Vocabulary &vocabulary)
        : m_source(source), m_sourceShape(figureShape(source, sourceRules)), m_target(target),
          m_targetShape(figureShape(target, targetRules)), m_from(source, sourceRules, vocabulary),
          m_onto(target, targetRules, vocabulary)
    {
    }

    // Returns nothing if the pairs are impossible.
    [[nodiscard]] std::optional<JointMapping> mapping(const KnownPairs &known) const
    {
        MatchTable table({m_source.skeleton, m_from.named.sides, m_from.named.figures},
                         {m_target.skeleton, m_onto.named.sides, m_onto.named.figures});
        for (const auto &[source, target] : known) {
            if (!table.add(source, target, 1.0, MatchReason::User))
                return std::nullopt;
        }
        matchByNames(m_from.named, m_onto.named, table);
        matchByLikeNames(m_from.named, m_onto.named, table);
        matchByStructure(m_from, m_onto, table);
        JointMapping mapping = table.mapping();
        questionSwappedBranches(m_source.skeleton, m_sourceShape, m_target.skeleton, m_targetShape, mapping);
        return mapping;
    }

    [[nodiscard]] const BodyRoles &sourceRoles() const { return m_from.shaped.roles; }
    [[nodiscard]] const std::vector<BodySide> &sourceSides() const { return m_from.named.sides; }

private:
    const Clip &m_source;
    FigureShape m_sourceShape;
    const Clip &m_target;
    FigureShape m_targetShape;
    Understood m_from;
    Understood m_onto;
};

} // namespace

JointMapping mapJoints(const Clip &source, const PositionRules &sourceRules, const Clip &target,
                       const PositionRules &targetRules, const Vocabulary &vocabulary)
{
    const Mapper mapper(source, sourceRules, target, targetRules, vocabulary);
    JointMapping mapping = mapper.mapping({}).value_or(JointMapping());
    addSideQuestions(
        {source.skeleton, mapper.sourceRoles(), mapper.sourceSides(), target.skeleton},
        [&mapper](const KnownPairs &known) { return mapper.mapping(known); }, mapping);
    return mapping;
}

} // namespace limber
