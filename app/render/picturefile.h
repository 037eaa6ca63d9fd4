#pragma once

#include "pictures/pictureseries.h"
#include "renderorder.h"

namespace limber::cli {

// Each function writes pictures and reports what went wrong; returns whether all went well.
[[nodiscard]] bool writePictures(const PictureSeries &series, const RenderOrder &order, const CommandLine &line);
[[nodiscard]] bool writeSheet(const PictureSeries &series, const RenderOrder &order, const CommandLine &line);

// Writes one picture as a PNG file ("-" is standard output).
[[nodiscard]] bool writePng(const QImage &picture, const std::string &file);

} // namespace limber::cli
