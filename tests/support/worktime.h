#pragma once

#include <ctime>

namespace limber::test {

// The processor time in milliseconds that the creating thread has used since the object was made. Time that other
// programs used does not count, so that a test of how long the window may be held up does not fail on a busy machine.
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

    // The longest time for which one piece of work may hold up the window.
    static constexpr double mostAtATime = 300.0;
    // The longest time that drawing a row of the timeline may take, however many frames there are.
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
