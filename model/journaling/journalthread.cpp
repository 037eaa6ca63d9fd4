#include "journaling/journalthread.h"

namespace limber {

JournalThread::JournalThread(QObject *parent) : QObject(parent), m_thread([this] { run(); })
{
}

JournalThread::~JournalThread()
{
    {
        const std::lock_guard lock(m_mutex);
        m_shouldEnd = true;
    }
    m_changed.notify_all();
    m_thread.join();
}

void JournalThread::post(std::function<void()> work)
{
    {
        const std::lock_guard lock(m_mutex);
        m_work.push_back(std::move(work));
        ++m_pending;
    }
    m_changed.notify_all();
}

void JournalThread::report(std::function<void()> call)
{
    QMetaObject::invokeMethod(this, std::move(call), Qt::QueuedConnection);
}

bool JournalThread::finish(std::chrono::milliseconds atMost)
{
    std::unique_lock lock(m_mutex);
    return m_changed.wait_for(lock, atMost, [this] { return m_pending == 0; });
}

void JournalThread::run()
{
    std::unique_lock lock(m_mutex);
    while (true) {
        m_changed.wait(lock, [this] { return m_shouldEnd || !m_work.empty(); });
        if (m_work.empty())
            return;
        const std::function<void()> work = std::move(m_work.front());
        m_work.pop_front();
        lock.unlock();
        work();
        lock.lock();
        --m_pending;
        m_changed.notify_all();
    }
}

} // namespace limber
