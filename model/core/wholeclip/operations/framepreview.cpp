#include "operations/framepreview.h"

#include "body/upaxisdecision.h"
#include "operations/callcheck.h"

#include <algorithm>
#include <cmath>

namespace limber {

namespace {

constexpr double secondsAround = 0.5;
constexpr double leastAround = 10.0; // frames
constexpr double mostAround = 60.0; // the largest number of frames, so that it is quick at any frame rate

FrameInterval framesAround(int frame, const Motion &motion)
{
    const double wanted = secondsAround / motion.playingFrameTimeSeconds();
    const auto around = static_cast<int>(std::clamp(std::round(wanted), leastAround, mostAround));
    return {std::max(0, frame - around), std::min(motion.frameCount() - 1, frame + around)};
}

// Returns whether a setting names frames, which would be other frames in a part.
bool namesFrames(const Operation &operation, const OperationCall::Argument &argument)
{
    const Parameter *parameter = parameterOf(operation, argument.key);
    return parameter == nullptr || argument.key == exceptKey || parameter->kind == Parameter::Kind::Frame ||
           parameter->kind == Parameter::Kind::Frames || parameter->kind == Parameter::Kind::FramePair ||
           parameter->kind == Parameter::Kind::File;
}

// Changes the frames of the call so that they count from the first frame of the part; returns false if the frame is not
// one of them.
bool moveFrames(OperationCall &call, int frame, const FrameInterval &part)
{
    const std::string *text = call.value(framesKey);
    const auto frames = text != nullptr ? parseFrames(*text) : FramesText();
    if (!frames || frame < frames->first || (frames->last != FramesText::lastFrame && frame > frames->last))
        return false;
    const int last = frames->last == FramesText::lastFrame ? part.last : std::min(frames->last, part.last);
    const int first = std::max(frames->first, part.first);
    if (text != nullptr)
        call.set(framesKey, std::to_string(first - part.first) + "-" + std::to_string(last - part.first));
    return true;
}

// Fixes the rules and the up axis, since Auto might read a part differently from the whole.
OperationContext contextOfPart(const OperationContext &context, const PositionRules &rules, Axis up)
{
    OperationContext fixed = context;
    fixed.contacts = nullptr; // they refer to other frames
    if (rules.roots == rules.joints)
        fixed.positionRule = rules.roots == PositionRule::Add ? PositionRuleChoice::Add : PositionRuleChoice::Replace;
    fixed.upAxis = choiceOf(up);
    return fixed;
}

// Returns the up axis of the result: that of the clip unless the operation rotated it, which the part shows as well as
// the whole.
Axis upAfter(const Clip &before, const Clip &after, const PositionRules &rules, const OperationContext &context,
             Axis up)
{
    if (context.upAxis != UpAxisChoice::Auto)
        return up;
    const Axis now = decideUpAxis(after, rules).axis;
    return now != decideUpAxis(before, rules).axis ? now : up;
}

} // namespace

std::optional<FramePreview> previewAround(int frame, const OperationCall &call, const Clip &clip,
                                          const OperationContext &context, const Progress &progress)
{
    const Operation *operation = findOperation(call.name);
    if (operation == nullptr || !operation->isLocal || frame < 0 || frame >= clip.motion.frameCount())
        return std::nullopt;
    OperationCall ofPart = call;
    for (const OperationCall::Argument &argument : call.arguments) {
        if (argument.key != framesKey && namesFrames(*operation, argument))
            return std::nullopt;
    }
    const FrameInterval part = framesAround(frame, clip.motion);
    if (!moveFrames(ofPart, frame, part))
        return std::nullopt;
    Clip excerpt = clip;
    excerpt.motion.removeFrames(part.last + 1, clip.motion.frameCount() - part.last - 1);
    excerpt.motion.removeFrames(0, part.first);
    const PositionRules rules = decidePositionRules(clip.skeleton, clip.motion, context.positionRule);
    const Axis up = decideUpAxis(clip, rules, context.upAxis).axis;
    AppliedOperation applied = applyOperation(ofPart, excerpt, contextOfPart(context, rules, up), progress);
    if (!applied.isDone() || applied.clip.motion.frameCount() != part.frameCount())
        return std::nullopt;
    const Axis upNow = upAfter(excerpt, applied.clip, rules, context, up);
    return FramePreview{std::move(applied.clip), part.first, rules, upNow};
}

} // namespace limber
