#include "body/bodyside.h"

#include "base/at.h"
#include "body/jointterm.h"

namespace limber {

BodySide oppositeSide(BodySide side)
{
    if (side == BodySide::Centre)
        return side;
    return side == BodySide::Left ? BodySide::Right : BodySide::Left;
}

std::vector<BodySide> bodySides(const Skeleton &skeleton)
{
    std::vector<BodySide> sides;
    sides.reserve(static_cast<std::size_t>(skeleton.jointCount()));
    for (const JointTerm &term : jointTerms(skeleton)) {
        const int parent = skeleton.joint(static_cast<int>(sides.size())).parent;
        const bool inherits = term.side == BodySide::Centre && parent != NoJoint;
        sides.push_back(inherits ? at(sides, parent) : term.side);
    }
    return sides;
}

} // namespace limber
