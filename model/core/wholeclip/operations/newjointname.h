#pragma once

#include "messages/skeletonmessages.h"
#include "motion/writablename.h"
#include "operations/operationinput.h"
#include "operations/operationoutput.h"
#include "surgery/jointname.h"

#include <string>

namespace limber {

// Returns the name for a new joint: the value of the parameter `name` or the usual name, made unique. A note in the
// output says if it had to be changed; the output is refused if a file cannot hold the name.
[[nodiscard]] inline std::string newJointName(const OperationInput &input, const std::string &usual,
                                              OperationOutput &output)
{
    const bool isGiven = input.values.has("name") && !input.values.text("name").empty();
    const std::string wanted = isGiven ? input.values.text("name") : usual;
    if (!isWritableName(wanted)) {
        output.refusal = messages::nameNotWritable(nameArgument(wanted));
        return {};
    }
    std::string name = uniqueJointName(input.clip.skeleton, wanted);
    if (isGiven && name != wanted)
        output.notes.push_back(messages::nameWasTaken(nameArgument(wanted), nameArgument(name)));
    return name;
}

} // namespace limber
