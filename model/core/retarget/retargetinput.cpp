#include "retarget/retargetinput.h"

namespace limber {

BodyRoles rolesOfTarget(const RetargetInput &input)
{
    std::vector<JointRole> roles(input.mapping.matches.size());
    for (std::size_t joint = 0; joint < roles.size(); ++joint) {
        const int source = input.mapping.matches[joint].source;
        if (source != NoJoint)
            roles[joint] = input.sourceRoles.of(source);
    }
    return BodyRoles(std::move(roles));
}

} // namespace limber
