#pragma once

#include "base/message.h"
#include "motion/clip.h"
#include "secondlife/animfile.h"
#include "secondlife/animsettings.h"

#include <optional>
#include <vector>

namespace limber {

// A clip of the avatar that plays as an animation does.
struct AnimImport
{
    Clip clip;
    AnimSettings settings; // what the clip cannot hold: with these it is exported as it was
    std::vector<Message> notes; // joints that the avatar does not have
};

// The smallest number of frames a second, at equal distances through the whole duration, with which every key is within
// a step (a 65535th of the duration) of a frame.
[[nodiscard]] double rateThatHitsKeys(const AnimFile &file);

// The most frames a second that importAnim() takes.
inline constexpr double mostAnimRate = 2000.0;

// The animation on the avatar's own skeleton, in inches. The first frame is the reference pose, a T-pose; joints that
// are held in just that pose are bent a little there, so that the viewer does not leave them out. The second frame is
// time 0. Between keys it is blended as the viewer does. `framesPerSecond` over 0; nothing: rateThatHitsKeys().
[[nodiscard]] AnimImport importAnim(const AnimFile &file, std::optional<double> framesPerSecond = std::nullopt);

} // namespace limber
