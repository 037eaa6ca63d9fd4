#pragma once

#include <functional>

namespace limber::cli {

// Runs the main function of a command line program so that it ends with an exit status: readers that go away, file size
// limits, closed standard descriptors and lack of memory cause no signals.
[[nodiscard]] int runProgram(const std::function<int()> &run);

} // namespace limber::cli
