#include "operations/operationcount.h"

#include "operations/callresolver.h"

namespace limber {

Message countOf(const Operation &operation, const Clip &clip, const OperationContext &context, const Progress &progress)
{
    if (operation.count == nullptr)
        return {};
    const OperationCall call{std::string(operation.name), {}};
    CallResolver resolver(operation, call, clip, context);
    if (!resolver.resolve())
        return {};
    OperationInput input = resolver.input();
    input.progress = progress;
    return operation.count(input);
}

} // namespace limber
