#pragma once

#include "base/message.h"
#include "motion/motion.h"
#include "motion/skeleton.h"

#include <optional>

namespace limber {

// What the position channels of a joint with an OFFSET mean.
enum class PositionRule {
    Replace, // the channel is the whole translation on its axis (nearly all real files)
    Add, // the channel is a displacement from the OFFSET (as in old descriptions of the format)
};

// The options for a user; Auto decides by the numbers.
enum class PositionRuleChoice { Auto, Replace, Add };

// The rules for the roots and for all other joints of a clip, with the reason.
struct PositionRules
{
    PositionRule roots = PositionRule::Replace; // for all roots
    PositionRule joints = PositionRule::Replace; // for all other joints
    Message reason; // what in the clip decided the rules

    // Returns the rule for a joint.
    [[nodiscard]] PositionRule of(const Joint &joint) const { return joint.isRoot() ? roots : joints; }
};

// Returns how long a joint's position values are: their median length as a fraction of the length of its OFFSET, both
// only along the axes that have a channel. Returns nothing if there is nothing to compare.
[[nodiscard]] std::optional<double> positionFraction(const Joint &joint, const Motion &motion);

// Decides the rules. Auto chooses Add if the median length of the position values is below a tenth of the OFFSET's
// length, else Replace. The joints below the root decide first: if they are added, the roots are too. Otherwise the
// roots decide for themselves. The function looks at no more than 64 frames.
[[nodiscard]] PositionRules decidePositionRules(const Skeleton &skeleton, const Motion &motion,
                                                PositionRuleChoice choice = PositionRuleChoice::Auto);

// Returns whether Auto chooses these rules for the joints wherever the rule makes a difference, and would still do so
// if the numbers were rounded a little.
[[nodiscard]] bool isReadBy(const PositionRules &rules, const Skeleton &skeleton, const Motion &motion);

} // namespace limber
