#pragma once

#include "body/bodyroles.h"
#include "mapping/jointmapping.h"

#include <functional>
#include <optional>
#include <utility>
#include <vector>

namespace limber {

using KnownPairs = std::vector<std::pair<int, int>>; // source, target
// The mapping if these pairs are known; nothing if they contradict each other.
using MappingOf = std::function<std::optional<JointMapping>(const KnownPairs &known)>;

// The figures whose sides may be asked for.
struct QuestionedFigures
{
    const Skeleton &source;
    const BodyRoles &sourceRoles;
    const std::vector<BodySide> &sourceSides; // by name, shape or motion
    const Skeleton &target;
};

// Looks for pairs of branches that fit each other either way round and adds a question for each that the answers
// to those before it leave open, as few as there can be.
void addSideQuestions(const QuestionedFigures &figures, const MappingOf &mappingOf, JointMapping &mapping);

} // namespace limber
