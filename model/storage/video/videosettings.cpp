#include "storage/video/videosettings.h"

namespace limber {

namespace {

QString rateText(const FrameRate &rate)
{
    return QStringLiteral("%1/%2").arg(rate.numerator).arg(rate.denominator);
}

// Lets ffmpeg print errors only, because its output is shown to the user.
QStringList quietly()
{
    return {QStringLiteral("-nostdin"), QStringLiteral("-hide_banner"), QStringLiteral("-loglevel"),
            QStringLiteral("error"), QStringLiteral("-y")};
}

QStringList rawPictures(int width, int height, const FrameRate &rate)
{
    return {QStringLiteral("-f"),          QStringLiteral("rawvideo"),
            QStringLiteral("-pix_fmt"),    QStringLiteral("bgra"),
            QStringLiteral("-video_size"), QStringLiteral("%1x%2").arg(width).arg(height),
            QStringLiteral("-framerate"),  rateText(rate),
            QStringLiteral("-i"),          QStringLiteral("pipe:0")};
}

QStringList codec(const VideoSettings &settings)
{
    // Players assume the colours of high definition, so the video is converted to them and says so.
    const QString colours = QStringLiteral("scale=out_color_matrix=bt709:out_range=tv,format=%1")
                                .arg(settings.isClear ? QStringLiteral("yuva420p") : QStringLiteral("yuv420p"));
    QStringList arguments{QStringLiteral("-vf"), colours};
    for (const char *option : {"-colorspace", "-color_primaries", "-color_trc"})
        arguments << QLatin1StringView(option) << QStringLiteral("bt709");
    arguments << QStringLiteral("-color_range") << QStringLiteral("tv");
    if (settings.format == VideoFormat::Mp4)
        return arguments << QStringLiteral("-c:v") << QStringLiteral("libx264") << QStringLiteral("-preset")
                         << QStringLiteral("veryfast") << QStringLiteral("-crf") << QStringLiteral("17")
                         << QStringLiteral("-movflags") << QStringLiteral("+faststart") << QStringLiteral("-f")
                         << QStringLiteral("mp4");
    return arguments << QStringLiteral("-c:v") << QStringLiteral("libvpx-vp9") << QStringLiteral("-crf")
                     << QStringLiteral("24") << QStringLiteral("-b:v") << QStringLiteral("0")
                     << QStringLiteral("-deadline") << QStringLiteral("realtime") << QStringLiteral("-cpu-used")
                     << QStringLiteral("5") << QStringLiteral("-row-mt") << QStringLiteral("1") << QStringLiteral("-f")
                     << QStringLiteral("webm");
}

// The dots have a fixed pattern, which does not crawl from frame to frame.
const QLatin1StringView dithering("paletteuse=dither=bayer:bayer_scale=4:diff_mode=rectangle");

} // namespace

std::optional<VideoFormat> videoFormatOf(const QString &fileName)
{
    const auto ends = [&fileName](QLatin1StringView ending) { return fileName.endsWith(ending, Qt::CaseInsensitive); };
    if (ends(QLatin1StringView(".mp4")))
        return VideoFormat::Mp4;
    if (ends(QLatin1StringView(".webm")))
        return VideoFormat::WebM;
    if (ends(QLatin1StringView(".gif")))
        return VideoFormat::Gif;
    return std::nullopt;
}

bool canBeClear(VideoFormat format)
{
    return format != VideoFormat::Mp4;
}

bool needsEvenSize(VideoFormat format)
{
    return format != VideoFormat::Gif;
}

int mostFramesPerSecond(VideoFormat format)
{
    constexpr int browsers = 50; // browsers show a faster GIF at 10 frames per second
    constexpr int milliseconds = 1000; // the precision of times in WebM
    return format == VideoFormat::Gif ? browsers : milliseconds;
}

QStringList encoderArguments(const VideoSettings &settings, const QString &palette, const QString &out)
{
    QStringList arguments = quietly() + rawPictures(settings.width, settings.height, settings.rate);
    if (settings.format == VideoFormat::Gif)
        arguments << QStringLiteral("-f") << QStringLiteral("png_pipe") << QStringLiteral("-i")
                  << QStringLiteral("file:") + palette << QStringLiteral("-lavfi") << dithering
                  << QStringLiteral("-loop") << QStringLiteral("0") << QStringLiteral("-f") << QStringLiteral("gif");
    else
        arguments << QStringLiteral("-an") << codec(settings);
    return arguments << QStringLiteral("file:") + out;
}

QStringList paletteArguments(int width, int height, bool isClear, const QString &out)
{
    return quietly() + rawPictures(width, height, {}) +
           QStringList{QStringLiteral("-vf"),
                       QStringLiteral("palettegen=stats_mode=full:reserve_transparent=%1").arg(isClear ? 1 : 0),
                       QStringLiteral("-c:v"),
                       QStringLiteral("png"),
                       QStringLiteral("-f"),
                       QStringLiteral("image2pipe"),
                       QStringLiteral("file:") + out};
}

QStringList argumentsForPictures(const VideoSettings &settings, const FrameRate &rate, const QString &pictures,
                                 const QString &out)
{
    QStringList arguments{QStringLiteral("-framerate"), rateText(rate), QStringLiteral("-i"), pictures};
    if (settings.format == VideoFormat::Gif)
        arguments << QStringLiteral("-lavfi") << QStringLiteral("split[a][b];[a]palettegen[p];[b][p]") + dithering;
    else
        arguments << codec(settings);
    if (settings.rate != rate)
        arguments << QStringLiteral("-r") << rateText(settings.rate);
    return arguments << out;
}

} // namespace limber
