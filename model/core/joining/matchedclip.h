#pragma once

#include "base/message.h"
#include "base/progress.h"
#include "body/vocabulary.h"
#include "motion/clip.h"
#include "pose/positionrule.h"

#include <optional>
#include <vector>

namespace limber {

// Another clip's motion on the joints of a clip.
struct MatchedClip
{
    std::optional<Clip> clip; // with the joints, channels and frame time of the first; nothing if it does not fit
    std::vector<Message> warnings;
    Message problem; // why it does not fit; empty where the progress stopped it
};

// Joints are matched by their names; where one is missing, the motion is put on the clip's skeleton first, as a
// retarget would, if at least half of the joints can follow. `vocabulary` null: Limber's own. The motion is sampled at
// the frame rate of the clip. Frames are new ones.
[[nodiscard]] MatchedClip matchedClip(const Clip &other, const Clip &clip, const PositionRules &rules,
                                      const Vocabulary *vocabulary, const Progress &progress);

// The first half of that: as the clip's joints and channels want it, with the frames and the frame time of the other.
[[nodiscard]] MatchedClip matchedJoints(const Clip &other, const Clip &clip, const PositionRules &rules,
                                        const Vocabulary *vocabulary, const Progress &progress);
// The second half: at the frame rate of the clip, whose joints it has. Nothing if the progress stopped it.
[[nodiscard]] std::optional<Clip> atRateOf(const Clip &clip, Clip matched, const PositionRules &rules,
                                           const Progress &progress);

} // namespace limber
