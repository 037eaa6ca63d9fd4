#pragma once

#include "body/bodyroles.h"
#include "body/figuretree.h"
#include "body/jointterm.h"
#include "mapping/matchtable.h"

#include <vector>

namespace limber {

// What is known about one of the two skeletons of a mapping.
struct MappedFigure
{
    const Skeleton &skeleton;
    const FigureTree &tree;
    std::vector<JointTerm> terms;
    BodyRoles roles;
    std::vector<BodySide> sides; // by name, else by shape and motion; Centre if neither decides
};

// The scores of names; see the mapping's score.
inline constexpr double scoreOfEqualNames = 1.0;
inline constexpr double scoreOfSameRole = 0.95;
inline constexpr double scoreOfLikeNames = 0.6;
inline constexpr double scoreOfShapedRole = 0.6;

// Adds the pairs that the names suggest: the same part of the body, chains of spine and neck link by link, and the same
// word if its meaning is unknown.
void matchByNames(const MappedFigure &source, const MappedFigure &target, MatchTable &table);

// Adds the pairs with the same part of the body, where the roles come from the shape as well as from names.
void matchByShapedRoles(const MappedFigure &source, const MappedFigure &target, MatchTable &table);

// Adds the pair of a head with the last joint of a neck, if the other figure has no head and its neck has several
// joints: nothing is below the last one, so that it is where a head would be.
void matchEndOfNeck(const MappedFigure &source, const MappedFigure &target, MatchTable &table);

} // namespace limber
