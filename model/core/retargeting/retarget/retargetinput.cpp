#include "retarget/retargetinput.h"

#include <algorithm>

namespace limber {

void chooseSourceFigure(RetargetInput &input)
{
    const SourceFigure *used = nullptr;
    for (const JointMatch &match : input.mapping.matches) {
        if (match.source == NoJoint)
            continue;
        const auto its = std::ranges::find_if(input.sourceFigures, [&](const SourceFigure &figure) {
            return input.source.skeleton.isInSubtree(match.source, figure.top);
        });
        if (its == input.sourceFigures.end()) // a joint above all figures
            continue;
        if (used != nullptr && used != &*its)
            return;
        used = &*its;
    }
    if (used == nullptr)
        return;
    input.sourceRoles = used->roles;
    input.sourceUp = used->up;
    input.sourceTop = used->top;
}

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
