#include "verbs/exportpage.h"

#include "body/upaxisdecision.h"
#include "files/clipfiles.h"
#include "files/filepath.h"
#include "files/piecefile.h"
#include "output/exitstatus.h"
#include "output/messages.h"
#include "output/progressline.h"
#include "retarget/mappingsettings.h"
#include "webpage/pageexport.h"

namespace limber::cli {

void addPageOptions(CommandLine &line)
{
    line.addOption("title", "TEXT", "For pages: the text above the figure; if not given, the name of the file.");
}

int exportPage(const CommandLine &line)
{
    const std::string &file = line.arguments()[0];
    const auto up = upAxisFromWord(line.value("up").value_or("auto"));
    if (!up)
        return line.wrongUsage("expected auto, x, y or z for --up, found " + cli::inQuotes(*line.value("up")));
    const auto clip = loadClip(file, line);
    if (!clip)
        return exitstatus::Failed;
    const PositionRules rules = decidePositionRules(clip->skeleton, clip->motion, line.positionRule());
    PageOptions options;
    options.title = line.value("title").value_or(fileNameOf(file));
    options.upAxis = decideUpAxis(*clip, rules, *up).axis;
    ProgressLine progress("exporting " + printable(file), line.isQuiet());
    options.progress = progress.callback();
    constexpr std::uint64_t heavyBytes = 100'000'000;
    if (pageBytes(*clip) > heavyBytes && !line.isQuiet())
        reportWarning(file, "a page of " + std::to_string(pageBytes(*clip) / 1'000'000) +
                                " MB: many browsers are slow with that");
    const bool isSaved = savePiecesTo(line.arguments()[1],
                                      [&](const PieceSink &sink) { return writePage(*clip, rules, options, sink); });
    return isSaved ? exitstatus::Done : exitstatus::Failed;
}

} // namespace limber::cli
