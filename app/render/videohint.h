#pragma once

#include "renderorder.h"

namespace limber::cli {

// Reports that there is no ffmpeg, and the two commands that make the video where it is installed; `rate` is that of
// the motion.
void reportVideoHint(const RenderOrder &order, const VideoSettings &settings, const FrameRate &rate,
                     const CommandLine &line);

// Quotes a word for a shell.
[[nodiscard]] std::string shellWord(const std::string &word);

} // namespace limber::cli
