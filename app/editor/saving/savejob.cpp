#include "saving/savejob.h"

#include "layers/layerstack.h"
#include "messages/filemessages.h"
#include "saving/modalwork.h"
#include "storage/paths/filetext.h"
#include "storage/projectfile.h"

#include <QProgressDialog>

#include <memory>
#include <utility>

namespace limber {

namespace {

SaveResult failure(const QString &why)
{
    return {false, false, messages::notSaved(messages::systemReason(wordArgument(why.toStdString())))};
}

SaveAnswer writeOrder(SaveOrder &order, const Progress &progress)
{
    constexpr double partOfClip = 0.8; // of the time, roughly
    SaveAnswer answer{{true, false, {}}, {true, false, {}}, {}, {}};
    order.options.progress = progress.part(0.0, order.project ? partOfClip : 1.0);
    if (order.writesClip)
        answer.clip = saveBvh(order.clip, order.path, order.options, order.method);
    if (order.writesClip && answer.clip.saved)
        answer.clipFile = FileStamp::of(order.path);
    if (!order.project)
        return answer;
    answer.project.saved = false;
    if (!answer.clip.saved)
        return answer;
    const Skeleton &skeleton = order.clip.skeleton;
    order.project->motion = projectMotion(order.path, order.projectPath, skeleton, order.clip.motion.frameCount());
    answer.project =
        saveProject(*order.project, skeleton, order.projectPath, progress.part(partOfClip, 1.0), order.projectMethod);
    if (answer.project.saved)
        answer.projectFile = FileStamp::of(order.projectPath);
    return answer;
}

} // namespace

SaveAnswer saveWithProgress(SaveOrder order, QWidget *window)
{
    const QString &path = order.writesClip ? order.path : order.projectPath;
    const QString label = QProgressDialog::tr("Saving %1…").arg(fileText(path));
    const auto shared = std::make_shared<SaveOrder>(std::move(order));
    return workWithProgress<SaveAnswer>(
        QProgressDialog::tr("Saving"), label, window,
        [shared](const Progress &progress) { return writeOrder(*shared, progress); },
        [](const QString &why) {
            return SaveAnswer{failure(why), {}, {}, {}};
        });
}

SaveResult exportWithProgress(Clip clip, Layers layers, const QString &path, const WriteOptions &options,
                              const SaveMethod &method, QWidget *window)
{
    constexpr double partOfMerging = 0.5; // of the time, roughly
    const QString label = QProgressDialog::tr("Saving %1…").arg(fileText(path));
    return workWithProgress<SaveResult>(
        QProgressDialog::tr("Saving"), label, window,
        [clip = std::move(clip), layers = std::move(layers), path, options, method](const Progress &progress) {
            std::optional<Motion> motion = layeredMotion(clip, layers, progress.part(0.0, partOfMerging));
            if (!motion)
                return SaveResult{false, true, {}};
            Clip merged = clip;
            merged.motion = *std::move(motion);
            WriteOptions watched = options;
            watched.progress = progress.part(partOfMerging, 1.0);
            return saveBvh(merged, path, watched, method);
        },
        failure);
}

SaveResult writeWithProgress(std::function<SaveResult(const Progress &)> write, const QString &path, QWidget *window)
{
    return workWithProgress<SaveResult>(QProgressDialog::tr("Saving"),
                                        QProgressDialog::tr("Saving %1…").arg(fileText(path)), window, std::move(write),
                                        failure);
}

} // namespace limber
