#pragma once

#include <ctime>

namespace limber::test {

// How long the thread that made this has worked since, in milliseconds. Time in which other programs had the processor
// does not count, so that a test of what the window may take at a time does not fail on a busy machine.
class WorkTime
{
public:
    [[nodiscard]] double elapsed() const { return now() - m_start; }
    // Returns the time until now and starts again.
    double restart()
    {
        const double start = m_start;
        m_start = now();
        return m_start - start;
    }

    // The most that the window may be held up by one piece of work.
    static constexpr double mostAtATime = 300.0;
    // The most that a row of the timeline may take to be drawn, for any number of frames.
    static constexpr double mostForARow = 100.0;

private:
    [[nodiscard]] static double now()
    {
        timespec time{};
        ::clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time);
        return static_cast<double>(time.tv_sec) * 1e3 + static_cast<double>(time.tv_nsec) * 1e-6;
    }

    double m_start = now();
};

} // namespace limber::test
