#pragma once

#include <functional>

namespace limber::cli {

// Runs what a program of the command line does so that it ends with an exit status: readers that go away, file size
// limits, closed standard descriptors and lack of memory are no signals.
[[nodiscard]] int runProgram(const std::function<int()> &run);

} // namespace limber::cli
