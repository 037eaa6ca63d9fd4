#include "work/diskquestion.h"

#include "work/threadhandover.h"

#include <QObject>

#include <exception>
#include <mutex>
#include <system_error>
#include <thread>
#include <utility>

namespace limber {

// Receives an answer. Its messenger lives in the thread that asked; the struct is shared with the thread that finds the
// answer.
struct DiskQuestion::Listener
{
    std::mutex mutex;
    QObject *messenger = nullptr; // null when nobody listens any more

    void post(std::function<void()> call)
    {
        const std::scoped_lock lock(mutex);
        if (messenger == nullptr)
            return;
        giveToThread();
        QMetaObject::invokeMethod(messenger, std::move(call), Qt::QueuedConnection);
    }
};

void DiskQuestion::start(std::function<std::function<void()>()> ask)
{
    forget();
    m_listener = std::make_shared<Listener>();
    m_listener->messenger = new QObject;
    try {
        std::thread([this, listener = m_listener, ask = std::move(ask)] {
            std::function<void()> take = [] {};
            try {
                take = ask();
            } catch (const std::exception &) { // without an answer, nothing is called
            }
            // The call arrives only while this object still listens.
            listener->post([this, take = std::move(take)] {
                takeFromThread();
                end();
                take();
            });
        }).detach();
    } catch (const std::system_error &) { // without a thread there is no answer
        forget();
    }
}

// This runs inside an event of the messenger, so the messenger must outlive it.
void DiskQuestion::end()
{
    const std::shared_ptr<Listener> listener = std::exchange(m_listener, nullptr);
    const std::scoped_lock lock(listener->mutex);
    std::exchange(listener->messenger, nullptr)->deleteLater();
}

void DiskQuestion::forget()
{
    const std::shared_ptr<Listener> listener = std::exchange(m_listener, nullptr);
    if (!listener)
        return;
    const std::scoped_lock lock(listener->mutex);
    delete std::exchange(listener->messenger, nullptr);
}

} // namespace limber
