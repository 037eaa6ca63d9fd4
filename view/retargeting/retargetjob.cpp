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

constexpr double preparingShare = 0.3;
constexpr double writingShare = 0.4;
constexpr double measuringShare = 0.3;

std::shared_ptr<const FinishedRetarget> finish(const Retargeter &retargeter, const Progress &writing,
                                               const Progress &measuring)
{
    auto result = retargeter.write(writing);
    if (!result)
        return nullptr;
    auto measures = retargeter.measure(result->clip, measuring);
    if (!measures)
        return nullptr;
    return std::make_shared<const FinishedRetarget>(FinishedRetarget{std::move(*result), std::move(*measures)});
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
        const auto part = [&](double from, double share) {
            return [=](double done) {
                tellJob(self, cancelled, messenger, [=] { emit self->progressed(from + share * done); });
                return !*cancelled;
            };
        };
        const auto retargeter = std::make_shared<Retargeter>(input);
        if (retargeter->prepare(part(0.0, preparingShare))) {
            tellJob(self, cancelled, messenger, [=] { emit self->prepared(retargeter); });
            if (const auto finished = finish(*retargeter, part(preparingShare, writingShare),
                                             part(preparingShare + writingShare, measuringShare))) {
                tellJob(self, cancelled, messenger, [=] {
                    self->m_cancelled.reset();
                    emit self->finished(finished);
                });
            }
        }
        // Behind its last message: deleted from here it could be gone before that comes.
        QMetaObject::invokeMethod(messenger, &QObject::deleteLater, Qt::QueuedConnection);
    });
}

} // namespace limber
