#include "verbs/importnpy.h"

#include "files/clipfiles.h"
#include "output/exitstatus.h"
#include "output/messages.h"
#include "tables/npyimport.h"
#include "words/numberword.h"

namespace limber::cli {

int importNpy(const CommandLine &line)
{
    const std::string &file = line.arguments()[0];
    const auto from = line.value("skeleton");
    if (!from)
        return line.wrongUsage("an array needs --skeleton FILE.bvh");
    const auto skeleton = loadClip(*from, line);
    const auto bytes = skeleton ? loadBytes(file) : std::nullopt;
    if (!bytes)
        return exitstatus::Failed;
    Reading<Clip> read = readNpyMotion(*bytes, *skeleton);
    report(file, read.findings, line.isQuiet());
    if (!read.value)
        return exitstatus::Failed;
    if (const auto word = line.value("rate"))
        read.value->motion.setFrameTimeSeconds(1.0 / numberFromWord(*word).value_or(1.0));
    return saveClip(*read.value, line.arguments()[1], {}, line) ? exitstatus::Done : exitstatus::Failed;
}

} // namespace limber::cli
