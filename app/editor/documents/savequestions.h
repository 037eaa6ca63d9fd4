#pragma once

#include <QStringList>

class QWidget;

namespace limber {

// The questions that keep work from being lost, each asked in a box over the window. Names of files are shown as plain
// text. Cancelling and Escape answer with what changes nothing.

// Asks whether saving may replace a file that another program changed.
[[nodiscard]] bool mayReplaceChangedFile(QWidget &window, const QString &name);

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
