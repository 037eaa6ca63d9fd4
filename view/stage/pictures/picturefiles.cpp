#include "pictures/picturefiles.h"

#include "messages/filemessages.h"
#include "pictures/contactsheet.h"
#include "pictures/drawinorder.h"
#include "pictures/framepainter.h"

#include <QBuffer>

#include <algorithm>

namespace limber {

namespace {

// Returns the bytes for ffmpeg; the picture must live as long as they are used.
std::string_view rawBytes(const QImage &picture)
{
    return {reinterpret_cast<const char *>(picture.constBits()), static_cast<std::size_t>(picture.sizeInBytes())};
}

QImage asRaw(const QImage &picture)
{
    return picture.hasAlphaChannel() ? picture.convertToFormat(QImage::Format_ARGB32) : picture;
}

VideoSamples samplesOf(const PictureSeries &series)
{
    constexpr std::size_t mostSamples = 12;
    constexpr int usefulSide = 480; // pixels
    VideoSamples samples;
    FramePainter painter(series);
    for (const int frame : spreadEvenly(series.frames, mostSamples)) {
        QImage picture = painter.paint(frame);
        if (picture.isNull())
            return {}; // not enough memory
        if (std::max(picture.width(), picture.height()) > usefulSide)
            picture = picture.scaled(usefulSide, usefulSide, Qt::KeepAspectRatio, Qt::SmoothTransformation);
        picture = asRaw(picture);
        const std::string_view bytes = rawBytes(picture);
        samples.width = picture.width();
        samples.height = picture.height();
        samples.pictures.emplace_back(bytes.data(), static_cast<qsizetype>(bytes.size()));
    }
    return samples;
}

} // namespace

QByteArray pngOf(const QImage &picture)
{
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    return !picture.isNull() && picture.save(&buffer, "PNG") ? bytes : QByteArray();
}

QString numberedName(const QString &path, int number)
{
    constexpr int digits = 4;
    const QString text = QStringLiteral("-%1").arg(number, digits, 10, QLatin1Char('0'));
    const qsizetype dot = path.lastIndexOf(QLatin1Char('.'));
    return dot > path.lastIndexOf(QLatin1Char('/')) ? path.left(dot) + text + path.mid(dot) : path + text;
}

std::vector<int> spreadEvenly(const std::vector<int> &frames, std::size_t count)
{
    if (frames.size() <= count)
        return frames;
    std::vector<int> spread;
    for (std::size_t i = 0; i < count; ++i)
        spread.push_back(frames[count == 1 ? 0 : i * (frames.size() - 1) / (count - 1)]);
    return spread;
}

std::unique_ptr<VideoEncoder> encodeVideo(const PictureSeries &series, const VideoSettings &settings,
                                          const QString &folder, const Progress &progress, Message &problem)
{
    VideoSamples samples;
    if (settings.format == VideoFormat::Gif)
        samples = samplesOf(series);
    if (settings.format == VideoFormat::Gif && samples.pictures.empty()) {
        problem = messages::noMemory();
        return nullptr;
    }
    double done = 0.0;
    bool isStopped = false;
    const auto goesOn = [&] {
        isStopped = isStopped || !progress(done);
        return !isStopped;
    };
    auto encoder = std::make_unique<VideoEncoder>(settings, folder, samples, goesOn);
    const bool isDrawn =
        encoder->problem().isEmpty() && drawInOrder(series, [&](std::size_t index, const QImage &picture) {
            done = static_cast<double>(index) / static_cast<double>(series.frames.size());
            if (!goesOn())
                return false;
            if (picture.isNull())
                problem = messages::noMemory();
            return !picture.isNull() && encoder->write(rawBytes(asRaw(picture)));
        });
    if (isDrawn && encoder->finish())
        return encoder;
    if (problem.isEmpty() && !isStopped)
        problem = encoder->problem();
    return nullptr;
}

QImage drawSheet(const PictureSeries &series, int columns, int rows, const Progress &progress)
{
    const PictureLook &look = series.look;
    const QColor gap = look.isClear ? QColor() : look.colours.dark ? look.colours.window : look.colours.raised;
    ContactSheet sheet(look.size, columns, rows, gap);
    if (sheet.picture().isNull())
        return {};
    const bool isDrawn = drawInOrder(series, [&](std::size_t index, const QImage &picture) {
        sheet.put(static_cast<int>(index), picture);
        return !picture.isNull() &&
               progress(static_cast<double>(index + 1) / static_cast<double>(series.frames.size()));
    });
    return isDrawn ? sheet.picture() : QImage();
}

} // namespace limber
