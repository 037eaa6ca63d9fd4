#pragma once

#include <atomic>
#include <functional>
#include <memory>

class QObject;

namespace limber {

// Does one piece of work at a time on a worker thread and brings what it has to tell back to the thread that started
// it. A new start gives up the work before; after that, and when this object is gone, nothing of it is heard any more.
class BackgroundWork
{
public:
    // What the work speaks through.
    class Reporter
    {
    public:
        [[nodiscard]] bool isCancelled() const { return *m_cancelled; }
        // Calls on the thread that started the work.
        void tell(std::function<void()> call) const;
        // The same for the end: nothing is under way any more when it is called.
        void tellResult(std::function<void()> call) const;

    private:
        friend class BackgroundWork;
        std::shared_ptr<std::atomic_bool> m_cancelled;
        QObject *m_messenger = nullptr; // lives in the thread that started
        BackgroundWork *m_work = nullptr; // there as long as nothing was cancelled
    };

    BackgroundWork() = default;
    BackgroundWork(const BackgroundWork &) = delete;
    BackgroundWork &operator=(const BackgroundWork &) = delete;
    ~BackgroundWork() { cancel(); }

    void start(std::function<void(const Reporter &)> work);
    void cancel();
    [[nodiscard]] bool isRunning() const { return m_cancelled != nullptr; }

private:
    std::shared_ptr<std::atomic_bool> m_cancelled; // of the work under way; null if there is none
};

} // namespace limber
