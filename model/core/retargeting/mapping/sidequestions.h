#pragma once

#include "body/bodyroles.h"
#include "mapping/jointmapping.h"

#include <functional>
#include <optional>
#include <utility>
#include <vector>

namespace limber {

using KnownPairs = std::vector<std::pair<int, int>>; // source, target
// Returns the mapping if these pairs are known, or nothing if they contradict each other.
using MappingOf = std::function<std::optional<JointMapping>(const KnownPairs &known)>;

// The figures whose sides a question may be about.
struct QuestionedFigures
{
    const Skeleton &source;
    const BodyRoles &sourceRoles;
    const std::vector<BodySide> &sourceSides; // by name, shape or motion
    const Skeleton &target;
};

// Looks for pairs of branches that fit each other either way round and adds a question for each pair that the answers
// to earlier questions leave open. It adds as few questions as possible.
void addSideQuestions(const QuestionedFigures &figures, const MappingOf &mappingOf, JointMapping &mapping);

} // namespace limber
