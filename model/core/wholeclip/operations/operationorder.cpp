#include "operations/operationorder.h"

#include <algorithm>
#include <string_view>
#include <tuple>

namespace limber {

std::vector<Operation> inListedOrder(std::vector<Operation> operations)
{
    std::ranges::sort(operations, {}, [](const Operation &operation) {
        return std::tuple(operation.group, std::string_view(operation.title));
    });
    return operations;
}

} // namespace limber
