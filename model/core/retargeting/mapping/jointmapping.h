#pragma once

#include "body/bodyside.h"
#include "motion/skeleton.h"

#include <cstdint>
#include <vector>

namespace limber {

// Why a target joint follows its source joint.
enum class MatchReason : std::uint8_t { None, Name, Alias, Structure, Symmetry, User, File };

// The source joint that a target joint follows.
struct JointMatch
{
    int source = NoJoint; // NoJoint: it follows its parent
    double score = 0.0; // 0 to 1; a score under JointMapping::Sure is a question to the user
    MatchReason reason = MatchReason::None; // why the two belong together

    friend bool operator==(const JointMatch &, const JointMatch &) = default;
};

// Two branches of the target that nothing distinguishes, such as its legs. The user is asked once which is which, and
// the answer decides all joints of both.
struct SideQuestion
{
    // The limb that the question is about.
    enum class Limb : std::uint8_t { Leg, Arm, Other };
    // The meaning of the answers for one joint of the target.
    struct Change
    {
        int target = NoJoint; // a joint of the target
        JointMatch ifYes; // what it follows after the answer yes
        JointMatch ifNo; // what it follows after the answer no

        friend bool operator==(const Change &, const Change &) = default;
    };

    // The question: does `target` correspond to `source` (and `otherTarget` to `otherSource`), or the other way round?
    int target = NoJoint;
    int source = NoJoint; // a joint of the source
    int otherTarget = NoJoint; // the one on the other side of the target
    int otherSource = NoJoint; // the one on the other side of the source
    Limb limb = Limb::Other; // of the joints that the answer decides
    BodySide side = BodySide::Centre; // of `source`; Centre if the sides of the source are unknown, too
    std::vector<Change> changes; // one for each joint that the answer decides

    friend bool operator==(const SideQuestion &, const SideQuestion &) = default;
};

// Says which joint of a source skeleton each joint of a target skeleton follows. No source joint is used twice, and no
// ancestor of a target joint follows a descendant of the joint that the target joint follows.
struct JointMapping
{
    static constexpr double Sure = 0.5; // The lowest score that counts as certain.

    std::vector<JointMatch> matches; // one for each target joint
    // They are asked in this order. Until they are answered, their joints have proposals with a score under Sure: those
    // of the answer yes.
    std::vector<SideQuestion> questions;

    // Returns the source joint that a target joint follows, or NoJoint.
    [[nodiscard]] int sourceOf(int target) const { return matches[static_cast<std::size_t>(target)].source; }
    // Returns the target joint that follows `source`, or NoJoint.
    [[nodiscard]] int targetOf(int source) const;
    // Returns the mapping with one of its questions answered and removed.
    [[nodiscard]] JointMapping answered(std::size_t question, bool yes) const;
    // Removes the questions that were decided by hand.
    void dropDecidedQuestions();
    // Returns the mapping without the pairs that are only guessed.
    [[nodiscard]] JointMapping sureOnly() const;
    // Returns the mapping with its guesses as sure as the other pairs.
    [[nodiscard]] JointMapping withGuesses() const;
    // Returns the number of pairs that are only guessed.
    [[nodiscard]] int guessCount() const;

    friend bool operator==(const JointMapping &, const JointMapping &) = default;
};

} // namespace limber
