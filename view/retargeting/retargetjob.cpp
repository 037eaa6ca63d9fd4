#include "retargeting/retargetjob.h"

#include <QPointer>
#include <QThreadPool>

namespace limber {

namespace {

// Comes back to the thread that made it, if the job is still there and was not given up.
template <typename Call>
void tellJob(const QPointer<RetargetJob> &job, const std::shared_ptr<std::atomic_bool> &cancelled, QObject *messenger,
             Call call)
{
    QMetaObject::invokeMethod(
        messenger,
        [=] {
            if (job && !*cancelled)
                call();
        },
        Qt::QueuedConnection);
}

} // namespace

RetargetJob::RetargetJob(QObject *parent) : QObject(parent)
{
}

RetargetJob::~RetargetJob()
{
    cancel();
}

void RetargetJob::cancel()
{
    if (m_cancelled)
        *m_cancelled = true;
    m_cancelled.reset();
}

void RetargetJob::start(const RetargetInput &input)
{
    cancel();
    m_cancelled = std::make_shared<std::atomic_bool>(false);
    const QPointer<RetargetJob> self(this);
    auto *messenger = new QObject; // lives in this thread, whatever becomes of the job
    QThreadPool::globalInstance()->start([=, cancelled = m_cancelled] {
        const auto retargeter = std::make_shared<Retargeter>(input);
        const bool isDone = retargeter->prepare([&](double share) {
            tellJob(self, cancelled, messenger, [=] { emit self->progressed(share); });
            return !*cancelled;
        });
        if (isDone) {
            tellJob(self, cancelled, messenger, [=] {
                self->m_cancelled.reset();
                emit self->ready(retargeter);
            });
        }
        messenger->deleteLater();
    });
}

void RetargetJob::write(const std::shared_ptr<Retargeter> &retargeter)
{
    cancel();
    m_cancelled = std::make_shared<std::atomic_bool>(false);
    const QPointer<RetargetJob> self(this);
    auto *messenger = new QObject;
    QThreadPool::globalInstance()->start([=, cancelled = m_cancelled] {
        const std::optional<Clip> result = retargeter->write([&](double share) {
            tellJob(self, cancelled, messenger, [=] { emit self->progressed(share); });
            return !*cancelled;
        });
        if (result) {
            tellJob(self, cancelled, messenger, [=] {
                self->m_cancelled.reset();
                emit self->written(*result);
            });
        }
        messenger->deleteLater();
    });
}

} // namespace limber
