#pragma once

#include "base/message.h"
#include "motion/motion.h"
#include "motion/skeleton.h"

#include <optional>

namespace limber {

// What the position channels of a joint that also has an OFFSET mean.
enum class PositionRule {
    Replace, // the channel is the whole translation on its axis (nearly all real files)
    Add, // the channel is a displacement from the OFFSET (as in old descriptions of the format)
};

// What a user may choose; Auto decides by the numbers.
enum class PositionRuleChoice { Auto, Replace, Add };

// The rule for the roots and for all other joints of a clip, and why.
struct PositionRules
{
    PositionRule roots = PositionRule::Replace; // for all roots
    PositionRule joints = PositionRule::Replace; // for all other joints
    Message reason; // what in the clip decided it

    // The rule for a joint.
    [[nodiscard]] PositionRule of(const Joint &joint) const { return joint.isRoot() ? roots : joints; }
};

// How long a joint's position values are: their median length as a fraction of its OFFSET, both on the axes that have a
// channel. Nothing if there is nothing to compare.
[[nodiscard]] std::optional<double> positionFraction(const Joint &joint, const Motion &motion);

// Decides the rule. Auto: add if the median length of the position values is below a tenth of the OFFSET's
// length (decided by the joints below the root, then for the whole file; else by the root), replace otherwise.
// At most 64 frames are looked at.
[[nodiscard]] PositionRules decidePositionRules(const Skeleton &skeleton, const Motion &motion,
                                                PositionRuleChoice choice = PositionRuleChoice::Auto);

// True if Auto reads the joints by these rules wherever the rule makes a difference, and would still do so when the
// numbers are rounded a little.
[[nodiscard]] bool isReadBy(const PositionRules &rules, const Skeleton &skeleton, const Motion &motion);

} // namespace limber
