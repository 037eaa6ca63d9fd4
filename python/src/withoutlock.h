#pragma once

#include <limber/base/progress.h>

#include <pybind11/pybind11.h>

#include <chrono>
#include <memory>
#include <mutex>

namespace limber::python {

// Asks now and then, while long work goes on without the interpreter's lock, whether a signal came (Ctrl+C), and
// cancels the work then.
class SignalWatch
{
public:
    [[nodiscard]] Progress progress();
    // Raises what the handler of the signal raised, KeyboardInterrupt as a rule. With the lock.
    void rethrow();

private:
    [[nodiscard]] bool goesOn();

    std::mutex m_mutex; // of the time
    std::chrono::steady_clock::time_point m_lastAsked = std::chrono::steady_clock::now();
    std::unique_ptr<pybind11::error_already_set> m_error;
};

// What `work` answers, which gets a Progress. Other threads of Python run meanwhile, so it must touch no Python object
// and nothing that they may change.
template <typename Work>
auto withoutLock(Work work)
{
    SignalWatch watch;
    auto result = [&] {
        const pybind11::gil_scoped_release released;
        return work(watch.progress());
    }();
    watch.rethrow();
    return result;
}

} // namespace limber::python
