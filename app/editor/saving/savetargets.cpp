#include "saving/savetargets.h"

#include "saving/modalwork.h"
#include "storage/paths/filetext.h"
#include "storage/safesave.h"

namespace limber {

SaveTarget SaveTarget::of(const QString &path)
{
    return {FileStamp::of(path), otherNamesOf(path)};
}

std::optional<SaveTargets> lookAtTargets(const QString &clipPath, const QString &projectPath, QWidget &window)
{
    const auto ask = [clipPath, projectPath] {
        return SaveTargets{SaveTarget::of(clipPath), SaveTarget::of(projectPath)};
    };
    return askDiskWithProgress(QProgressDialog::tr("Saving"),
                               QProgressDialog::tr("Waiting for the disk of %1…").arg(fileText(clipPath)), &window,
                               ask);
}

} // namespace limber
