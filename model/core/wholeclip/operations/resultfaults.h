#pragma once

#include "operations/operationinput.h"
#include "resultcheck/resultcheck.h"

#include <optional>
#include <utility>
#include <vector>

namespace limber {

// Returns the jumps and backward bends of a result that the input's clip does not have, the worst first. The result has
// the same joints; `frames` says which of the clip's frames it has, and `lost` where the clip says nothing. Returns
// nothing if the progress stopped it.
[[nodiscard]] inline std::optional<std::vector<ResultFault>> faultsOfResult(const OperationInput &input,
                                                                            const Clip &result, const FrameMap &frames,
                                                                            const Progress &progress,
                                                                            std::vector<LostInSource> lost = {})
{
    const BodyRoles roles = input.roles();
    const ResultCheckInput checked{.source = input.clip,
                                   .sourceRules = input.rules,
                                   .result = result,
                                   .resultRules = input.rules,
                                   .sourceRoles = roles,
                                   .joints = sameJoints(input.clip.skeleton),
                                   .frames = frames,
                                   .lost = std::move(lost)};
    return checkResult(checked, {.jerkRatio = 0.0}, progress);
}

} // namespace limber
