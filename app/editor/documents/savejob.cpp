#include "documents/savejob.h"

#include <QEventLoop>
#include <QFileInfo>
#include <QFutureWatcher>
#include <QProgressDialog>
#include <QTimer>
#include <QtConcurrentRun>

#include <atomic>

namespace limber {

namespace {

constexpr int quietMilliseconds = 300;
constexpr int steps = 1000;

} // namespace

SaveResult saveWithProgress(Clip clip, const QString &path, const WriteOptions &options, QWidget *window)
{
    QProgressDialog progress(window);
    progress.setWindowModality(Qt::WindowModal);
    progress.setWindowTitle(QProgressDialog::tr("Saving"));
    progress.setLabelText(QProgressDialog::tr("Saving %1…").arg(QFileInfo(path).fileName()));
    progress.setRange(0, steps);
    progress.reset();

    std::atomic_bool cancelled = false;
    QFutureWatcher<SaveResult> watcher;
    QEventLoop loop;
    QObject::connect(&watcher, &QFutureWatcherBase::progressValueChanged, &progress, &QProgressDialog::setValue);
    QObject::connect(&watcher, &QFutureWatcherBase::finished, &loop, &QEventLoop::quit);
    QObject::connect(&progress, &QProgressDialog::canceled, &loop, [&cancelled] { cancelled = true; });
    watcher.setFuture(QtConcurrent::run([&](QPromise<SaveResult> &promise) {
        promise.setProgressRange(0, steps);
        WriteOptions watched = options;
        watched.progress = [&](double share) {
            promise.setProgressValue(static_cast<int>(share * (steps - 1)));
            return !cancelled;
        };
        promise.addResult(saveBvh(clip, path, watched));
    }));
    // At first nobody may type into a document that is being written; then a modal dialog sees to that.
    QTimer::singleShot(quietMilliseconds, &loop, &QEventLoop::quit);
    if (!watcher.isFinished())
        loop.exec(QEventLoop::ExcludeUserInputEvents);
    if (!watcher.isFinished()) {
        progress.show();
        loop.exec();
    }
    watcher.waitForFinished();
    return watcher.result();
}

} // namespace limber
