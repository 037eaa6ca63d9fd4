#include "messages/operationmessages.h"
#include "messages/skeletonmessages.h"
#include "operations/operation.h"
#include "surgery/rearrange.h"

namespace limber {

Operation removeOperation();

namespace {

OperationOutput runRemove(const OperationInput &input)
{
    const Skeleton &skeleton = input.clip.skeleton;
    const int joint = input.values.joint("joint");
    const int count = skeleton.subtreeEnd(joint) - joint;
    const MessageArgument name = nameArgument(skeleton.joint(joint).name);
    if (count == skeleton.jointCount())
        return OperationOutput::refused(messages::lastJoint(name));
    SkeletonTree tree(skeleton);
    tree.remove(joint);
    tree.closeChain(skeleton.joint(joint).parent, skeleton.joint(joint).offset);
    OperationOutput output{.clip = rearranged(input.clip, tree).clip};
    output.notes.push_back(messages::jointsRemoved(count, name));
    return output;
}

} // namespace

Operation removeOperation()
{
    return {.name = "remove",
            .title = QT_TRANSLATE_NOOP("limber::Operation", "Remove Branch"),
            .group = OperationGroup::Skeleton,
            .help = QT_TRANSLATE_NOOP("limber::Operation", "Removes a joint and everything below it. If its parent has "
                                                           "no children left, an end site ends the chain there."),
            .searchWords = QT_TRANSLATE_NOOP("limber::Operation", "delete joint subtree prune fingers strip branch"),
            .changesSkeleton = true,
            .parameters = {{.name = "joint",
                            .title = QT_TRANSLATE_NOOP("limber::Operation", "Joint"),
                            .help = QT_TRANSLATE_NOOP("limber::Operation", "The joint to remove."),
                            .kind = Parameter::Kind::Joint,
                            .isRequired = true}},
            .run = runRemove};
}

} // namespace limber
