#include "retarget/retargetclip.h"

#include "body/bodystructure.h"
#include "body/figureroles.h"
#include "body/figureshape.h"
#include "body/upaxisdecision.h"
#include "mapping/automaticmapping.h"
#include "resultcheck/faultmessage.h"
#include "retarget/retargeter.h"

#include <algorithm>
#include <functional>
#include <utility>

namespace limber {

RetargetInput retargetSource(Clip source, const PositionRules &rules, std::optional<Axis> up,
                             const Vocabulary &vocabulary)
{
    RetargetInput input;
    input.sourceRules = rules;
    std::vector<FigureRoles> figures = rolesOfFigures(source, rules, vocabulary);
    if (figures.size() == 1) {
        input.sourceRoles = std::move(figures.front().roles);
    } else {
        input.sourceRoles = bodyRoles(source, rules, vocabulary);
        for (FigureRoles &figure : figures) {
            const auto upOfOne = [&](const FigureAlone &one) { return decideUpAxis(one.clip, one.rules).axis; };
            const Axis own = up ? *up : upOfOne(figureAlone(source, rules, figure.top));
            input.sourceFigures.push_back({figure.top, std::move(figure.roles), own});
        }
    }
    input.sourceUp = up ? *up : decideUpAxis(source, rules).axis;
    input.source = std::move(source);
    return input;
}

void setRetargetTarget(RetargetInput &input, RetargetTarget target)
{
    input.target = std::move(target.clip);
    input.targetNames = std::move(target.names);
    input.targetUp = target.up;
    input.targetBindFrame = target.bindFrame;
    input.targetSoles = std::move(target.soles);
    input.targetGround = target.ground;
    input.targetRules = decidePositionRules(input.target.skeleton, input.target.motion);
    input.mapping = {};
}

JointMapping mapJoints(const RetargetInput &input, const Vocabulary &vocabulary)
{
    Clip target =
        input.targetBindFrame ? clipRestingIn(input.target, input.targetRules, *input.targetBindFrame) : input.target;
    if (!input.targetNames.empty())
        target = withJointNames(std::move(target), input.targetNames);
    return mapJoints(input.source, input.sourceRules, target, input.targetRules, vocabulary);
}

RetargetInput automaticRetarget(Clip source, Clip target, const Vocabulary &vocabulary)
{
    const PositionRules rules = decidePositionRules(source.skeleton, source.motion);
    RetargetInput input = retargetSource(std::move(source), rules, std::nullopt, vocabulary);
    setRetargetTarget(input, {std::move(target)});
    input.mapping = mapJoints(input, vocabulary).sureOnly();
    return input;
}

namespace {

// Returns false if the progress stopped it.
bool addFaults(RetargetedClip &result, const Retargeter &retargeter, const Progress &progress)
{
    const auto found = retargeter.findFaults(result.clip, progress);
    if (!found)
        return false;
    result.faults.insert(result.faults.end(), found->begin(), found->end());
    std::ranges::stable_sort(result.faults, std::ranges::greater(), &ResultFault::excess);
    for (const Message &message : worstOf(result.faults, result.clip.skeleton))
        result.notes.push_back({RetargetFile::Result, message});
    return true;
}

} // namespace

std::optional<RetargetedClip> retargetClip(const RetargetInput &input, const RetargetRun &run)
{
    constexpr double preparing = 0.3;
    constexpr double writing = 0.6;
    const double finishing = run.finish ? 0.75 : writing;
    const double checking = run.measures ? 0.85 : 1.0;
    const auto retargeter = std::make_shared<Retargeter>(input);
    if (!retargeter->prepare(run.progress.part(0.0, preparing)))
        return std::nullopt;
    if (run.prepared)
        run.prepared(retargeter);
    std::optional<RetargetedClip> result = retargeter->write(run.progress.part(preparing, writing));
    if (!result)
        return std::nullopt;
    const Axis up = retargeter->transfer().upAxis();
    if (run.finish && !run.finish(*result, up, run.progress.part(writing, finishing)))
        return std::nullopt;
    if (!addFaults(*result, *retargeter, run.progress.part(finishing, checking)))
        return std::nullopt;
    if (!run.measures)
        return result;
    result->measures = retargeter->measure(result->clip, run.progress.part(checking, 1.0));
    return result->measures ? std::move(result) : std::nullopt;
}

} // namespace limber
