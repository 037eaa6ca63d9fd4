#pragma once

#include "motion/skeleton.h"

#include <cstdint>
#include <vector>

namespace limber {

// Why a target joint was given its source joint.
enum class MatchReason : std::uint8_t { None, Name, Alias, Structure, Symmetry, User, File };

// The source joint that a target joint follows.
struct JointMatch
{
    int source = NoJoint; // NoJoint: follows its parent
    double score = 0.0; // 0 to 1; under JointMapping::Sure it is a question to the user
    MatchReason reason = MatchReason::None;

    friend bool operator==(const JointMatch &, const JointMatch &) = default;
};

// Which joint of a source skeleton each joint of a target skeleton follows. No source joint is used twice, and no
// ancestor of a joint follows a descendant of what the joint follows.
struct JointMapping
{
    static constexpr double Sure = 0.5;

    std::vector<JointMatch> matches; // one a target joint

    [[nodiscard]] int sourceOf(int target) const { return matches[static_cast<std::size_t>(target)].source; }
    // The target joint that follows `source`, or NoJoint.
    [[nodiscard]] int targetOf(int source) const;
    // The same without the pairs that are only guessed.
    [[nodiscard]] JointMapping sureOnly() const;
};

} // namespace limber
