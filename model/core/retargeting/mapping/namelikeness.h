#pragma once

#include "body/jointterm.h"

#include <cstdint>

namespace limber {

struct MappedFigure;
class MatchTable;

// Returns the fraction of letters that two names have in common without their sides and numbers; 0 if they are on other
// sides or if their numbers differ: index1 is not index2.
[[nodiscard]] double nameLikeness(const JointTerm &a, const JointTerm &b);

// Returns whether a name only numbers its joint, such as node_017: equal names of this kind mean nothing.
[[nodiscard]] bool isMereCount(const JointTerm &term);

// What a joint moves that is no part of the body by which motions are taken, if its name says so.
enum class BesideBody : std::uint8_t { None, Hair, Eye, Face, Ear, Clothes, Breast };
[[nodiscard]] BesideBody besideBody(const JointTerm &term);

// Adds pairs whose names are similar and in the same position: x_LThumb and LThumb.
void matchByLikeNames(const MappedFigure &source, const MappedFigure &target, MatchTable &table);

} // namespace limber
