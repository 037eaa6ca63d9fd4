#pragma once

#include "base/messageform.h"

// Why a video cannot be made.
namespace limber::messages {

inline constexpr MessageForm<0> noVideoProgram{
    QT_TRANSLATE_NOOP("limber::Message", "ffmpeg, which makes videos, is not installed")};
inline constexpr MessageForm<1> videoProgramNotStarted{
    QT_TRANSLATE_NOOP("limber::Message", "ffmpeg, which makes videos, cannot be started: %1")};
inline constexpr MessageForm<1> videoProgramStopped{
    QT_TRANSLATE_NOOP("limber::Message", "ffmpeg, which makes videos, stopped: %1")};
inline constexpr MessageForm<0> videoProgramKilled{
    QT_TRANSLATE_NOOP("limber::Message", "ffmpeg, which makes videos, was ended from outside")};

} // namespace limber::messages
