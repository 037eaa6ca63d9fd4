#include "resultcheck/faultmessage.h"

#include "messages/motionmessages.h"

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
    }
    return {};
}

} // namespace limber
