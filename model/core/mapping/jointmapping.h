#pragma once

#include "body/bodyside.h"
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
    MatchReason reason = MatchReason::None; // why the two belong together

    friend bool operator==(const JointMatch &, const JointMatch &) = default;
};

// Two branches of the target that nothing distinguishes, such as its legs: which is which is asked once, and the answer
// decides all joints of both.
struct SideQuestion
{
    // What the question is about.
    enum class Limb : std::uint8_t { Leg, Arm, Other };
    // What the answers mean for one joint of the target.
    struct Change
    {
        int target = NoJoint; // a joint of the target
        JointMatch ifYes; // what it follows after the answer yes
        JointMatch ifNo; // what it follows after the answer no

        friend bool operator==(const Change &, const Change &) = default;
    };

    // Is `target` what `source` is (and `otherTarget` what `otherSource` is), or the other way round?
    int target = NoJoint;
    int source = NoJoint; // a joint of the source
    int otherTarget = NoJoint; // the one on the other side of the target
    int otherSource = NoJoint; // the one on the other side of the source
    Limb limb = Limb::Other; // of the joints that are decided
    BodySide side = BodySide::Centre; // of `source`; Centre if the source's sides are not known either
    std::vector<Change> changes; // one for each joint that the answer decides

    friend bool operator==(const SideQuestion &, const SideQuestion &) = default;
};

// Which joint of a source skeleton each joint of a target skeleton follows. No source joint is used twice, and no
// ancestor of a joint follows a descendant of what the joint follows.
struct JointMapping
{
    static constexpr double Sure = 0.5; // The lowest score that counts as certain.

    std::vector<JointMatch> matches; // one for each target joint
    // To be asked in this order. Until they are answered, their joints have proposals under Sure: those of the answer
    // yes.
    std::vector<SideQuestion> questions;

    // The joint of the source that a joint of the target follows, or NoJoint.
    [[nodiscard]] int sourceOf(int target) const { return matches[static_cast<std::size_t>(target)].source; }
    // The target joint that follows `source`, or NoJoint.
    [[nodiscard]] int targetOf(int source) const;
    // The same with one of its questions answered and removed.
    [[nodiscard]] JointMapping answered(std::size_t question, bool yes) const;
    // Drops the questions that were decided by hand.
    void dropDecidedQuestions();
    // The same without the pairs that are only guessed.
    [[nodiscard]] JointMapping sureOnly() const;
};

} // namespace limber
