#include "resultcheck/faultmessage.h"

#include "messages/motionmessages.h"

#include <algorithm>
#include <cmath>
#include <string>

namespace limber {

namespace {

std::string tenths(double value)
{
    const long rounded = std::lround(10.0 * value);
    return std::to_string(rounded / 10) + "." + std::to_string(rounded % 10);
}

} // namespace

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
        return messages::throughFloor(joint, fault.frame, numberArgument(tenths(fault.amount)),
                                      numberArgument(tenths(fault.sourceAmount)));
    }
    return {};
}

std::vector<ResultFault> worstFaults(const std::vector<ResultFault> &faults)
{
    std::vector<ResultFault> all;
    for (const auto kind :
         {ResultFault::Kind::Jump, ResultFault::Kind::BackwardBend, ResultFault::Kind::ThroughFloor}) {
        const auto worst = std::ranges::find(faults, kind, &ResultFault::kind);
        if (worst != faults.end())
            all.push_back(*worst);
    }
    return all;
}

std::vector<Message> worstOf(const std::vector<ResultFault> &faults, const Skeleton &skeleton)
{
    std::vector<Message> messages;
    for (const ResultFault &fault : worstFaults(faults))
        messages.push_back(messageFor(fault, skeleton));
    return messages;
}

} // namespace limber
