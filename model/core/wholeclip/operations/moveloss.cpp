#include "operations/moveloss.h"

#include "messages/operationmessages.h"
#include "messages/skeletonmessages.h"
#include "operations/notenumber.h"

namespace limber {

void addLossOf(const MoveLoss &loss, const Skeleton &skeleton, OperationOutput &output)
{
    constexpr double visible = 1e-9;
    if (loss.units > visible && loss.joint != NoJoint) {
        output.warnings.push_back(
            messages::rootCannotMove(nameArgument(skeleton.joint(loss.joint).name), noteNumber(loss.units)));
    }
    addLossOf(loss.rotation, skeleton, output);
}

void addLossOf(const RotationResidual &loss, const Skeleton &skeleton, OperationOutput &output)
{
    if (loss.jointCount > 0) {
        output.warnings.push_back(messages::incompleteRotations(loss.jointCount, noteNumber(loss.degrees),
                                                                nameArgument(skeleton.joint(loss.joint).name)));
    }
}

} // namespace limber
