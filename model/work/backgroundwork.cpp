#include "work/backgroundwork.h"

#include <QObject>
#include <QThreadPool>

namespace limber {

void BackgroundWork::Reporter::tell(std::function<void()> call) const
{
    QMetaObject::invokeMethod(
        m_messenger,
        [cancelled = m_cancelled, call = std::move(call)] {
            if (!*cancelled)
                call();
        },
        Qt::QueuedConnection);
}

void BackgroundWork::Reporter::tellResult(std::function<void()> call) const
{
    tell([work = m_work, call = std::move(call)] {
        work->m_cancelled.reset();
        call();
    });
}

void BackgroundWork::start(std::function<void(const Reporter &)> work)
{
    cancel();
    m_cancelled = std::make_shared<std::atomic_bool>(false);
    Reporter reporter;
    reporter.m_cancelled = m_cancelled;
    reporter.m_messenger = new QObject;
    reporter.m_work = this;
    QThreadPool::globalInstance()->start([reporter, work = std::move(work)] {
        if (!reporter.isCancelled())
            work(reporter);
        // Behind everything that was told: a deletion alone may overtake it.
        QMetaObject::invokeMethod(
            reporter.m_messenger, [messenger = reporter.m_messenger] { messenger->deleteLater(); },
            Qt::QueuedConnection);
    });
}

void BackgroundWork::cancel()
{
    if (m_cancelled)
        *m_cancelled = true;
    m_cancelled.reset();
}

} // namespace limber
