#pragma once

#include "base/message.h"
#include "motion/clip.h"
#include "secondlife/animfile.h"
#include "secondlife/animsettings.h"

#include <optional>
#include <vector>

namespace limber {

// A clip of the avatar that plays like an animation.
struct AnimImport
{
    Clip clip;
    AnimSettings settings; // what the clip cannot hold: with these settings it is exported as it was
    std::vector<Message> notes; // joints that the avatar does not have
};

// Returns the smallest number of frames per second, evenly spaced over the whole duration, with which every key is
// within a step (a 65535th of the duration) of a frame.
[[nodiscard]] double rateThatHitsKeys(const AnimFile &file);

// The most frames per second that importAnim() accepts.
inline constexpr double mostAnimRate = 2000.0;

// Returns the animation on the avatar's own skeleton, in inches. The first frame is the reference pose, a T-pose. A
// joint that is held in exactly that pose is bent a little in the first frame, so that the viewer does not leave it
// out. The second frame is time 0. Between keys values are blended as in the viewer. `framesPerSecond` must be more
// than 0; if empty, it is rateThatHitsKeys().
[[nodiscard]] AnimImport importAnim(const AnimFile &file, std::optional<double> framesPerSecond = std::nullopt);

} // namespace limber
