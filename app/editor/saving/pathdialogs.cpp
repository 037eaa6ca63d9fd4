#include "saving/pathdialogs.h"

#include "saving/savequestions.h"
#include "storage/paths/filelook.h"
#include "storage/paths/filename.h"
#include "storage/paths/filetext.h"

#include <QFileDialog>
#include <QFileInfo>

namespace limber {

QString chosenToSave(QWidget &window, const QString &title, const QString &suggestion, const QString &filter,
                     const QString &suffix, SuffixRule rule)
{
    const QString chosen = QFileDialog::getSaveFileName(&window, title, pathForDialog(suggestion), filter);
    if (chosen.isEmpty())
        return {};
    QString path = pathTyped(chosen);
    const QString typed = QFileInfo(path).suffix();
    const bool isAnother = typed.compare(suffix, Qt::CaseInsensitive) != 0;
    if (typed.isEmpty() || (isAnother && rule == SuffixRule::WhereAnotherIsTyped))
        path += QLatin1Char('.') + suffix;
    // The dialog asked about the chosen name, which may differ from the one that will be written.
    if (path != chosen && isThere(path) && !mayReplaceFile(window, fileText(path)))
        return {};
    return path;
}

} // namespace limber
