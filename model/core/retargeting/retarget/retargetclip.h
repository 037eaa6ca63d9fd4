#pragma once

#include "base/progress.h"
#include "body/vocabulary.h"
#include "resultcheck/resultfault.h"
#include "retarget/measures/retargetmeasures.h"
#include "retarget/retargetinput.h"
#include "retarget/retargetnote.h"

#include <functional>
#include <memory>
#include <optional>
#include <vector>

namespace limber {

class Retargeter;

// A motion that was transferred to another skeleton: the target's hierarchy and channels with the source's frames.
struct RetargetedClip
{
    Clip clip; // Auto reads its position channels as intended
    PositionRules rules; // the rules by which Auto reads it
    std::optional<RetargetMeasures> measures; // how well the result follows the motion, if asked for
    RetargetNotes notes; // what the user should know
    // What the result does that the source does not: jumps, limbs that bend backward, feet that go through the floor;
    // the worst first.
    std::vector<ResultFault> faults;
};

// The steps of a retarget, for programs that show or change the decisions in between: retargetSource,
// setRetargetTarget, mapJoints, then the settings.

// Takes the motion and finds the roles of its joints and its up axis (`up` if that was already decided).
[[nodiscard]] RetargetInput retargetSource(Clip source, const PositionRules &rules, std::optional<Axis> up,
                                           const Vocabulary &vocabulary);

// Sets the target skeleton. The mapping of `input` is dropped.
void setRetargetTarget(RetargetInput &input, RetargetTarget target);

// Returns which target joint follows which source joint, with guesses and questions; `input.mapping` stays as it is.
[[nodiscard]] JointMapping mapJoints(const RetargetInput &input, const Vocabulary &vocabulary);

// Makes all of these steps: position rules, up axis, mapping (guesses are left out). Check the result, change its
// mapping and settings, then call retargetClip().
[[nodiscard]] RetargetInput automaticRetarget(Clip source, Clip target,
                                              const Vocabulary &vocabulary = Vocabulary::builtIn());

// Who is informed while a retarget runs, and what it computes besides the clip.
struct RetargetRun
{
    Progress progress; // may be empty
    // Called once, on the calling thread, when single poses can be requested. May be empty.
    std::function<void(const std::shared_ptr<const Retargeter> &)> prepared;
    bool measures = true; // needs one more pass over the frames; faults are always looked for
    // Changes the result before its faults are looked for; `up` is its up axis. It returns false if the progress
    // stopped it. May be empty.
    std::function<bool(RetargetedClip &result, Axis up, const Progress &progress)> finish{};
};

// Transfers the motion to the skeleton; feet stay where they stand unless the settings say otherwise. It always gives a
// result, with notes on what was not possible; it returns nothing only if the progress stopped it.
[[nodiscard]] std::optional<RetargetedClip> retargetClip(const RetargetInput &input, const RetargetRun &run = {});

} // namespace limber
