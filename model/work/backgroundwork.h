#pragma once

#include <QString>

#include <atomic>
#include <functional>
#include <memory>
#include <type_traits>

class QObject;

namespace limber {

// Does one piece of work at a time on a worker thread, and brings its reports and finally its result back to the thread
// that started it. All background work of the program goes through this class; it offers progress, two ways to end the
// work, and a sentence if the work fails.
class BackgroundWork
{
    struct State
    {
        std::atomic_bool isGivenUp = false; // nobody waits for the result any more
        std::atomic_bool shouldStop = false; // the result is still wanted, even if it is incomplete
        std::atomic_bool isOnWorker = false;
        bool hasSubstitute = false; // only the thread that started the work uses this
    };

public:
    // Lets the work report to the thread that started it.
    class Reporter
    {
    public:
        [[nodiscard]] bool isCancelled() const { return m_state->isGivenUp || m_state->shouldStop; }
        // Calls `call` on the thread that started the work.
        void post(std::function<void()> call) const;
        // Returns a progress callback for functions of the core: it reports the fraction done to `hear` and returns
        // whether to go on.
        [[nodiscard]] std::function<bool(double)> progress(std::function<void(double)> hear = {}) const;

    private:
        friend class BackgroundWork;
        void postEnd(std::function<void()> call) const;

        std::shared_ptr<State> m_state;
        QObject *m_messenger = nullptr; // lives in the thread that started the work
        BackgroundWork *m_work = nullptr; // valid until the work is given up
    };

    // Receives the reason why there is no result, in a sentence for the user.
    using Failed = std::function<void(const QString &why)>;

    BackgroundWork() = default;
    BackgroundWork(const BackgroundWork &) = delete;
    BackgroundWork &operator=(const BackgroundWork &) = delete;
    ~BackgroundWork() { cancel(); }

    // Calls `work` with a Reporter on a worker thread. Afterwards calls, on this thread, `done` with what `work`
    // returned, or `failed` if it threw; isRunning() is false by then. Starting new work gives up the work before.
    template <typename Work, typename Done>
    void start(Work work, Done done, const Failed &failed)
    {
        using Result = std::invoke_result_t<Work, const Reporter &>;
        startTask(
            [work = std::move(work), done = std::move(done)](const Reporter &reporter) {
                auto result = std::make_shared<Result>(work(reporter));
                // Only the thread that started the work holds the result from then on.
                reporter.postEnd([done, result = std::move(result)] { done(std::move(*result)); });
            },
            failed);
    }
    // Gives up the work: nothing of it is delivered from now on. The destructor does the same. If the work does not
    // notice, because its disk does not answer, other work has one more worker until it ends.
    void cancel();
    // Asks the work to end early; the result that it returns then is still delivered.
    void stop();
    [[nodiscard]] bool isRunning() const { return m_state != nullptr; }

private:
    void startTask(std::function<void(const Reporter &)> task, Failed failed);
    static void substitute(const std::shared_ptr<State> &state);
    static void leaveWorker(State &state);

    std::shared_ptr<State> m_state; // of the running work; null if there is none
};

} // namespace limber
