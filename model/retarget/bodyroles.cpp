#include "retarget/bodyroles.h"

#include <algorithm>

namespace limber {

int BodyRoles::find(BodyPart part, BodySide side, int number) const
{
    const auto found = std::find(m_roles.begin(), m_roles.end(), JointRole{part, side, number});
    return found == m_roles.end() ? NoJoint : static_cast<int>(found - m_roles.begin());
}

} // namespace limber
