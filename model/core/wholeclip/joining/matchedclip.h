#pragma once

#include "base/message.h"
#include "base/progress.h"
#include "body/vocabulary.h"
#include "motion/clip.h"
#include "pose/positionrule.h"

#include <optional>
#include <vector>

namespace limber {

// The motion of another clip on the joints of a clip.
struct MatchedClip
{
    std::optional<Clip> clip; // with the joints, channels and frame time of the first; empty if it does not fit
    std::vector<Message> warnings;
    Message problem; // why it does not fit; empty if the progress stopped it
};

// Returns the motion of another clip for the joints of this clip. Joints are matched by their names. If one is missing,
// or if the skeletons differ in their rest poses or by more than a quarter in size, the motion is first transferred to
// the clip's skeleton by a retarget, if at least half of the joints can follow. If `vocabulary` is null, Limber's own
// is used. The motion is sampled at the frame rate of the clip; all frames are new ones.
[[nodiscard]] MatchedClip matchedClip(const Clip &other, const Clip &clip, const PositionRules &rules,
                                      const Vocabulary *vocabulary, const Progress &progress);

// Does the first half of that: the result has the clip's joints and channels, and the frames and the frame time of the
// other.
[[nodiscard]] MatchedClip matchedJoints(const Clip &other, const Clip &clip, const PositionRules &rules,
                                        const Vocabulary *vocabulary, const Progress &progress);
// Does the second half: returns the motion, which already has the clip's joints, at the frame rate of the clip. Returns
// nothing if the progress stopped it.
[[nodiscard]] std::optional<Clip> atRateOf(const Clip &clip, Clip matched, const PositionRules &rules,
                                           const Progress &progress);

} // namespace limber
