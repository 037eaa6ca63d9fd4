#include "operations/followup.h"

#include "operations/applyoperation.h"

#include <algorithm>
#include <iterator>
#include <utility>

namespace limber {

bool followUp(OperationOutput &output, const OperationInput &input, const std::string &call, const Progress &progress)
{
    const ParsedCall parsed = parseCall(call);
    if (!parsed.call || findOperation(parsed.call->name) == nullptr)
        return true;
    OperationContext context;
    context.positionRule =
        input.rules.joints == PositionRule::Add ? PositionRuleChoice::Add : PositionRuleChoice::Replace;
    if (input.rules.roots != input.rules.joints)
        context.positionRule = PositionRuleChoice::Auto;
    context.upAxis = input.up.axis == Axis::X   ? UpAxisChoice::X
                     : input.up.axis == Axis::Y ? UpAxisChoice::Y
                                                : UpAxisChoice::Z;
    context.vocabulary = input.vocabulary;
    const bool hasItsFrames = output.clip.motion.frameCount() == input.clip.motion.frameCount();
    context.contacts = hasItsFrames ? input.contacts : nullptr;
    AppliedOperation after = applyOperation(*parsed.call, output.clip, context, progress);
    if (after.outcome == AppliedOperation::Outcome::Cancelled)
        return false;
    if (!after.isDone())
        return true;
    output.clip = std::move(after.clip);
    std::ranges::move(after.notes, std::back_inserter(output.notes));
    std::ranges::move(after.warnings, std::back_inserter(output.warnings));
    return true;
}

bool keepFeetStanding(OperationOutput &output, const OperationInput &input, const FrameInterval &frames,
                      const Progress &progress)
{
    const std::string range = std::to_string(frames.first) + "-" + std::to_string(frames.last);
    return followUp(output, input, "footlock:frames=" + range, progress);
}

} // namespace limber
