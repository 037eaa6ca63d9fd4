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

// The thread on which all journals are written, one piece of work after the other. Unlike background work, this work is
// never given up: everything that was handed over is done before the program ends.
class JournalThread : public QObject
{
    Q_OBJECT

public:
    explicit JournalThread(QObject *parent = nullptr);
    ~JournalThread() override; // waits until all work is done

    void post(std::function<void()> work);
    // Calls `call` on the thread that this object lives in, unless the object is gone by then.
    void report(std::function<void()> call);
    // Waits until everything that was posted is done; returns false if that takes longer than `atMost`.
    bool finish(std::chrono::milliseconds atMost);
    // The number of posted pieces of work that are not done. It can be read at any time, also by a signal handler.
    [[nodiscard]] const std::atomic_int &pending() const { return m_pending; }

private:
    void run();

    std::mutex m_mutex;
    std::condition_variable m_changed;
    std::deque<std::function<void()>> m_work;
    std::atomic_int m_pending = 0;
    bool m_shouldEnd = false;
    std::thread m_thread; // last, because it uses all other members
};

} // namespace limber
