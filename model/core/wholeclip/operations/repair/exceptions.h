#pragma once

#include "messages/operationmessages.h"
#include "motion/nodeaddress.h"
#include "operations/callcheck.h"
#include "operations/operationinput.h"
#include "operations/operationoutput.h"

#include <algorithm>
#include <string>
#include <vector>

namespace limber {

// Returns what the setting `except` of a call names.
[[nodiscard]] inline std::vector<JointFrame> exceptionsOf(const OperationInput &input)
{
    return input.values.has(exceptKey) ? input.values.of(exceptKey).jointFrames : std::vector<JointFrame>();
}

// Returns whether one of them is about this joint in one of these frames.
[[nodiscard]] inline bool isExcepted(const std::vector<JointFrame> &exceptions, int joint, const FrameInterval &frames)
{
    return std::ranges::any_of(exceptions, [&](const JointFrame &exception) {
        return exception.joint == joint && frames.contains(exception.frame);
    });
}

// Warns of what `except` names although nothing was found there. The findings of the output must be complete.
inline void warnOfUnusedExceptions(const OperationInput &input, OperationOutput &output)
{
    if (output.isCancelled || !output.refusal.isEmpty())
        return;
    std::string unused;
    for (const JointFrame &each : exceptionsOf(input)) {
        const bool isUsed = std::ranges::any_of(output.findings, [&](const OperationFinding &finding) {
            return finding.joint == each.joint && finding.frames.contains(each.frame);
        });
        if (!isUsed)
            unused += (unused.empty() ? "" : "+") + addressOf(input.clip.skeleton, NodeId::joint(each.joint)) + '@' +
                      std::to_string(each.frame);
    }
    if (!unused.empty())
        output.warnings.push_back(messages::exceptionUnused(nameArgument(unused)));
}

} // namespace limber
