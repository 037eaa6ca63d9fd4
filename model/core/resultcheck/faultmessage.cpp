#include "resultcheck/faultmessage.h"

#include "bvh/text/numberformat.h"
#include "messages/motionmessages.h"

#include <algorithm>
#include <cmath>

namespace limber {

Message messageFor(const ResultFault &fault, const Skeleton &skeleton)
{
    const MessageArgument joint = nameArgument(skeleton.joint(fault.joint).name);
    const auto rounded = [](double value) { return static_cast<int>(std::lround(value)); };
    switch (fault.kind) {
    case ResultFault::Kind::Jump:
        return messages::largestJump(joint, fault.frame, rounded(fault.amount), rounded(fault.sourceAmount));
    case ResultFault::Kind::BackwardBend:
        return messages::bendsBackward(joint, fault.frame, rounded(fault.amount), rounded(fault.sourceAmount));
    case ResultFault::Kind::Jerk:
        return messages::isJerked(joint, fault.frame);
    case ResultFault::Kind::ThroughFloor:
        return messages::throughFloor(joint, fault.frame, numberArgument(fixedNumber(fault.amount, 1)),
                                      numberArgument(fixedNumber(fault.sourceAmount, 1)));
    }
    return {};
}

std::vector<Message> worstOf(const std::vector<ResultFault> &faults, const Skeleton &skeleton)
{
    std::vector<Message> messages;
    for (const auto kind :
         {ResultFault::Kind::Jump, ResultFault::Kind::BackwardBend, ResultFault::Kind::ThroughFloor}) {
        const auto worst = std::ranges::find(faults, kind, &ResultFault::kind);
        if (worst != faults.end())
            messages.push_back(messageFor(*worst, skeleton));
    }
    return messages;
}

} // namespace limber
