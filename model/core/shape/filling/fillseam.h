#pragma once

#include "filling/gap.h"
#include "motion/clip.h"

#include <optional>

namespace limber {

// A joint that jumps where a filling begins or ends.
struct SeamJump
{
    int joint = NoJoint;
    int frame = 0; // it turns from this one to the next
    double degrees = 0.0;
    double nearbyDegrees = 0.0; // how far it turns at most from a frame to the next in the half seconds beside the gap
};

// Returns where a joint of a filled gap jumps most, if one turns by much more than nearby: then the filling leads to a
// frame that is bad itself. The frames beside the gap count as well, since a filling meets them without a jump.
[[nodiscard]] std::optional<SeamJump> largestSeamJump(const Clip &filled, const Gap &gap);

} // namespace limber
