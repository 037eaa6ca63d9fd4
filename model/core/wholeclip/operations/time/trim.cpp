#include "messages/operationmessages.h"
#include "operations/followup.h"
#include "operations/operation.h"

namespace limber {

Operation trimOperation();

namespace {

OperationOutput runTrim(const OperationInput &input)
{
    OperationOutput output{.clip = input.clip};
    Motion &motion = output.clip.motion;
    motion.removeFrames(input.frames.last + 1, motion.frameCount() - input.frames.last - 1);
    motion.removeFrames(0, input.frames.first);
    if (input.values.flag("origin") && !followUp(output, input, "origin", input.progress))
        return OperationOutput::cancelled();
    output.frames = FrameMap{input.frames.first, 1};
    return output;
}

} // namespace

Operation trimOperation()
{
    return {.name = "trim",
            .title = QT_TRANSLATE_NOOP("limber::Operation", "Trim"),
            .group = OperationGroup::Time,
            .help = QT_TRANSLATE_NOOP("limber::Operation",
                                      "Keeps the frames of a range and removes those before and after it."),
            .searchWords = QT_TRANSLATE_NOOP("limber::Operation",
                                             "cut crop split shorten range start end beginning keep part clip seconds"),
            .takesFrames = true,
            .needsRange = true,
            .movesFrames = true,
            .parameters = {{.name = "origin",
                            .title = QT_TRANSLATE_NOOP("limber::Operation", "Move to origin"),
                            .help = QT_TRANSLATE_NOOP("limber::Operation",
                                                      "Moves the clip along the floor so that it starts above the "
                                                      "origin."),
                            .kind = Parameter::Kind::Flag,
                            .standard = "no"}},
            .run = runTrim};
}

} // namespace limber
