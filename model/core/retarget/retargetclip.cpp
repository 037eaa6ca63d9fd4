#include "retarget/retargetclip.h"

#include "body/bodystructure.h"
#include "body/bodyup.h"
#include "mapping/automaticmapping.h"
#include "resultcheck/faultmessage.h"
#include "retarget/retargeter.h"

#include <utility>

namespace limber {

RetargetInput retargetSource(Clip source, const PositionRules &rules, std::optional<Axis> up,
                             const Vocabulary &vocabulary)
{
    RetargetInput input;
    input.sourceRules = rules;
    input.sourceRoles = bodyRoles(source, rules, vocabulary);
    input.sourceUp = up ? *up : sourceUpAxis(source, rules, input.sourceRoles);
    input.source = std::move(source);
    return input;
}

void setRetargetTarget(RetargetInput &input, Clip target)
{
    input.target = std::move(target);
    input.targetRules = decidePositionRules(input.target.skeleton, input.target.motion);
    input.mapping = {};
}

JointMapping mapJoints(const RetargetInput &input, const Vocabulary &vocabulary)
{
    return mapJoints(input.source, input.sourceRules, input.target, input.targetRules, vocabulary);
}

RetargetInput automaticRetarget(Clip source, Clip target, const Vocabulary &vocabulary)
{
    const PositionRules rules = decidePositionRules(source.skeleton, source.motion);
    RetargetInput input = retargetSource(std::move(source), rules, std::nullopt, vocabulary);
    setRetargetTarget(input, std::move(target));
    input.mapping = mapJoints(input, vocabulary).sureOnly();
    return input;
}

std::optional<RetargetedClip> retargetClip(const RetargetInput &input, const RetargetRun &run)
{
    constexpr double preparing = 0.3;
    const double writing = run.measures ? 0.7 : 1.0;
    const auto retargeter = std::make_shared<Retargeter>(input);
    if (!retargeter->prepare(run.progress.part(0.0, preparing)))
        return std::nullopt;
    if (run.prepared)
        run.prepared(retargeter);
    std::optional<RetargetedClip> result = retargeter->write(run.progress.part(preparing, writing));
    if (!result || !run.measures)
        return result;
    result->measures = retargeter->measure(result->clip, run.progress.part(writing, 1.0));
    if (!result->measures)
        return std::nullopt;
    for (const Message &message : worstOf(result->measures->faults, result->clip.skeleton))
        result->notes.push_back(message);
    return result;
}

} // namespace limber
