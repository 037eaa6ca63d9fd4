#include "work/watchedwork.h"

namespace limber {

WatchedWork::WatchedWork(std::function<void()> begin)
{
    constexpr int settlingMilliseconds = 250;
    m_delay.setSingleShot(true);
    m_delay.setInterval(settlingMilliseconds);
    m_delay.callOnTimeout([begin = std::move(begin)] { begin(); });
}

std::shared_ptr<const void> WatchedWork::watch()
{
    std::shared_ptr<const void> watch = m_watch.lock();
    if (!watch)
        watch = std::make_shared<char>();
    m_watch = watch;
    return watch;
}

void WatchedWork::startSoon()
{
    m_work.cancel();
    if (isWatched())
        m_delay.start();
}

void WatchedWork::cancelAll()
{
    m_delay.stop();
    m_work.cancel();
}

} // namespace limber
