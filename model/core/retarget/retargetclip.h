#pragma once

#include "base/message.h"
#include "body/vocabulary.h"
#include "bvh/read/bvhreader.h"
#include "retarget/measures/retargetmeasures.h"
#include "retarget/retargetinput.h"

#include <optional>
#include <vector>

namespace limber {

// A motion that was put on another skeleton: the target's hierarchy and channels with the source's frames.
struct RetargetedClip
{
    Clip clip;
    RetargetMeasures measures;
    std::vector<Message> notes; // what the user should know
};

// What putting a motion on the skeleton of another clip starts from, found by itself: position rules, up axis, which
// joint follows which (guesses are left out). Look at it, change its mapping and settings, then call retargetClip.
[[nodiscard]] RetargetInput automaticRetarget(Clip source, Clip target,
                                              const Vocabulary &vocabulary = Vocabulary::builtIn());

// Puts the motion on the skeleton; feet stay where they stand unless the settings say otherwise. Always an answer, and
// notes for what could not be done; nothing only if the progress (from 0 to 1) said stop.
[[nodiscard]] std::optional<RetargetedClip> retargetClip(const RetargetInput &input, const Progress &progress = {});

} // namespace limber
