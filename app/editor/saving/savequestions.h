#pragma once

#include <QStringList>

class QWidget;

namespace limber {

// The questions that keep work from being lost, each asked in a box over the window. Names of files are shown as plain
// text. Cancel and Escape give the answer that changes nothing.

enum class ChangedFile { Cancel, Replace, SaveAs, Reload };
// Asks what saving should do with a file that another program changed. Reloading is offered only if nothing is lost
// here by it. The default button for Return destroys nothing.
[[nodiscard]] ChangedFile askAboutChangedFile(QWidget &window, const QString &name, bool mayReload);

enum class OtherNames { Cancel, Separate, WriteInPlace };
// Asks what saving should do with a file that has this many other names (hard links).
[[nodiscard]] OtherNames askAboutOtherNames(QWidget &window, const QString &name, int otherNames);

enum class AfterObstacle { Cancel, GoOn, SaveAs };
// Asks whether to write over a file itself, because its folder takes no new files. Meanwhile a copy is kept at
// `copies`.
[[nodiscard]] AfterObstacle askAboutFolder(QWidget &window, const QString &name, const QString &copies);
// Asks whether to save without the backup, which could not be made, and says why.
[[nodiscard]] AfterObstacle askAboutBackup(QWidget &window, const QString &name, const QString &why);

// Asks before very many files are opened.
[[nodiscard]] bool mayOpenMany(QWidget &window, int count);

// Asks whether to replace a file that the user has not chosen in a file dialog.
[[nodiscard]] bool mayReplaceFile(QWidget &window, const QString &name);

// Asks whether saving may replace a project with contents that are not shown here.
[[nodiscard]] bool mayReplaceProject(QWidget &window, const QString &name);

// Asks whether all changes and the history may be dropped, to read the file again.
[[nodiscard]] bool mayRevert(QWidget &window, const QString &name);

enum class RepairedSave { Cancel, KeepFormatting, StandardForm, SaveAs };
// Asks how to save a file that was repaired while opening.
[[nodiscard]] RepairedSave askHowToSaveRepaired(QWidget &window, const QString &name);

enum class UnsavedChanges { Cancel, Save, Discard };
// Asks what to do with the unsaved changes of these documents (at least one).
[[nodiscard]] UnsavedChanges askAboutUnsaved(QWidget &window, const QStringList &names);

} // namespace limber
