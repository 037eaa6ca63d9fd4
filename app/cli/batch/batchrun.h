#pragma once

#include "batch/batchfiles.h"
#include "batch/batchjob.h"
#include "batch/batchpool.h"
#include "batch/verbwords.h"

#include <string>

namespace limber::cli {

// A verb that is applied to many files.
struct BatchOrder
{
    std::string verb;
    RunVerb run = nullptr;
    VerbFiles files;
    Words words; // those of the verb
    std::string in; // folder
    std::string out; // folder; empty if the results are only reported
    std::string list; // a list of the files, see filesOfList(); empty for all files of the folder
    char separator = '\n'; // of the list
    std::string resultEnding; // such as ".glb"
    std::string report; // file
    bool resumes = false;
    Shard shard;
    BatchPool::Limits limits;
    bool isQuiet = false;
};

// Runs the batch and returns the exit status: 0 if all files were done, now or before.
[[nodiscard]] int runOrder(const BatchOrder &order);

} // namespace limber::cli
