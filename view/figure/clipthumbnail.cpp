#include "figure/clipthumbnail.h"

#include "bvh/read/bvhreader.h"
#include "figure/posepainter.h"

#include <QFile>

namespace limber {

QPixmap clipThumbnail(const QString &path, QSize size, const Colours &colours, qreal devicePixelRatio)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return {};
    const ReadResult result = readBvh(file.readAll().toStdString());
    if (!result.clip)
        return {};
    const PositionRules rules = decidePositionRules(result.clip->skeleton, result.clip->motion);
    const UpAxis up = decideUpAxis(*result.clip, rules);
    return QPixmap::fromImage(renderPose(*result.clip, 0, rules, up, colours, size, devicePixelRatio));
}

} // namespace limber
