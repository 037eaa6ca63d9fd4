#pragma once

#include "storage/sourceexcerpt.h"

#include <QObject>

#include <memory>

namespace limber {

// Reads excerpts on a worker thread, for files may be large. Only the last one asked for is delivered.
class ExcerptLoader : public QObject
{
    Q_OBJECT

public:
    explicit ExcerptLoader(QObject *parent = nullptr);
    ~ExcerptLoader() override;

    void load(const QString &path, int line, int column);
    void cancel();

signals:
    void loaded(const limber::SourceExcerpt &excerpt);

private:
    std::shared_ptr<std::atomic_bool> m_cancelled; // of the one under way
};

} // namespace limber
