#include "additions/additionkind.h"

namespace limber {

const AdditionKind *findAdditionKind(std::string_view name)
{
    for (const auto &kind : additionKinds()) {
        if (kind->name() == name)
            return kind.get();
    }
    return nullptr;
}

} // namespace limber
