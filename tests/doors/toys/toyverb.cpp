#include "files/clipfiles.h"
#include "output/exitstatus.h"
#include "output/outputstream.h"
#include "verbs/verb.h"

namespace limber::cli {

namespace {

int runToy(const Words &words)
{
    CommandLine line({"toy", "Counts frames.", "FILE", 1, 1});
    if (const auto status = line.parse(words))
        return *status;
    const auto clip = loadClip(line.arguments()[0], line);
    if (!clip)
        return exitstatus::Failed;
    const bool isPrinted = printResult(std::to_string(clip->motion.frameCount()) + '\n');
    return isPrinted ? exitstatus::Done : exitstatus::Failed;
}

} // namespace

Verb toyVerb()
{
    return {"toy", "counts frames", runToy, printsText};
}

} // namespace limber::cli
