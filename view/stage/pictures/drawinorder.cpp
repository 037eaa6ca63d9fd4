#include "pictures/drawinorder.h"

#include "pictures/framepainter.h"

#include <algorithm>
#include <condition_variable>
#include <map>
#include <mutex>
#include <thread>

namespace limber {

namespace {

// More threads do not help, because the thread that takes the pictures also has to encode them.
constexpr int mostThreads = 8;
// Drawing a larger picture takes some hundred megabytes.
constexpr int largePicture = 4'000'000; // pixels

int threadsFor(const PictureSeries &series, int wanted)
{
    const QSize size = series.look.size;
    if (size.width() * size.height() > largePicture)
        return 1;
    const int useful = wanted > 0 ? wanted : static_cast<int>(std::thread::hardware_concurrency());
    return std::clamp(useful, 1, std::min(mostThreads, static_cast<int>(series.frames.size())));
}

// The pictures on their way from the drawing threads to the taking one.
class Queue
{
public:
    Queue(const PictureSeries &series, std::size_t room) : m_series(series), m_room(room) {}

    void drawSome()
    {
        FramePainter painter(m_series);
        while (const auto index = nextIndex()) {
            QImage picture;
            try {
                picture = painter.paint(m_series.frames[*index]);
            } catch (const std::bad_alloc &) {
                picture = QImage();
            }
            const std::scoped_lock lock(m_mutex);
            m_ready.emplace(*index, std::move(picture));
            m_changed.notify_all();
        }
    }

    bool takeAll(const std::function<bool(std::size_t, const QImage &)> &take)
    {
        for (std::size_t index = 0; index < m_series.frames.size(); ++index) {
            std::unique_lock lock(m_mutex);
            m_changed.wait(lock, [&] { return m_ready.contains(index); });
            const QImage picture = std::move(m_ready.extract(index).mapped());
            m_taken = index + 1;
            m_changed.notify_all();
            lock.unlock();
            if (!take(index, picture))
                return false;
        }
        return true;
    }

    void stop()
    {
        const std::scoped_lock lock(m_mutex);
        m_isStopped = true;
        m_changed.notify_all();
    }

private:
    // Returns the next picture to draw as soon as there is capacity for it.
    std::optional<std::size_t> nextIndex()
    {
        std::unique_lock lock(m_mutex);
        m_changed.wait(lock, [&] { return m_isStopped || m_next < m_taken + m_room || isDone(); });
        if (m_isStopped || isDone())
            return std::nullopt;
        return m_next++;
    }

    [[nodiscard]] bool isDone() const { return m_next >= m_series.frames.size(); }

    const PictureSeries &m_series;
    const std::size_t m_room;
    std::mutex m_mutex;
    std::condition_variable m_changed;
    std::map<std::size_t, QImage> m_ready;
    std::size_t m_next = 0;
    std::size_t m_taken = 0;
    bool m_isStopped = false;
};

// Ends the threads, however the taking ends.
class Drawers
{
public:
    Drawers(Queue &queue, int count) : m_queue(queue)
    {
        for (int i = 0; i < count; ++i)
            m_threads.emplace_back([&queue] { queue.drawSome(); });
    }
    Drawers(const Drawers &) = delete;
    Drawers &operator=(const Drawers &) = delete;
    ~Drawers()
    {
        m_queue.stop();
        for (std::thread &thread : m_threads)
            thread.join();
    }

private:
    Queue &m_queue;
    std::vector<std::thread> m_threads;
};

} // namespace

bool drawInOrder(const PictureSeries &series, const std::function<bool(std::size_t, const QImage &)> &take, int threads)
{
    if (series.frames.empty())
        return true;
    const int count = threadsFor(series, threads);
    Queue queue(series, static_cast<std::size_t>(count) + 1);
    const Drawers drawers(queue, count);
    return queue.takeAll(take);
}

} // namespace limber
