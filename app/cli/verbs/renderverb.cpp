#include "output/becomeprogram.h"
#include "output/exitstatus.h"
#include "output/messages.h"
#include "storage/companion.h"
#include "storage/paths/filename.h"
#include "verbs/verbs.h"

namespace limber::cli {

namespace {

// Drawing needs more of Qt than this program should load.
int becomePainter(const std::string &verb, Words words)
{
    const std::string program = bytesOfName(companionProgram(QStringLiteral("limber-render"))).toStdString();
    words.insert(words.begin(), verb);
    const std::string why =
        program.empty() ? "is not installed" : "cannot be started: " + becomeProgram(program, std::move(words));
    reportError("limber-cli " + verb, "limber-render, the part of Limber that draws, " + why);
    return exitstatus::Failed;
}

} // namespace

int runRender(const Words &words)
{
    return becomePainter("render", words);
}

int runThumbnail(const Words &words)
{
    return becomePainter("thumbnail", words);
}

} // namespace limber::cli
