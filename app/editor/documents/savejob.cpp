#include "documents/savejob.h"

#include "layers/layerstack.h"
#include "messages/filemessages.h"
#include "storage/paths/filetext.h"
#include "storage/projectfile.h"
#include "work/backgroundwork.h"

#include <QEventLoop>
#include <QProgressDialog>
#include <QTimer>

#include <memory>
#include <utility>

namespace limber {

namespace {

constexpr int quietMilliseconds = 300;
constexpr int steps = 1000;

// Not up to the end: at its end a progress dialog closes, and this one waits for the file to be safe.
void showFraction(QProgressDialog &dialog, double fraction)
{
    dialog.setValue(static_cast<int>(fraction * (steps - 1)));
}

SaveResult failure(const QString &why)
{
    return {false, false, messages::notSaved(messages::systemReason(wordArgument(why.toStdString())))};
}

// Does the work on a thread, and gives its result, or that of `failed` where there is none.
template <typename Result, typename Work>
Result workWithProgress(const QString &label, QWidget *window, Work work, Result (*failed)(const QString &why))
{
    QProgressDialog progress(window);
    progress.setWindowModality(Qt::WindowModal);
    progress.setWindowTitle(QProgressDialog::tr("Saving"));
    progress.setLabelText(label);
    progress.setRange(0, steps);
    progress.reset();

    Result result;
    BackgroundWork background;
    QEventLoop loop;
    const auto end = [&](const Result &answer) {
        result = answer;
        loop.quit();
    };
    background.start(
        [work = std::move(work), &progress](const BackgroundWork::Reporter &reporter) {
            return work(Progress(reporter.progress([&progress](double part) { showFraction(progress, part); })));
        },
        end, [&](const QString &why) { end(failed(why)); });
    QObject::connect(&progress, &QProgressDialog::canceled, &loop, [&background] { background.stop(); });
    // At first user input is excluded, so that nobody types into a document being written; then the modal dialog
    // prevents it.
    QTimer::singleShot(quietMilliseconds, &loop, &QEventLoop::quit);
    loop.exec(QEventLoop::ExcludeUserInputEvents);
    if (background.isRunning()) {
        progress.show();
        loop.exec();
    }
    return result;
}

SaveAnswer writeOrder(SaveOrder &order, const Progress &progress)
{
    constexpr double partOfClip = 0.8; // of the time, about
    SaveAnswer answer{{true, false, {}}, {true, false, {}}};
    order.options.progress = progress.part(0.0, order.project ? partOfClip : 1.0);
    if (order.writesClip)
        answer.clip = saveBvh(order.clip, order.path, order.options, order.manner);
    if (!order.project)
        return answer;
    answer.project.saved = false;
    if (!answer.clip.saved)
        return answer;
    const Skeleton &skeleton = order.clip.skeleton;
    order.project->motion = projectMotion(order.path, order.projectPath, skeleton, order.clip.motion.frameCount());
    answer.project =
        saveProject(*order.project, skeleton, order.projectPath, progress.part(partOfClip, 1.0), order.projectManner);
    return answer;
}

} // namespace

SaveAnswer saveWithProgress(SaveOrder order, QWidget *window)
{
    const QString &path = order.writesClip ? order.path : order.projectPath;
    const QString label = QProgressDialog::tr("Saving %1…").arg(fileText(path));
    const auto shared = std::make_shared<SaveOrder>(std::move(order));
    return workWithProgress<SaveAnswer>(
        label, window, [shared](const Progress &progress) { return writeOrder(*shared, progress); },
        [](const QString &why) {
            return SaveAnswer{failure(why), {}};
        });
}

SaveResult exportWithProgress(Clip clip, Layers layers, const QString &path, const WriteOptions &options,
                              const SaveManner &manner, QWidget *window)
{
    constexpr double partOfMerging = 0.5; // of the time, about
    const QString label = QProgressDialog::tr("Saving %1…").arg(fileText(path));
    return workWithProgress<SaveResult>(
        label, window,
        [clip = std::move(clip), layers = std::move(layers), path, options, manner](const Progress &progress) {
            std::optional<Motion> motion = layeredMotion(clip, layers, progress.part(0.0, partOfMerging));
            if (!motion)
                return SaveResult{false, true, {}};
            Clip merged = clip;
            merged.motion = *std::move(motion);
            WriteOptions watched = options;
            watched.progress = progress.part(partOfMerging, 1.0);
            return saveBvh(merged, path, watched, manner);
        },
        failure);
}

SaveResult writeWithProgress(std::function<SaveResult(const Progress &)> write, const QString &path, QWidget *window)
{
    return workWithProgress<SaveResult>(QProgressDialog::tr("Saving %1…").arg(fileText(path)), window, std::move(write),
                                        failure);
}

} // namespace limber
