#pragma once

#include <string>
#include <vector>

namespace limber::cli {

// Combines all lines of the reports into one report: of several lines about a file, the last one of the latest report
// counts. Returns the exit status.
[[nodiscard]] int mergeReports(const std::vector<std::string> &reports, const std::string &out);

// Prints how many files ended in each way, and the kinds of their findings, the most frequent first. Returns the exit
// status.
[[nodiscard]] int summariseReports(const std::vector<std::string> &reports, bool isJson);

} // namespace limber::cli
