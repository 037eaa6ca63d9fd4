#pragma once

#include "pictures/pictureseries.h"
#include "renderorder.h"

namespace limber::cli {

// Writes a video and reports what went wrong; returns whether all went well. The series has the video's frames.
[[nodiscard]] bool writeVideo(const PictureSeries &series, const FrameRate &rate, const RenderOrder &order,
                              const CommandLine &line);

} // namespace limber::cli
