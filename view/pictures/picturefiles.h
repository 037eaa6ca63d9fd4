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

// The sides that a picture may have, and how large a sheet of them may be: more takes too much memory.
inline constexpr int leastPictureSide = 16; // pixels
inline constexpr int mostPictureSide = 4000;
inline constexpr int mostSheetSide = 8000;

// A picture as the bytes of a PNG file; empty where memory is short.
[[nodiscard]] QByteArray pngOf(const QImage &picture);

// "walk-0001.png" for "walk.png": the name of one of several pictures.
[[nodiscard]] QString numberedName(const QString &path, int number);

// So many frames from first to last, at equal distances; all where there are no more.
[[nodiscard]] std::vector<int> spreadEvenly(const std::vector<int> &frames, std::size_t count);

// Draws a series as a video, into a file without a name on the disk of the folder. Null where it is not whole;
// `problem` says why, as a clause, and stays empty where the progress stopped it.
[[nodiscard]] std::unique_ptr<VideoEncoder> encodeVideo(const PictureSeries &series, const VideoSettings &settings,
                                                        const QString &folder, const Progress &progress,
                                                        Message &problem);

// Draws the series as a sheet with so many columns; null where memory is short or the progress stopped it.
[[nodiscard]] QImage drawSheet(const PictureSeries &series, int columns, int rows, const Progress &progress);

} // namespace limber
