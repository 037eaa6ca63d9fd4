#include "messages/operationmessages.h"
#include "operations/operation.h"

#include <algorithm>

namespace limber {

Operation reverseOperation();

namespace {

// Returns the frames in reverse with their origins, so that each keeps its text.
FrameBlock reversed(const FrameBlock &block)
{
    FrameBlock result;
    result.columnCount = block.columnCount;
    result.origins.assign(block.origins.rbegin(), block.origins.rend());
    result.values.reserve(block.values.size());
    for (auto end = block.values.end(); end != block.values.begin(); end -= block.columnCount)
        result.values.insert(result.values.end(), end - block.columnCount, end);
    return result;
}

OperationOutput runReverse(const OperationInput &input)
{
    OperationOutput output{.clip = input.clip};
    const int count = input.frames.frameCount();
    if (count < 2)
        return output;
    Motion &motion = output.clip.motion;
    const FrameBlock block = reversed(motion.copyOfFrames(input.frames.first, count));
    motion.removeFrames(input.frames.first, count);
    motion.insertFrames(input.frames.first, block);
    if (count == motion.frameCount())
        output.frames = FrameMap{input.frames.last, -1};
    return output;
}

} // namespace

Operation reverseOperation()
{
    return {.name = "reverse",
            .title = QT_TRANSLATE_NOOP("limber::Operation", "Reverse"),
            .group = OperationGroup::Time,
            .help = QT_TRANSLATE_NOOP("limber::Operation", "Plays the frames in the opposite order."),
            .searchWords = QT_TRANSLATE_NOOP("limber::Operation", "backwards rewind flip time"),
            .takesFrames = true,
            .movesFrames = true,
            .run = runReverse};
}

} // namespace limber
