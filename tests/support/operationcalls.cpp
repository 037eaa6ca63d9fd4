#include "support/operationcalls.h"

#include "bvh/text/numberformat.h"
#include "comparison/clipdifference.h"
#include "motion/nodeaddress.h"

#include <algorithm>
#include <cmath>

namespace limber::test {

namespace {

std::string plainValue(const Parameter &parameter, const Clip &clip)
{
    using enum Parameter::Kind;
    if (!parameter.words.empty())
        return std::string(parameter.words.front().word);
    switch (parameter.kind) {
    case Number:
    case WholeNumber:
        return shortestNumber(std::clamp(1.0, std::ceil(parameter.least), parameter.most));
    case Flag:
        return "yes";
    case Frame:
        return "last";
    case Frames:
        return "all";
    case FramePair:
        return "last:0";
    case Joint:
    case Node:
        return addressOf(clip.skeleton, NodeId::joint(clip.skeleton.jointCount() - 1));
    case Place:
        return addressOf(clip.skeleton, NodeId::joint(0));
    case Offset:
        return "0+1+0";
    default:
        return "something";
    }
}

} // namespace

OperationCall plainCall(const Operation &operation, const Clip &clip)
{
    OperationCall call;
    call.name = operation.name;
    for (const Parameter &parameter : operation.parameters) {
        if (parameter.isRequired)
            call.set(parameter.name, plainValue(parameter, clip));
    }
    return call;
}

OperationContext contextWith(const Clip &second)
{
    OperationContext context;
    context.readClip = [&second](const std::string &) {
        ReadResult result;
        result.clip = second;
        return result;
    };
    return context;
}

Clip applied(const std::string &call, const Clip &clip, const OperationContext &context)
{
    AppliedOperation result = apply(call, clip, context);
    if (!result.isDone())
        qFatal("%s: %s", call.c_str(), result.problem.text().c_str());
    return std::move(result.clip);
}

PoseError poseError(const Clip &a, const Clip &b)
{
    const ClipDifference difference =
        compareClips(a, decidePositionRules(a.skeleton, a.motion), b, decidePositionRules(b.skeleton, b.motion));
    return {difference.position.amount, difference.rotation.amount};
}

} // namespace limber::test
