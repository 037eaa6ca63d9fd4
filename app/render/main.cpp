#include "output/exitstatus.h"
#include "output/messages.h"
#include "output/programrun.h"
#include "renderverb.h"
#include "thumbnailverb.h"

#include <QLocale>

#include <algorithm>

namespace {

using namespace limber::cli;

int runVerb(const Words &words)
{
    const std::string verb = words.empty() ? std::string() : words.front();
    const Words rest(words.empty() ? words.begin() : words.begin() + 1, words.end());
    if (verb == "render")
        return renderPictures(rest);
    if (verb == "thumbnail")
        return renderThumbnail(rest);
    reportUsageError({}, "expected render or thumbnail");
    return exitstatus::Usage;
}

// Qt's messages, for example about missing fonts, help nobody here.
void dropMessage(QtMsgType, const QMessageLogContext &, const QString &)
{
}

} // namespace

int main(int argc, char *argv[])
{
    // There need not be a display, and the pictures are the same for everybody.
    qputenv("QT_QPA_PLATFORM", "offscreen");
    qputenv("LC_ALL", "C.UTF-8");
    QLocale::setDefault(QLocale::c());
    qInstallMessageHandler(dropMessage);
    return runProgram([=] { return runVerb(Words(argv + std::min(1, argc), argv + argc)); });
}
