#pragma once

#include <algorithm>
#include <ctime>
#include <limits>

namespace limber::test {

// Returns the least processor time in milliseconds that a piece of work takes in some tries. How long work takes says
// nothing in a test, since machines differ; how it grows with the amount of data does. So compare two of these, made in
// the same test, and leave figures to the benchmarks.
template <typename Work>
[[nodiscard]] double leastWorkTime(const Work &work, int tries = 5)
{
    const auto now = [] {
        timespec time{};
        ::clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time);
        return static_cast<double>(time.tv_sec) * 1e3 + static_cast<double>(time.tv_nsec) * 1e-6;
    };
    double least = std::numeric_limits<double>::max();
    for (int i = 0; i < tries; ++i) {
        const double start = now();
        work();
        least = std::min(least, now() - start);
    }
    return least;
}

// Work that does not grow with the data may take this many times as long for a hundred times as much, and a little more
// for what the clock does not resolve.
[[nodiscard]] inline bool hardlyGrows(double small, double large)
{
    return large < 10.0 * small + 5.0;
}

} // namespace limber::test
