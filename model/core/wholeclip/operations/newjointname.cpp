#include "operations/newjointname.h"

#include "messages/skeletonmessages.h"
#include "motion/writablename.h"
#include "surgery/jointname.h"

namespace limber {

std::string newJointName(const OperationInput &input, const std::string &usual, OperationOutput &output)
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
