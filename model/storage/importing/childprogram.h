#pragma once

#include "base/progress.h"

#include <chrono>
#include <cstddef>
#include <string>
#include <vector>

namespace limber {

// How a program that was run ended.
struct ChildEnd
{
    enum class Kind { Exited, Signalled, NotStarted, TooSlow, TooMuch, Cancelled };

    Kind kind = Kind::NotStarted;
    int number = 0; // the status, the signal, or the system's number of why it did not start
    std::string output; // what it wrote to standard output; whole only where it exited
};

// What a program that is run may take.
struct ChildLimits
{
    std::chrono::milliseconds time{0}; // on the clock
    std::size_t outputBytes = 0;
};

// Runs a program with nothing but its arguments: no input, no environment, no files. Takes what it writes. Ends it
// where it exceeds a limit or the progress says so; it is gone when this returns. The progress hears the part of the
// time limit that has passed, at most some times a second.
[[nodiscard]] ChildEnd runChild(const std::string &program, const std::vector<std::string> &arguments,
                                const ChildLimits &limits, const Progress &progress);

} // namespace limber
