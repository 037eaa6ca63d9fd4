#pragma once

#include "base/message.h"
#include "base/progress.h"
#include "body/vocabulary.h"
#include "retarget/measures/retargetmeasures.h"
#include "retarget/retargetinput.h"

#include <functional>
#include <memory>
#include <optional>
#include <vector>

namespace limber {

class Retargeter;

// A motion that was put on another skeleton: the target's hierarchy and channels with the source's frames.
struct RetargetedClip
{
    Clip clip; // PositionRuleChoice::Auto reads its position channels as they are meant
    PositionRules rules; // by which it does
    std::optional<RetargetMeasures> measures; // how well the result does what the motion does, if it was asked for
    std::vector<Message> notes; // what the user should know
};

// The steps that lead to a retarget, for programs that show or change what was decided in between:
// retargetSource, setRetargetTarget, mapJoints, then the settings.

// The motion: what its joints are in the body and which axis is up (`up` where somebody decided it).
[[nodiscard]] RetargetInput retargetSource(Clip source, const PositionRules &rules, std::optional<Axis> up,
                                           const Vocabulary &vocabulary);

// The skeleton to put it on. The mapping of `input` is dropped.
void setRetargetTarget(RetargetInput &input, Clip target);

// Which joint of the target follows which of the source, with its guesses and questions; `input.mapping` stays.
[[nodiscard]] JointMapping mapJoints(const RetargetInput &input, const Vocabulary &vocabulary);

// All of these steps: position rules, up axis, which joint follows which (guesses are left out). Look at it, change its
// mapping and settings, then call retargetClip.
[[nodiscard]] RetargetInput automaticRetarget(Clip source, Clip target,
                                              const Vocabulary &vocabulary = Vocabulary::builtIn());

// Who hears of a retarget while it runs, and what it does beside the clip.
struct RetargetRun
{
    Progress progress; // may be empty
    // Called once, on the thread of the call, when single poses can be asked for. May be empty.
    std::function<void(const std::shared_ptr<const Retargeter> &)> prepared;
    bool measures = true; // costs one more pass over the frames
};

// Puts the motion on the skeleton; feet stay where they stand unless the settings say otherwise. Always an answer, and
// notes for what could not be done; nothing only if the progress said stop.
[[nodiscard]] std::optional<RetargetedClip> retargetClip(const RetargetInput &input, const RetargetRun &run = {});

} // namespace limber
