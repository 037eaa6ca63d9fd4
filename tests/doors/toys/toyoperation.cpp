#include "messages/operationmessages.h"
#include "operations/operation.h"

namespace limber {

Operation toyOperation();

namespace {

OperationOutput runToy(const OperationInput &input)
{
    return {.clip = input.clip};
}

} // namespace

Operation toyOperation()
{
    return {.name = "toy",
            .title = QT_TRANSLATE_NOOP("limber::Operation", "Toy"),
            .group = OperationGroup::Time,
            .help = QT_TRANSLATE_NOOP("limber::Operation", "Leaves everything as it is."),
            .searchWords = QT_TRANSLATE_NOOP("limber::Operation", "nothing"),
            .takesFrames = true,
            .run = runToy};
}

} // namespace limber
