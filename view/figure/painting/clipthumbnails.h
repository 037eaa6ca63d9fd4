#pragma once

#include "theme/colours.h"
#include "work/diskquestion.h"

#include <QImage>
#include <QObject>
#include <QSize>
#include <QStringList>

namespace limber {

// Small pictures of the first poses of BVH files. The files are read and drawn one after the other on a
// thread that nobody waits for: a file on a network may never be read.
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
    void makeNext();

    QSize m_size;
    QStringList m_waiting;
    Colours m_colours;
    qreal m_devicePixelRatio = 1.0;
    DiskQuestion m_question;
};

} // namespace limber
