#pragma once

#include <QObject>

#include <atomic>
#include <chrono>
#include <condition_variable>
#include <deque>
#include <functional>
#include <mutex>
#include <thread>

namespace limber {

// The thread on which all journals are written, one piece of work after the other: unlike background work it is never
// given up, and what was handed to it is done before the program ends.
class JournalThread : public QObject
{
    Q_OBJECT

public:
    explicit JournalThread(QObject *parent = nullptr);
    ~JournalThread() override; // waits until all is done

    void post(std::function<void()> work);
    // Calls back on the thread that this object lives in, as long as it lives.
    void report(std::function<void()> call);
    // Waits until everything that was posted is done; false if that took longer.
    bool finish(std::chrono::milliseconds atMost);
    // How much is posted and not done. It can be read at any time, by a handler of signals too.
    [[nodiscard]] const std::atomic_int &pending() const { return m_pending; }

private:
    void run();

    std::mutex m_mutex;
    std::condition_variable m_changed;
    std::deque<std::function<void()>> m_work;
    std::atomic_int m_pending = 0;
    bool m_shouldEnd = false;
    std::thread m_thread; // last: it uses all the others
};

} // namespace limber
