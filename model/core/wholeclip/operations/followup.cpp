#include "operations/followup.h"

#include "operations/applyoperation.h"
#include "operations/callresolver.h"

#include <algorithm>
#include <iterator>
#include <utility>

namespace limber {

namespace {

std::string lockingFeetIn(const FrameInterval &frames)
{
    return "footlock:frames=" + std::to_string(frames.first) + "-" + std::to_string(frames.last);
}

} // namespace

bool followUp(OperationOutput &output, const OperationInput &input, const std::string &call, const Progress &progress,
              const Clip *before)
{
    const ParsedCall parsed = parseCall(call);
    const Operation *operation = parsed.call ? findOperation(parsed.call->name) : nullptr;
    if (operation == nullptr)
        return true;
    const OperationContext context;
    CallResolver resolver(*operation, *parsed.call, output.clip, context);
    if (!resolver.resolve())
        return true;
    // The whole operation decides what the result is compared with and how its positions are settled.
    OperationInput next = resolver.input();
    next.rules = input.rules;
    next.up = input.up;
    next.vocabulary = input.vocabulary;
    next.posesApart = input.posesApart;
    const bool hasItsFrames = output.clip.motion.frameCount() == input.clip.motion.frameCount();
    next.contacts = hasItsFrames ? input.contacts : nullptr;
    next.floor = input.floor;
    next.progress = progress;
    next.before = before;
    next.spare = &output.clip;
    OperationOutput after = operation->run(next);
    if (after.isCancelled)
        return false;
    if (!after.refusal.isEmpty())
        return true;
    output.clip = std::move(after.clip);
    std::ranges::move(after.notes, std::back_inserter(output.notes));
    std::ranges::move(after.warnings, std::back_inserter(output.warnings));
    return true;
}

bool keepFeetStanding(OperationOutput &output, const OperationInput &input, const FrameInterval &frames,
                      const Progress &progress)
{
    return followUp(output, input, lockingFeetIn(frames), progress);
}

bool keepFeetAsBefore(OperationOutput &output, const OperationInput &input, const FrameInterval &frames,
                      const Progress &progress)
{
    return followUp(output, input, lockingFeetIn(frames), progress, &input.clip);
}

} // namespace limber
