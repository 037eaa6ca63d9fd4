#include "messages/operationmessages.h"
#include "messages/skeletonmessages.h"
#include "operations/operation.h"
#include "surgery/addchannels.h"
#include "surgery/completechannels.h"
#include "tracks/positiontrack.h"

namespace limber {

Operation foldrootoffsetOperation();

namespace {

void foldOffset(int root, const OperationInput &input, OperationOutput &output)
{
    const Joint before = output.clip.skeleton.joint(root);
    if (before.offset == glm::dvec3(0.0))
        return;
    const FrameInterval all{0, output.clip.motion.frameCount() - 1};
    const std::vector<glm::dvec3> positions = positionTrack(output.clip, root, all, input.rules);
    const std::vector<Channel> channels = withAllPositions(before.channels);
    if (channels != before.channels) {
        output.clip = withAddedChannels(output.clip, root, channels);
        output.notes.push_back(messages::positionsAdded(1));
    }
    output.clip.skeleton.setOffset(NodeId::joint(root), glm::dvec3(0.0));
    writePositions(output.clip, root, 0, positions, input.rules);
    output.notes.push_back(messages::offsetFolded(nameArgument(before.name)));
}

OperationOutput runFoldrootoffset(const OperationInput &input)
{
    if (input.clip.motion.isEmpty())
        return OperationOutput::refused(messages::noFrames());
    OperationOutput output{.clip = input.clip};
    for (const int root : input.clip.skeleton.roots())
        foldOffset(root, input, output);
    return output;
}

} // namespace

Operation foldrootoffsetOperation()
{
    return {.name = "foldrootoffset",
            .title = QT_TRANSLATE_NOOP("limber::Operation", "Zero Root Offset"),
            .group = OperationGroup::Skeleton,
            .help = QT_TRANSLATE_NOOP("limber::Operation",
                                      "Moves the root's offset into its position channels, so that programs that add "
                                      "the offset and programs that do not show the same pose. No joint moves."),
            .searchWords = QT_TRANSLATE_NOOP("limber::Operation", "OFFSET zero root position hips double"),
            .changesSkeleton = true,
            .keepsPose = true,
            .run = runFoldrootoffset};
}

} // namespace limber
