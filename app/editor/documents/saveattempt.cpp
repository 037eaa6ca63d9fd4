#include "documents/saveattempt.h"

#include "documents/savequestions.h"
#include "items/messagetext.h"
#include "storage/paths/filetext.h"
#include "storage/recovery/ownfile.h"
#include "storage/recovery/recoverystore.h"

#include <QDir>
#include <QFileInfo>

namespace limber {

namespace {

// How the user wants to get around what is in the way, with the manner changed for that.
AfterObstacle askAbout(const SaveResult &failed, const QString &path, SaveManner &manner, QWidget &window)
{
    const QString name = fileText(path);
    if (failed.obstacle == SaveObstacle::NoBackup) {
        manner.backups = 0;
        return askAboutBackup(window, name, textOf(failed.message));
    }
    manner.inPlaceFolder = overwrittenFolder();
    manner.backups = 0; // its folder takes none
    return askAboutFolder(window, name, pathText(manner.inPlaceFolder));
}

} // namespace

SaveAttempt saveWithQuestions(SaveOrder order, QWidget &window)
{
    while (true) {
        SaveAttempt attempt{saveWithProgress(order, &window)};
        const bool isClip = !attempt.answer.clip.saved;
        SaveResult &result = isClip ? attempt.answer.clip : attempt.answer.project;
        const bool hasWayAround = result.obstacle == SaveObstacle::NoBackup ||
                                  (result.obstacle == SaveObstacle::FolderRefused && !overwrittenFolder().isEmpty());
        if (result.saved || !hasWayAround)
            return attempt;
        const AfterObstacle after = askAbout(result, isClip ? order.path : order.projectPath,
                                             isClip ? order.manner : order.projectManner, window);
        if (after != AfterObstacle::GoOn) {
            result.cancelled = true;
            attempt.wantsOtherName = after == AfterObstacle::SaveAs;
            return attempt;
        }
        order.writesClip = order.writesClip && isClip; // else it is written by now
    }
}

QString overwrittenFolder()
{
    const QDir limber = QFileInfo(RecoveryStore::standardFolder()).dir();
    const QString folder = limber.filePath(QStringLiteral("overwritten"));
    return QDir().mkpath(limber.path()) && makeOwnFolder(folder) ? folder : QString();
}

} // namespace limber
