#pragma once

#include <QStringList>

class QWidget;

namespace limber {

// The questions that keep work from being lost, each asked in a box over the window. Names of files are shown as plain
// text. Cancelling and Escape answer with what changes nothing.

// May saving replace a file that another program changed?
[[nodiscard]] bool mayReplaceChangedFile(QWidget &window, const QString &name);

// May all changes and the history go, to read the file again?
[[nodiscard]] bool mayRevert(QWidget &window, const QString &name);

enum class RepairedSave { Cancel, KeepFormatting, StandardForm, SaveAs };
// How is a file to be saved that was repaired while opening?
[[nodiscard]] RepairedSave askHowToSaveRepaired(QWidget &window, const QString &name);

enum class UnsavedChanges { Cancel, Save, Discard };
// What is to become of the unsaved changes of these documents (at least one)?
[[nodiscard]] UnsavedChanges askAboutUnsaved(QWidget &window, const QStringList &names);

} // namespace limber
