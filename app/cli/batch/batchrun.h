#pragma once

#include "batch/batchfiles.h"
#include "batch/batchjob.h"
#include "batch/batchpool.h"
#include "batch/verbwords.h"

#include <string>

namespace limber::cli {

// A verb that is done to many files.
struct BatchOrder
{
    std::string verb;
    RunVerb run = nullptr;
    VerbFiles files;
    Words words; // of the verb
    std::string in; // folder
    std::string out; // folder; empty where the results are only reported
    std::string list; // of the files, see filesOfList(); empty for all of the folder
    char separator = '\n'; // of the list
    std::string resultEnding; // such as ".glb"
    std::string report; // file
    bool resumes = false;
    Shard shard;
    BatchPool::Limits limits;
    bool isQuiet = false;
};

// Does it; answers the exit status: 0 where all files were done, now or before.
[[nodiscard]] int runOrder(const BatchOrder &order);

} // namespace limber::cli
