#pragma once

#include "theme/colours.h"
#include "work/diskquestion.h"

#include <QImage>
#include <QObject>
#include <QSize>
#include <QStringList>

namespace limber {

// Makes small pictures of the first poses of BVH files. It reads and draws the files one after the other on a thread
// that nothing waits for, because reading a file on a network may never end.
class ClipThumbnails : public QObject
{
    Q_OBJECT

public:
    ClipThumbnails(QSize size, QObject *parent) : QObject(parent), m_size(size) {}

    // Starts new pictures and cancels those that were requested before.
    void start(const QStringList &paths, const Colours &colours, qreal devicePixelRatio);

signals:
    // Emitted for each picture, but not for files that cannot be read.
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
