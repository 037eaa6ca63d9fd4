#pragma once

#include "base/message.h"
#include "base/progress.h"
#include "pictures/pictureseries.h"
#include "storage/video/videoencoder.h"

#include <QByteArray>
#include <QImage>
#include <QString>

#include <memory>

namespace limber {

// The limits for the sides of a picture and of a sheet: larger ones need too much memory.
inline constexpr int leastPictureSide = 16; // pixels
inline constexpr int mostPictureSide = 4000;
inline constexpr int mostSheetSide = 8000;

// Returns a picture as the bytes of a PNG file; empty if there is not enough memory.
[[nodiscard]] QByteArray pngOf(const QImage &picture);

// Returns the name of one of several pictures: "walk-0001.png" for "walk.png".
[[nodiscard]] QString numberedName(const QString &path, int number);

// Returns `count` frames from first to last at equal distances; all frames if there are no more.
[[nodiscard]] std::vector<int> spreadEvenly(const std::vector<int> &frames, std::size_t count);

// Draws a series as a video, into a file without a name on the disk of the folder. Returns null if it is incomplete;
// then `problem` says why, as a clause, and stays empty if the progress stopped it.
[[nodiscard]] std::unique_ptr<VideoEncoder> encodeVideo(const PictureSeries &series, const VideoSettings &settings,
                                                        const QString &folder, const Progress &progress,
                                                        Message &problem);

// Draws the series as a sheet with this many columns and rows. Returns a null picture if there is not enough memory or
// the progress stopped it.
[[nodiscard]] QImage drawSheet(const PictureSeries &series, int columns, int rows, const Progress &progress);

} // namespace limber
