#pragma once

#include "words/commandline.h"

#include <cstdint>
#include <string>

namespace limber::cli {

// One file of a batch and what is to be done with it.
struct BatchJob
{
    std::string input; // relative to the folder of the batch
    std::string inputPath;
    std::string result; // relative to the folder of results; empty for none
    std::string resultPath;
    bool isPrinted = false; // the result is what the verb prints
    Words words; // of the verb
    std::string knownHash; // SHA-256 of the input that the result is known to be of; empty for none
};

// What a file was when work on it began.
struct InputState
{
    std::int64_t bytes = -1; // -1 where it is not there
    std::int64_t modified = 0; // nanoseconds since 1970

    [[nodiscard]] static InputState of(const std::string &path);
    friend bool operator==(const InputState &, const InputState &) = default;
};

// What became of a job.
struct BatchOutcome
{
    BatchJob job;
    InputState input;
    std::string hash; // SHA-256 of the input, 64 hexadecimal digits; empty where it could not be read
    bool isUnchanged = false; // the input has the known hash: nothing was done
    int exit = 0; // the verb's status
    int signal = 0; // that ended it, 0 for none
    std::string printed; // what the verb printed and no file has
    std::string messages; // as JSON, a line each
    std::int64_t resultBytes = -1; // size of the result; -1 for none
    double seconds = 0.0;
};

using RunVerb = int (*)(const Words &words);

// Does the job in this process, which was made for it: what it prints goes to standard output, or to the file of the
// result, whole or not at all. Writes to `answer` the hash of the input and whether it is the known one.
[[nodiscard]] int doBatchJob(const BatchJob &job, RunVerb run, int answer);

} // namespace limber::cli
