#include "figure/painting/clipthumbnails.h"

#include "body/upaxisdecision.h"
#include "bvh/read/bvhreader.h"
#include "figure/painting/posepainter.h"
#include "storage/paths/filelook.h"

#include <QFile>

namespace limber {

namespace {

QImage pictureOf(const QString &path, QSize size, const Colours &colours, qreal devicePixelRatio)
{
    QFile file;
    if (!openToRead(file, path))
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
    m_waiting = paths;
    m_colours = colours;
    m_devicePixelRatio = devicePixelRatio;
    m_question.forget();
    makeNext();
}

void ClipThumbnails::makeNext()
{
    if (m_waiting.isEmpty())
        return;
    const QString path = m_waiting.takeFirst();
    m_question.ask([path, size = m_size, colours = m_colours,
                    ratio = m_devicePixelRatio] { return pictureOf(path, size, colours, ratio); },
                   [this, path](const QImage &picture) {
                       if (!picture.isNull())
                           emit ready(path, picture);
                       makeNext(); // a file without a picture stays in the list
                   });
}

} // namespace limber
