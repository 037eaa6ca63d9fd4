#pragma once

#include "theme/colours.h"
#include "work/backgroundwork.h"

#include <QImage>
#include <QObject>
#include <QSize>
#include <QStringList>

namespace limber {

// Small pictures of the first poses of BVH files. The files are read and drawn in the background, one after the other.
class ClipThumbnails : public QObject
{
    Q_OBJECT

public:
    ClipThumbnails(QSize size, QObject *parent) : QObject(parent), m_size(size) {}

    // Gives up the pictures that were wanted before.
    void start(const QStringList &paths, const Colours &colours, qreal devicePixelRatio);

signals:
    // Not for files that cannot be read.
    void ready(const QString &path, const QImage &picture);

private:
    QSize m_size;
    BackgroundWork m_work;
};

} // namespace limber
