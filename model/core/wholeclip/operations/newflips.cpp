#include "operations/newflips.h"

#include "base/at.h"
#include "motion/nodeaddress.h"
#include "operations/applyoperation.h"
#include "operations/callcheck.h"

#include <numeric>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace limber {

namespace {

std::string namesOfJointsWithNewFlips(const Clip &before, const Clip &after)
{
    const std::vector<int> old = flipsOfJoints(before);
    const std::vector<int> now = flipsOfJoints(after);
    std::string names;
    for (int joint = 0; joint < after.skeleton.jointCount(); ++joint) {
        if (at(now, joint) > at(old, joint))
            names += (names.empty() ? "" : "+") + addressOf(after.skeleton, NodeId::joint(joint));
    }
    return names;
}

int flipsOf(const Clip &clip)
{
    const std::vector<int> flips = flipsOfJoints(clip);
    return std::accumulate(flips.begin(), flips.end(), 0);
}

constexpr std::string_view unrollName = "unroll";

} // namespace

bool unrolls(const Operation &operation)
{
    return operation.name == unrollName;
}

bool unrollNewFlips(Clip &result, const OperationInput &input, const Progress &progress)
{
    OperationCall call;
    call.name = unrollName;
    call.set(jointsKey, namesOfJointsWithNewFlips(input.clip, result));
    if (findOperation(call.name) == nullptr || call.value(jointsKey) == nullptr)
        return true;
    if (!input.isOnAllFrames)
        call.set(framesKey, std::to_string(input.frames.first) + "-" + std::to_string(input.frames.last));
    AppliedOperation unrolled = applyOperation(call, result, {}, progress);
    if (unrolled.outcome == AppliedOperation::Outcome::Cancelled)
        return false;
    if (unrolled.isDone() && flipsOf(unrolled.clip) < flipsOf(result))
        result = std::move(unrolled.clip);
    return true;
}

} // namespace limber
