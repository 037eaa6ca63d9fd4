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
    std::optional<RetargetMeasures> measures; // how well the result follows the motion, if asked for
    std::vector<Message> notes; // what the user should know
};

// The steps of a retarget, for programs that show or change the decisions in between:
// retargetSource, setRetargetTarget, mapJoints, then the settings.

// The motion: the roles of its joints and which axis is up (`up` if it was decided).
[[nodiscard]] RetargetInput retargetSource(Clip source, const PositionRules &rules, std::optional<Axis> up,
                                           const Vocabulary &vocabulary);

// The skeleton to put it on. The mapping of `input` is dropped.
void setRetargetTarget(RetargetInput &input, Clip target);

// Which joint of the target follows which of the source, with its guesses and questions; `input.mapping` stays.
[[nodiscard]] JointMapping mapJoints(const RetargetInput &input, const Vocabulary &vocabulary);

// All of these steps: position rules, up axis, which joint follows which (guesses are left out). Check it, change its
// mapping and settings, then call retargetClip.
[[nodiscard]] RetargetInput automaticRetarget(Clip source, Clip target,
                                              const Vocabulary &vocabulary = Vocabulary::builtIn());

// Who is informed while a retarget runs, and what it does besides the clip.
struct RetargetRun
{
    Progress progress; // may be empty
    // Called once, on the calling thread, when single poses can be asked for. May be empty.
    std::function<void(const std::shared_ptr<const Retargeter> &)> prepared;
    bool measures = true; // costs one more pass over the frames
};

// Puts the motion on the skeleton; feet stay where they stand unless the settings differ. Always gives a result, with
// notes on what could not be done; nothing only if the progress stopped it.
[[nodiscard]] std::optional<RetargetedClip> retargetClip(const RetargetInput &input, const RetargetRun &run = {});

} // namespace limber
