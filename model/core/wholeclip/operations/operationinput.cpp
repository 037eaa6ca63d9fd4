#include "operations/operationinput.h"

#include "body/bodystructure.h"

#include <algorithm>
#include <utility>

namespace limber {

BodyRoles OperationInput::roles() const
{
    return bodyRoles(clip, rules, vocabulary != nullptr ? *vocabulary : Vocabulary::builtIn());
}

Clip OperationInput::takeClip() const
{
    return spare != nullptr ? std::move(*spare) : clip;
}

bool OperationInput::isSelected(int joint) const
{
    return std::ranges::binary_search(joints, joint);
}

} // namespace limber
