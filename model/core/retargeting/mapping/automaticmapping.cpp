#include "mapping/automaticmapping.h"

#include "base/at.h"
#include "body/bodystructure.h"
#include "body/figuretree.h"
#include "body/rolesbyname.h"
#include "body/vocabulary.h"
#include "mapping/figuremapping.h"
#include "mapping/namelikeness.h"
#include "mapping/namematch.h"
#include "mapping/sidequestions.h"
#include "mapping/structurematch.h"
#include "mapping/swapquestions.h"

#include <algorithm>
#include <optional>

namespace limber {

namespace {

// What is known about one of the clips.
struct Understood
{
    Understood(const MappedClip &of, const Vocabulary &vocabulary)
        : tree(of.clip, of.rules), named{of.clip.skeleton,
                                         tree,
                                         jointTerms(of.clip.skeleton),
                                         rolesByName(of.clip.skeleton, vocabulary),
                                         {}},
          shaped{of.clip.skeleton, tree, named.terms, of.roles, {}}
    {
        if (areSidesExchanged(named.roles, shaped.roles))
            exchangeSidesOfNames();
        for (int joint = 0; joint < of.clip.skeleton.jointCount(); ++joint) {
            const BodySide side = at(named.terms, joint).side;
            named.sides.push_back(side != BodySide::Centre ? side : shaped.roles.of(joint).side);
        }
        shaped.sides = named.sides;
    }
    Understood(const Understood &) = delete; // the figures refer to the tree in the same object
    Understood &operator=(const Understood &) = delete;

    void exchangeSidesOfNames()
    {
        for (MappedFigure *figure : {&named, &shaped}) {
            for (JointTerm &term : figure->terms)
                term.side = oppositeSide(term.side);
        }
        named.roles = named.roles.withSidesExchanged();
    }

    FigureTree tree;
    MappedFigure named; // with the roles by name
    MappedFigure shaped; // and with those that shape and motion add
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
    const BodySide sourceSide = at(source.sides, s);
    const BodySide targetSide = at(target.sides, t);
    const bool isOtherSide =
        sourceSide != BodySide::Centre && targetSide != BodySide::Centre && sourceSide != targetSide;
    const bool isFree = table.isSourceFree(s) && table.isTargetFree(t);
    return isFree && !meansOther && !isOtherSide ? PairClaim::Neutral : PairClaim::NotAPair;
}

constexpr double copyLikeness = 0.9999; // above it, two joints are the same whatever their names are

double scoreOf(const StructurePair &pair, bool namesDisagree)
{
    constexpr double weight = 0.8;
    // The pair is a question if another branch fits as well, or if both names have a meaning but not the same.
    constexpr double mostOfQuestion = 0.6;
    const double score = weight * pair.likeness;
    return pair.isSure && (!namesDisagree || pair.likeness > copyLikeness) ? score
                                                                           : std::min(score, weight * mostOfQuestion);
}

// Returns whether two joints may be the same as far as names tell what they move: hair is no jaw, and no limb.
bool moveTheSame(const MappedFigure &source, int s, const MappedFigure &target, int t)
{
    return besideBody(at(source.terms, s)) == besideBody(at(target.terms, t));
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
    matchEndOfNeck(source.named, target.named, table);
    for (const StructurePair &pair : matching.pairs) {
        if (pair.likeness > copyLikeness || moveTheSame(source.named, pair.source, target.named, pair.target))
            table.add(pair.source, pair.target, scoreOf(pair, areNamed), MatchReason::Structure);
    }
}

// Finds the mapping if some pairs are already known.
class Mapper
{
public:
    Mapper(const MappedClip &source, const MappedClip &target, const Vocabulary &vocabulary)
        : m_source(source.clip), m_sourceShape(figureShape(source.clip, source.rules)), m_target(target.clip),
          m_targetShape(figureShape(target.clip, target.rules)), m_from(source, vocabulary), m_onto(target, vocabulary)
    {
    }

    // Returns nothing if the pairs are impossible.
    [[nodiscard]] std::optional<JointMapping> mapping(const KnownPairs &known) const
    {
        MatchTable table({m_source.skeleton, m_from.named.sides}, {m_target.skeleton, m_onto.named.sides});
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

JointMapping mapFigure(const MappedClip &source, const MappedClip &target, const Vocabulary &vocabulary)
{
    const Mapper mapper(source, target, vocabulary);
    JointMapping mapping = mapper.mapping({}).value_or(JointMapping());
    addSideQuestions(
        {source.clip.skeleton, mapper.sourceRoles(), mapper.sourceSides(), target.clip.skeleton},
        [&mapper](const KnownPairs &known) { return mapper.mapping(known); }, mapping);
    return mapping;
}

} // namespace

JointMapping mapJoints(const Clip &source, const PositionRules &sourceRules, const Clip &target,
                       const PositionRules &targetRules, const Vocabulary &vocabulary)
{
    return mapFigures(
        source, sourceRules, target, targetRules, vocabulary,
        [&](const MappedClip &one, const MappedClip &other) { return mapFigure(one, other, vocabulary); });
}

Clip withJointNames(Clip clip, const std::vector<std::string> &names)
{
    for (int joint = 0; joint < static_cast<int>(names.size()); ++joint)
        clip.skeleton.setName(joint, at(names, joint));
    return clip;
}

} // namespace limber
