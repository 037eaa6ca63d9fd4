#include "operations/operationinput.h"

#include "body/bodystructure.h"

#include <algorithm>

namespace limber {

BodyRoles OperationInput::roles() const
{
    return bodyRoles(clip, rules, vocabulary != nullptr ? *vocabulary : Vocabulary::builtIn());
}

bool OperationInput::isSelected(int joint) const
{
    return std::ranges::binary_search(joints, joint);
}

} // namespace limber
