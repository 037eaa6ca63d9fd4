#pragma once

#include "base/messageform.h"

// Operations on the motion of a clip: what was found and done, and why something cannot be done.
namespace limber::messages {

// Smoothing
inline constexpr MessageForm<2> cutoffTooHigh{QT_TRANSLATE_NOOP(
    "limber::Message", "a cut-off this high needs more frames: at %1 frames a second it has to be below %2 Hz")};

} // namespace limber::messages
