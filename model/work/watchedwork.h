#pragma once

#include "work/backgroundwork.h"

#include <QTimer>

#include <functional>
#include <memory>
#include <utility>

namespace limber {

// Background work whose result is needed only while somebody watches, such as what a view shows of a clip. It is done
// again a moment after edits, which come in bursts.
class WatchedWork
{
public:
    // `begin` starts the work; it is called a moment after startSoon().
    explicit WatchedWork(std::function<void()> begin);

    // Returns what a watcher keeps as long as it watches.
    [[nodiscard]] std::shared_ptr<const void> watch();
    [[nodiscard]] bool isWatched() const { return !m_watch.expired(); }

    // Gives up the work, and begins again in a moment if somebody watches.
    void startSoon();
    // Starts the work at once, see BackgroundWork.
    template <typename Work, typename Done>
    void start(Work work, Done done, const BackgroundWork::Failed &failed)
    {
        m_delay.stop();
        m_work.start(std::move(work), std::move(done), failed);
    }
    // Gives up the work that is done at present; what shall begin in a moment begins nevertheless.
    void cancel() { m_work.cancel(); }
    // Gives up all of it.
    void cancelAll();
    [[nodiscard]] bool isRunning() const { return m_work.isRunning(); }

private:
    BackgroundWork m_work;
    QTimer m_delay;
    std::weak_ptr<const void> m_watch; // shared by all who watch
};

} // namespace limber
