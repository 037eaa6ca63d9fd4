#pragma once

#include <QString>

#include <functional>
#include <memory>
#include <type_traits>

class QObject;

namespace limber {

// Asks the disk something on a thread of its own, because a file on a network that hangs may never answer. Then neither
// the window, nor other work, nor the end of the program waits for it.
class DiskQuestion
{
public:
    DiskQuestion() = default;
    DiskQuestion(const DiskQuestion &) = delete;
    DiskQuestion &operator=(const DiskQuestion &) = delete;
    ~DiskQuestion() { forget(); }

    // Calls `ask` on that thread, then `take` with the answer on this thread. `ask` must not use anything that may be
    // destroyed by then. A new question cancels the one before. If `ask` throws, `take` is not called.
    template <typename Ask, typename Take>
    void ask(Ask ask, Take take)
    {
        using Answer = std::invoke_result_t<Ask>;
        start([ask = std::move(ask), take = std::move(take)]() -> std::function<void()> {
            const auto answer = std::make_shared<Answer>(ask());
            return [take, answer] { take(std::move(*answer)); };
        });
    }
    // Cancels the question: an answer that still comes is ignored.
    void forget();
    [[nodiscard]] bool isWaiting() const { return m_listener != nullptr; }

private:
    struct Listener;

    // `ask` returns the function that is to be called on this thread.
    void start(std::function<std::function<void()>()> ask);
    void end();

    std::shared_ptr<Listener> m_listener; // null while no question is open
};

} // namespace limber
