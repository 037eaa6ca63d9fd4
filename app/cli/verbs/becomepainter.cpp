#include "verbs/becomepainter.h"

#include "output/becomeprogram.h"
#include "output/exitstatus.h"
#include "output/messages.h"
#include "storage/companion.h"
#include "storage/paths/filename.h"

namespace limber::cli {

int becomePainter(const std::string &verb, Words words)
{
    const std::string program = bytesOfName(companionProgram(QStringLiteral("limber-render"))).toStdString();
    words.insert(words.begin(), verb);
    const std::string why =
        program.empty() ? "is not installed" : "cannot be started: " + becomeProgram(program, std::move(words));
    reportError("limber-cli " + verb, "limber-render, the part of Limber that draws, " + why);
    return exitstatus::Failed;
}

} // namespace limber::cli
