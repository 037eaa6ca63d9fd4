#include "saving/saveattempt.h"

#include "items/messagetext.h"
#include "saving/savequestions.h"
#include "storage/paths/filetext.h"
#include "storage/recovery/ownfile.h"
#include "storage/recovery/recoverystore.h"

#include <QDir>
#include <QFileInfo>

namespace limber {

namespace {

// Asks how the user wants to avoid the obstacle, and changes the method accordingly.
AfterObstacle askAbout(const SaveResult &failed, const QString &path, SaveMethod &method, QWidget &window)
{
    const QString name = fileText(path);
    if (failed.obstacle == SaveObstacle::NoBackup) {
        method.backups = 0;
        return askAboutBackup(window, name, textOf(failed.message));
    }
    method.inPlaceFolder = overwrittenFolder();
    method.backups = 0; // the folder takes no new files
    return askAboutFolder(window, name, pathText(method.inPlaceFolder));
}

} // namespace

SaveAttempt saveWithQuestions(SaveOrder order, QWidget &window)
{
    FileStamp written; // the clip's file, if an earlier attempt wrote it
    while (true) {
        SaveAttempt attempt{saveWithProgress(order, &window)};
        if (order.writesClip)
            written = attempt.answer.clipFile;
        attempt.answer.clipFile = written;
        const bool isClip = !attempt.answer.clip.saved;
        SaveResult &result = isClip ? attempt.answer.clip : attempt.answer.project;
        const bool hasWayAround = result.obstacle == SaveObstacle::NoBackup ||
                                  (result.obstacle == SaveObstacle::FolderRefused && !overwrittenFolder().isEmpty());
        if (result.saved || !hasWayAround)
            return attempt;
        const AfterObstacle after = askAbout(result, isClip ? order.path : order.projectPath,
                                             isClip ? order.method : order.projectMethod, window);
        if (after != AfterObstacle::GoOn) {
            result.cancelled = true;
            attempt.wantsOtherName = after == AfterObstacle::SaveAs;
            return attempt;
        }
        order.writesClip = order.writesClip && isClip; // otherwise it is already written
    }
}

QString overwrittenFolder()
{
    const QDir limber = QFileInfo(RecoveryStore::standardFolder()).dir();
    const QString folder = limber.filePath(QStringLiteral("overwritten"));
    return QDir().mkpath(limber.path()) && makeOwnFolder(folder) ? folder : QString();
}

} // namespace limber
