#include "documents/savejob.h"

#include "messages/filemessages.h"
#include "work/backgroundwork.h"

#include <QEventLoop>
#include <QFileInfo>
#include <QProgressDialog>
#include <QTimer>

namespace limber {

namespace {

constexpr int quietMilliseconds = 300;
constexpr int steps = 1000;

// Not up to the end: at its end a progress dialog closes, and this one waits for the file to be safe.
void showFraction(QProgressDialog &dialog, double fraction)
{
    dialog.setValue(static_cast<int>(fraction * (steps - 1)));
}

} // namespace

SaveResult saveWithProgress(Clip clip, const QString &path, const WriteOptions &options, QWidget *window)
{
    QProgressDialog progress(window);
    progress.setWindowModality(Qt::WindowModal);
    progress.setWindowTitle(QProgressDialog::tr("Saving"));
    progress.setLabelText(QProgressDialog::tr("Saving %1…").arg(QFileInfo(path).fileName()));
    progress.setRange(0, steps);
    progress.reset();

    SaveResult saved;
    BackgroundWork work;
    QEventLoop loop;
    const auto end = [&](const SaveResult &result) {
        saved = result;
        loop.quit();
    };
    work.start(
        [clip = std::move(clip), path, options, &progress](const BackgroundWork::Reporter &reporter) {
            WriteOptions watched = options;
            watched.progress = reporter.progress([&progress](double fraction) { showFraction(progress, fraction); });
            return saveBvh(clip, path, watched);
        },
        end,
        [&end](const QString &why) {
            end({false, false, messages::notSaved(messages::systemReason(wordArgument(why.toStdString())))});
        });
    QObject::connect(&progress, &QProgressDialog::canceled, &loop, [&work] { work.stop(); });
    // At first user input is excluded, so that nobody types into a document being written; then the modal dialog
    // prevents it.
    QTimer::singleShot(quietMilliseconds, &loop, &QEventLoop::quit);
    loop.exec(QEventLoop::ExcludeUserInputEvents);
    if (work.isRunning()) {
        progress.show();
        loop.exec();
    }
    return saved;
}

} // namespace limber
