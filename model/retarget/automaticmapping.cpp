#include "retarget/automaticmapping.h"

#include "retarget/bonelengths.h"
#include "retarget/namematch.h"
#include "retarget/vocabulary.h"

#include <utility>

namespace limber {

namespace {

MappedFigure figureOf(const Clip &clip, const PositionRules &rules, const Vocabulary &vocabulary)
{
    return {clip.skeleton, jointTerms(clip.skeleton), rolesByName(clip.skeleton, vocabulary),
            pathLengths(clip.skeleton, usualTranslations(clip, rules))};
}

std::vector<BodySide> sidesOf(const MappedFigure &figure)
{
    std::vector<BodySide> sides;
    for (const JointTerm &term : figure.terms)
        sides.push_back(term.side);
    return sides;
}

} // namespace

JointMapping mapJoints(const Clip &source, const PositionRules &sourceRules, const Clip &target,
                       const PositionRules &targetRules, const Vocabulary &vocabulary)
{
    const MappedFigure from = figureOf(source, sourceRules, vocabulary);
    const MappedFigure onto = figureOf(target, targetRules, vocabulary);
    MatchTable table(source.skeleton, sidesOf(from), target.skeleton, sidesOf(onto));
    matchByNames(from, onto, table);
    matchByLikeNames(from, onto, table);
    return table.mapping();
}

} // namespace limber
