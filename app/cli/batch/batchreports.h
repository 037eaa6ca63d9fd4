#pragma once

#include <string>
#include <vector>

namespace limber::cli {

// Writes all lines of the reports as one: of several lines about a file the last one of the latest report. Answers the
// exit status.
[[nodiscard]] int mergeReports(const std::vector<std::string> &reports, const std::string &out);

// Prints how many files ended how, and the kinds of their findings, the most frequent first. Answers the exit status.
[[nodiscard]] int summariseReports(const std::vector<std::string> &reports, bool isJson);

} // namespace limber::cli
