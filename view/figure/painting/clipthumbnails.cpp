#include "figure/painting/clipthumbnails.h"

#include "bvh/read/bvhreader.h"
#include "figure/painting/posepainter.h"

#include <QFile>

namespace limber {

namespace {

QImage pictureOf(const QString &path, QSize size, const Colours &colours, qreal devicePixelRatio)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return {};
    const ReadResult result = readBvh(file.readAll().toStdString());
    if (!result.clip)
        return {};
    const PositionRules rules = decidePositionRules(result.clip->skeleton, result.clip->motion);
    const UpAxis up = decideUpAxis(*result.clip, rules);
    return renderPose(*result.clip, 0, rules, up, colours, size, devicePixelRatio);
}

} // namespace

void ClipThumbnails::start(const QStringList &paths, const Colours &colours, qreal devicePixelRatio)
{
    const auto work = [this, paths, colours, devicePixelRatio,
                       size = m_size](const BackgroundWork::Reporter &reporter) {
        for (const QString &path : paths) {
            if (reporter.isCancelled())
                return false;
            const QImage picture = pictureOf(path, size, colours, devicePixelRatio);
            if (!picture.isNull())
                reporter.post([this, path, picture] { emit ready(path, picture); });
        }
        return true;
    };
    m_work.start(
        work, [](bool) {}, [](const QString &) {}); // a file without a picture is listed all the same
}

} // namespace limber
