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
    bool finds = false; // the verb's exit status says how the file is
};

// Returns in a word how a job ended: done, failed or crashed; clean, warned or refused for a verb that examines files;
// collision if another file has produced the same result.
[[nodiscard]] std::string_view statusOf(const BatchOutcome &outcome, const JobContext &context);

// Returns a line of a report: one JSON object, with its line end.
[[nodiscard]] std::string reportLine(const BatchOutcome &outcome, const JobContext &context);
// Returns such a line for a file that cannot be processed because its result would replace that of another file.
[[nodiscard]] std::string collisionLine(const BatchJob &job, const JobContext &context);

// What is read back from a line of a report.
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

// Returns nothing if the line is no line of a report: the last one may be cut off if its writer was killed.
[[nodiscard]] std::optional<BatchRecord> readRecord(std::string_view line);

// Returns whether work on the file is finished: doing it again would give the same result.
[[nodiscard]] bool isFinished(const BatchRecord &record);

} // namespace limber::cli
