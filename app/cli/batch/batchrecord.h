#pragma once

#include "batch/batchjob.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace limber::cli {

struct JobContext
{
    std::string recipe; // see recipeHash()
    std::string version; // of the program
    bool finds = false; // the verb's status says how the file is
};

// How a job ended, in a word: done, failed or crashed; clean, warned or refused for a verb that looks at files;
// collision where another file has given the same result.
[[nodiscard]] std::string_view statusOf(const BatchOutcome &outcome, const JobContext &context);

// A line of a report: one JSON object, with its line end.
[[nodiscard]] std::string reportLine(const BatchOutcome &outcome, const JobContext &context);
// The same for a file that cannot be worked on since its result would replace another file's.
[[nodiscard]] std::string collisionLine(const BatchJob &job, const JobContext &context);

// What is read back of a line of a report.
struct BatchRecord
{
    std::uint64_t file = 0; // hash of the input's path
    std::string status;
    std::string recipe;
    std::string version;
    InputState input;
    std::string hash;
    std::int64_t resultBytes = -1;
    double seconds = 0.0;
    std::vector<std::string> kinds; // of the findings
};

// Nothing for what is no such line: the last one of a report whose writer was killed may be cut off.
[[nodiscard]] std::optional<BatchRecord> readRecord(std::string_view line);

// Whether work on the file was done: it would give the same again.
[[nodiscard]] bool isFinished(const BatchRecord &record);

} // namespace limber::cli
