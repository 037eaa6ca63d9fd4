#pragma once

#include "base/progress.h"

#include <chrono>
#include <cstddef>
#include <string>
#include <vector>

namespace limber {

// How a child program ended.
struct ChildEnd
{
    enum class Kind { Exited, Signalled, NotStarted, TooSlow, TooMuch, Cancelled };

    Kind kind = Kind::NotStarted;
    int number = 0; // the exit status, the signal, or the system's error number if it did not start
    std::string output; // what it wrote to standard output; complete only if it exited
};

// The limits of a child program.
struct ChildLimits
{
    std::chrono::milliseconds time{0}; // wall-clock time
    std::size_t outputBytes = 0;
};

// Runs a program with nothing but its arguments: without input, environment or open files. Collects its output. Ends
// the program if it exceeds a limit or the progress says so; the program has ended when this returns. Reports the
// fraction of the time limit that has passed to the progress, at most a few times per second.
[[nodiscard]] ChildEnd runChild(const std::string &program, const std::vector<std::string> &arguments,
                                const ChildLimits &limits, const Progress &progress);

} // namespace limber
