#pragma once

#include <QString>

#include <functional>
#include <memory>
#include <type_traits>

class QObject;

namespace limber {

// Asks the disk something on a thread of its own, because a file on a network that hangs may never answer: nobody waits
// for it then, neither the window, nor other work, nor the end of the program.
class DiskQuestion
{
public:
    DiskQuestion() = default;
    DiskQuestion(const DiskQuestion &) = delete;
    DiskQuestion &operator=(const DiskQuestion &) = delete;
    ~DiskQuestion() { forget(); }

    // Calls `ask` on that thread, which must use nothing that may be gone by then, and `take` with the answer on this
    // one. A new question forgets the one before. There is no answer where `ask` throws.
    template <typename Ask, typename Take>
    void ask(Ask ask, Take take)
    {
        using Answer = std::invoke_result_t<Ask>;
        start([ask = std::move(ask), take = std::move(take)]() -> std::function<void()> {
            const auto answer = std::make_shared<Answer>(ask());
            return [take, answer] { take(std::move(*answer)); };
        });
    }
    // What is still answered is not heard.
    void forget();
    [[nodiscard]] bool isWaiting() const { return m_listener != nullptr; }

private:
    struct Listener;

    // `ask` gives what is to be called here.
    void start(std::function<std::function<void()>()> ask);
    void end();

    std::shared_ptr<Listener> m_listener; // null while nothing is asked
};

} // namespace limber
