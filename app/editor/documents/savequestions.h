#pragma once

#include <QStringList>

class QWidget;

namespace limber {

// The questions that keep work from being lost, each asked in a box over the window. Names of files are shown as plain
// text. Cancelling and Escape answer with what changes nothing.

enum class ChangedFile { Cancel, Replace, SaveAs, Reload };
// Asks what saving is to do with a file that another program changed; reloading it only where nothing here is lost by
// that. What is chosen by Return destroys nothing.
[[nodiscard]] ChangedFile askAboutChangedFile(QWidget &window, const QString &name, bool mayReload);

enum class OtherNames { Cancel, Separate, WriteInPlace };
// Asks what saving is to do with a file that has so many other names (hard links).
[[nodiscard]] OtherNames askAboutOtherNames(QWidget &window, const QString &name, int otherNames);

enum class AfterObstacle { Cancel, GoOn, SaveAs };
// Asks whether a file is to be written over itself, whose folder takes no new files. A copy is kept at `copies`
// meanwhile.
[[nodiscard]] AfterObstacle askAboutFolder(QWidget &window, const QString &name, const QString &copies);
// Asks whether to save without the backup that cannot be made, and says why.
[[nodiscard]] AfterObstacle askAboutBackup(QWidget &window, const QString &name, const QString &why);

// Asks before very many files are opened.
[[nodiscard]] bool mayOpenMany(QWidget &window, int count);

// Asks whether a file may be replaced that the user has not chosen in a list.
[[nodiscard]] bool mayReplaceFile(QWidget &window, const QString &name);

// Asks whether saving may replace a project that holds what is not shown here.
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
