#include "storage/excerptloader.h"

#include <QPointer>
#include <QThreadPool>

namespace limber {

ExcerptLoader::ExcerptLoader(QObject *parent) : QObject(parent)
{
}

ExcerptLoader::~ExcerptLoader()
{
    cancel();
}

void ExcerptLoader::load(const QString &path, int line, int column)
{
    cancel();
    m_cancelled = std::make_shared<std::atomic_bool>(false);
    // The answer travels by way of an object that outlives the work, so that this one may go meanwhile.
    auto *messenger = new QObject;
    const QPointer<ExcerptLoader> self(this);
    QThreadPool::globalInstance()->start([=, cancelled = m_cancelled] {
        const SourceExcerpt excerpt = readSourceExcerpt(path, line, column, *cancelled);
        QMetaObject::invokeMethod(
            messenger,
            [=] {
                messenger->deleteLater();
                if (self && !*cancelled)
                    emit self->loaded(excerpt);
            },
            Qt::QueuedConnection);
    });
}

void ExcerptLoader::cancel()
{
    if (m_cancelled)
        *m_cancelled = true;
}

} // namespace limber
