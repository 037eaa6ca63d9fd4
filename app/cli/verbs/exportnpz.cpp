#include "verbs/exportnpz.h"

#include "files/clipfiles.h"
#include "files/piecefile.h"
#include "output/exitstatus.h"
#include "output/messages.h"
#include "output/progressline.h"
#include "tables/npzexport.h"

namespace limber::cli {

int exportNpz(const CommandLine &line)
{
    const std::string &file = line.arguments()[0];
    const auto clip = loadClip(file, line);
    if (!clip)
        return exitstatus::Failed;
    const PositionRules rules = decidePositionRules(clip->skeleton, clip->motion, line.positionRule());
    ProgressLine progress("exporting " + printable(file), line.isQuiet());
    const bool isSaved = savePiecesTo(line.arguments()[1], [&](const PieceSink &sink) {
        return writeNpz(*clip, rules, {.progress = progress.callback()}, sink);
    });
    return isSaved ? exitstatus::Done : exitstatus::Failed;
}

} // namespace limber::cli
