#pragma once

#include "words/commandline.h"

#include <cstdint>
#include <string>

namespace limber::cli {

// One file of a batch and what has to be done with it.
struct BatchJob
{
    std::string input; // relative to the folder of the batch
    std::string inputPath;
    std::string result; // relative to the folder of results; empty if there is none
    std::string resultPath;
    bool isPrinted = false; // the result is what the verb prints
    Words words; // those of the verb
    std::string knownHash; // SHA-256 of the input from which the existing result was made; empty if there is none
};

// The state of a file when work on it began.
struct InputState
{
    std::int64_t bytes = -1; // -1 if the file does not exist
    std::int64_t modified = 0; // nanoseconds since 1970

    [[nodiscard]] static InputState of(const std::string &path);
    friend bool operator==(const InputState &, const InputState &) = default;
};

// The result of a job.
struct BatchOutcome
{
    BatchJob job;
    InputState input;
    std::string hash; // SHA-256 of the input, 64 hexadecimal digits; empty if it could not be read
    bool isUnchanged = false; // the input has the known hash, so nothing was done
    int exit = 0; // the verb's exit status
    int signal = 0; // the signal that ended it; 0 for none
    std::string printed; // what the verb printed, unless it is in a file
    std::string messages; // as JSON, one in each line
    std::int64_t resultBytes = -1; // size of the result; -1 if there is none
    double seconds = 0.0;
};

using RunVerb = int (*)(const Words &words);

// Does the job in this process, which was started for it. What the job prints goes to standard output, or to the file
// of the result, which is written completely or not at all. Writes to `answer` the hash of the input and whether it is
// the known one.
[[nodiscard]] int doBatchJob(const BatchJob &job, RunVerb run, int answer);

} // namespace limber::cli
