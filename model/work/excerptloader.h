#pragma once

#include "storage/sourceexcerpt.h"
#include "work/backgroundwork.h"

#include <QObject>

namespace limber {

// Reads excerpts on a worker thread, since files may be large. Only the excerpt that was requested last is delivered.
class ExcerptLoader : public QObject
{
    Q_OBJECT

public:
    explicit ExcerptLoader(QObject *parent = nullptr) : QObject(parent) {}

    void load(const QString &path, int line, int column);
    void cancel() { m_work.cancel(); }

signals:
    void loaded(const limber::SourceExcerpt &excerpt);

private:
    BackgroundWork m_work;
};

} // namespace limber
