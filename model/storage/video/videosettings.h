#pragma once

#include "storage/video/videotiming.h"

#include <QString>
#include <QStringList>

#include <optional>

namespace limber {

enum class VideoFormat { Mp4, WebM, Gif };

// What a video is to be.
struct VideoSettings
{
    VideoFormat format = VideoFormat::Mp4;
    int width = 1280; // pixels
    int height = 720;
    FrameRate rate;
    bool isClear = false; // what is behind it shows through
};

// By the ending of a file's name; nothing for any other.
[[nodiscard]] std::optional<VideoFormat> videoFormatOf(const QString &fileName);
// Whether a video of the format can let what is behind it show through.
[[nodiscard]] bool canBeClear(VideoFormat format);
// Formats halve their colours' resolution, so that sizes are even.
[[nodiscard]] bool needsEvenSize(VideoFormat format);
// Programs that show a video of the format take no more frames than that in a second at their speed.
[[nodiscard]] int mostFramesPerSecond(VideoFormat format);

// ffmpeg's arguments for a video from raw pictures (BGRA, 32 bits a pixel) on its standard input. `palette` is the file
// of a GIF's colours. Both files are named so that ffmpeg takes them for nothing else.
[[nodiscard]] QStringList encoderArguments(const VideoSettings &settings, const QString &palette, const QString &out);
// Those for the 256 colours that serve the pictures of that size on its standard input best.
[[nodiscard]] QStringList paletteArguments(int width, int height, bool isClear, const QString &out);
// Those for people who make a video of numbered PNG pictures by hand; `pictures` has a %04d in it, and `rate` is
// theirs.
[[nodiscard]] QStringList argumentsForPictures(const VideoSettings &settings, const FrameRate &rate,
                                               const QString &pictures, const QString &out);

} // namespace limber
