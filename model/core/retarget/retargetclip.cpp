#include "retarget/retargetclip.h"

#include "body/bodystructure.h"
#include "body/bodyup.h"
#include "mapping/automaticmapping.h"
#include "retarget/retargeter.h"

#include <utility>

namespace limber {

namespace {

// One of the three passes over the clip.
Progress pass(const Progress &progress, double number)
{
    constexpr double passes = 3.0;
    if (!progress)
        return {};
    return [&progress, number](double share) { return progress((number + share) / passes); };
}

} // namespace

RetargetInput automaticRetarget(Clip source, Clip target, const Vocabulary &vocabulary)
{
    RetargetInput input;
    input.source = std::move(source);
    input.sourceRules = decidePositionRules(input.source.skeleton, input.source.motion);
    input.sourceRoles = bodyRoles(input.source, input.sourceRules, vocabulary);
    input.sourceUp = sourceUpAxis(input.source, input.sourceRules, input.sourceRoles);
    input.target = std::move(target);
    input.targetRules = decidePositionRules(input.target.skeleton, input.target.motion);
    input.mapping = mapJoints(input.source, input.sourceRules, input.target, input.targetRules, vocabulary).sureOnly();
    return input;
}

std::optional<RetargetedClip> retargetClip(const RetargetInput &input, const Progress &progress)
{
    Retargeter retargeter(input);
    if (!retargeter.prepare(pass(progress, 0.0)))
        return std::nullopt;
    std::optional<RetargetResult> result = retargeter.write(pass(progress, 1.0));
    if (!result)
        return std::nullopt;
    std::optional<RetargetMeasures> measures = retargeter.measure(result->clip, pass(progress, 2.0));
    if (!measures)
        return std::nullopt;
    std::vector<Message> notes = retargeter.notes();
    notes.insert(notes.end(), result->notes.begin(), result->notes.end());
    return RetargetedClip{std::move(result->clip), std::move(*measures), std::move(notes)};
}

} // namespace limber
