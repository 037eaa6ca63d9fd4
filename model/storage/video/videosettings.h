#pragma once

#include "storage/video/videotiming.h"

#include <QString>
#include <QStringList>

#include <optional>

namespace limber {

enum class VideoFormat { Mp4, WebM, Gif };

// The properties of a video.
struct VideoSettings
{
    VideoFormat format = VideoFormat::Mp4;
    int width = 1280; // pixels
    int height = 720;
    FrameRate rate;
    bool isClear = false; // the background shows through
};

// Returns the format by the ending of a file's name; nothing for any other ending.
[[nodiscard]] std::optional<VideoFormat> videoFormatOf(const QString &fileName);
// Returns whether the background can show through a video of this format.
[[nodiscard]] bool canBeClear(VideoFormat format);
// Some formats halve the resolution of colours, so their sizes must be even.
[[nodiscard]] bool needsEvenSize(VideoFormat format);
// Returns the highest frame rate at which programs show a video of this format at its proper speed.
[[nodiscard]] int mostFramesPerSecond(VideoFormat format);

// Returns ffmpeg's arguments for a video from raw pictures (BGRA, 32 bits per pixel) on its standard input. `palette`
// is the file with the colours of a GIF. Both files are named so that ffmpeg cannot mistake them for anything else.
[[nodiscard]] QStringList encoderArguments(const VideoSettings &settings, const QString &palette, const QString &out);
// Returns the arguments that find the best 256 colours for the pictures of that size on its standard input.
[[nodiscard]] QStringList paletteArguments(int width, int height, bool isClear, const QString &out);
// Returns the arguments for people who make a video of numbered PNG pictures by hand; `pictures` contains %04d, and
// `rate` is the rate of the pictures.
[[nodiscard]] QStringList argumentsForPictures(const VideoSettings &settings, const FrameRate &rate,
                                               const QString &pictures, const QString &out);

} // namespace limber
