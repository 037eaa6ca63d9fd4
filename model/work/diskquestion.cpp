#include "work/diskquestion.h"

#include <QObject>

#include <exception>
#include <mutex>
#include <system_error>
#include <thread>
#include <utility>

namespace limber {

// Who waits for an answer, and lives in the thread that asked; shared with the thread that looks for it.
struct DiskQuestion::Listener
{
    std::mutex mutex;
    QObject *messenger = nullptr; // null when nobody listens any more

    void post(std::function<void()> call)
    {
        const std::scoped_lock lock(mutex);
        if (messenger != nullptr)
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
            } catch (const std::exception &) { // no answer
            }
            // Heard only as long as this object listens.
            listener->post([this, take = std::move(take)] {
                end();
                take();
            });
        }).detach();
    } catch (const std::system_error &) { // no thread, no answer
        forget();
    }
}

// Out of an event of the messenger, which must outlive that.
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
