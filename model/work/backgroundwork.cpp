#include "work/backgroundwork.h"

#include "work/threadhandover.h"

#include <QCoreApplication>
#include <QObject>
#include <QThreadPool>
#include <QTimer>

#include <chrono>
#include <exception>
#include <new>
#include <system_error>

namespace limber {

namespace {

// A smaller step would not be visible and would only fill the event queue.
constexpr double noticedFraction = 0.001;
// Work that computes something ends much sooner after it was given up.
constexpr std::chrono::milliseconds patience{2000};
constexpr std::size_t reservedBytes = std::size_t{1} << 16;

void changeWorkers(int by)
{
    QThreadPool &workers = *QThreadPool::globalInstance();
    workers.setMaxThreadCount(workers.maxThreadCount() + by);
}

QString sentenceFor(const std::exception &error)
{
    const auto *system = dynamic_cast<const std::system_error *>(&error);
    const bool hasNoThread = system != nullptr && system->code() == std::errc::resource_unavailable_try_again;
    if (dynamic_cast<const std::bad_alloc *>(&error) != nullptr || hasNoThread)
        return QCoreApplication::translate("BackgroundWork", "There is not enough memory for this.");
    return QCoreApplication::translate("BackgroundWork", "This failed: %1").arg(QString::fromLocal8Bit(error.what()));
}

} // namespace

void BackgroundWork::Reporter::post(std::function<void()> call) const
{
    giveToThread();
    QMetaObject::invokeMethod(
        m_messenger,
        [state = m_state, call = std::move(call)] {
            takeFromThread();
            if (!state->isGivenUp)
                call();
        },
        Qt::QueuedConnection);
}

void BackgroundWork::Reporter::postEnd(std::function<void()> call) const
{
    post([work = m_work, call = std::move(call)] {
        work->m_state.reset();
        call();
    });
}

std::function<bool(double)> BackgroundWork::Reporter::progress(std::function<void(double)> hear) const
{
    const auto last = std::make_shared<double>(-1.0);
    return [reporter = *this, hear = std::move(hear), last](double fraction) {
        if (hear && (fraction >= *last + noticedFraction || fraction >= 1.0)) {
            *last = fraction;
            reporter.post([hear, fraction] { hear(fraction); });
        }
        return !reporter.isCancelled();
    };
}

void BackgroundWork::startTask(std::function<void(const Reporter &)> task, Failed failed)
{
    cancel();
    m_state = std::make_shared<State>();
    Reporter reporter;
    reporter.m_state = m_state;
    reporter.m_messenger = new QObject;
    reporter.m_work = this;
    // Threads must not expire: if memory is short, a new one might not start, and the work would never begin.
    QThreadPool::globalInstance()->setExpiryTimeout(-1);
    std::function<void()> run = [reporter, task = std::move(task), failed = std::move(failed)] {
        takeFromThread();
        reporter.m_state->isOnWorker = true;
        // After an allocation failed, memory may still be short, and reporting the failure needs some.
        auto reserve = std::make_unique<char[]>(reservedBytes);
        try {
            if (!reporter.m_state->isGivenUp)
                task(reporter);
        } catch (const std::exception &error) {
            reserve.reset();
            reporter.postEnd([failed, why = sentenceFor(error)] { failed(why); });
        }
        // This is queued after everything that was posted; deleteLater() alone may overtake the posted calls.
        QMetaObject::invokeMethod(
            reporter.m_messenger,
            [reporter] {
                leaveWorker(*reporter.m_state);
                reporter.m_messenger->deleteLater();
            },
            Qt::QueuedConnection);
    };
    giveToThread();
    QThreadPool::globalInstance()->start(std::move(run));
}

void BackgroundWork::cancel()
{
    if (m_state) {
        m_state->isGivenUp = true;
        if (m_state->isOnWorker && QCoreApplication::instance() != nullptr)
            QTimer::singleShot(patience, QCoreApplication::instance(), [state = m_state] { substitute(state); });
    }
    m_state.reset();
}

void BackgroundWork::substitute(const std::shared_ptr<State> &state)
{
    if (!state->isOnWorker)
        return;
    state->hasSubstitute = true;
    changeWorkers(1);
}

void BackgroundWork::leaveWorker(State &state)
{
    state.isOnWorker = false;
    if (state.hasSubstitute)
        changeWorkers(-1);
}

void BackgroundWork::stop()
{
    if (m_state)
        m_state->shouldStop = true;
}

} // namespace limber
