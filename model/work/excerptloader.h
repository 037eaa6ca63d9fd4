#pragma once

#include "storage/sourceexcerpt.h"
#include "work/backgroundwork.h"
#include "work/diskquestion.h"

#include <QObject>

namespace limber {

// Reads excerpts in the background, since files may be large and disks may not answer. Only the excerpt that was
// requested last is delivered.
class ExcerptLoader : public QObject
{
    Q_OBJECT

public:
    explicit ExcerptLoader(QObject *parent = nullptr) : QObject(parent) {}

    void load(const QString &path, int line, int column);
    void cancel();

signals:
    void loaded(const limber::SourceExcerpt &excerpt);

private:
    void read(const FileStamp &file, int line, int column);

    DiskQuestion m_question;
    BackgroundWork m_work;
};

} // namespace limber
