#include "retarget/automaticmapping.h"

#include "retarget/bodystructure.h"
#include "retarget/figuretree.h"
#include "retarget/namematch.h"
#include "retarget/structurematch.h"
#include "retarget/vocabulary.h"

#include <algorithm>
#include <utility>

namespace limber {

namespace {

MappedFigure figureOf(const Clip &clip, const PositionRules &rules, const FigureTree &tree,
                      const Vocabulary &vocabulary)
{
    MappedFigure figure{clip.skeleton, tree, jointTerms(clip.skeleton), rolesByName(clip.skeleton, vocabulary), {}};
    const BodyRoles shaped = bodyRoles(clip, rules, vocabulary);
    for (int joint = 0; joint < clip.skeleton.jointCount(); ++joint) {
        const BodySide named = figure.terms[static_cast<std::size_t>(joint)].side;
        figure.sides.push_back(named != BodySide::Centre ? named : shaped.of(joint).side);
    }
    return figure;
}

// A skeleton most of whose joints have names that are understood.
bool isNamed(const MappedFigure &figure)
{
    int known = 0;
    for (int joint = 0; joint < figure.roles.jointCount(); ++joint)
        known += figure.roles.of(joint).part != BodyPart::None ? 1 : 0;
    return 2 * known > figure.roles.jointCount();
}

// What the names and the pairs that are matched already leave to the shape.
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
    const bool isFree = table.isSourceFree(s) && table.isTargetFree(t);
    return isFree && !meansOther && !isOtherSide ? PairClaim::Neutral : PairClaim::NotAPair;
}

double scoreOf(const StructurePair &pair, bool namesDisagree)
{
    constexpr double weight = 0.8;
    // Where another branch would do as well, and where both names say something and not the same, it is a question.
    constexpr double mostOfQuestion = 0.6;
    constexpr double copy = 0.99;
    const double score = weight * pair.likeness;
    return pair.isSure && (!namesDisagree || pair.likeness > copy) ? score : std::min(score, weight * mostOfQuestion);
}

void matchByStructure(const MappedFigure &source, const MappedFigure &target, MatchTable &table)
{
    const bool areNamed = isNamed(source) && isNamed(target);
    const auto claim = [&](int s, int t) { return claimOf(source, s, target, t, table); };
    for (const StructurePair &pair : matchStructures(source.tree, target.tree, claim))
        table.add(pair.source, pair.target, scoreOf(pair, areNamed), MatchReason::Structure);
}

} // namespace

JointMapping mapJoints(const Clip &source, const PositionRules &sourceRules, const Clip &target,
                       const PositionRules &targetRules, const Vocabulary &vocabulary)
{
    const FigureTree sourceTree(source, sourceRules);
    const FigureTree targetTree(target, targetRules);
    const MappedFigure from = figureOf(source, sourceRules, sourceTree, vocabulary);
    const MappedFigure onto = figureOf(target, targetRules, targetTree, vocabulary);
    MatchTable table(source.skeleton, from.sides, target.skeleton, onto.sides);
    matchByNames(from, onto, table);
    matchByLikeNames(from, onto, table);
    matchByStructure(from, onto, table);
    return table.mapping();
}

} // namespace limber
