#pragma once

#include <QString>

namespace limber {

// A file's name as text for people: as everything from outside, without control characters and without marks that
// reverse the text around them, which would make one name look like another. Their bytes, and bytes that are not UTF-8,
// stand there as \xNN, with all backslashes doubled then, so that no two names look the same.
[[nodiscard]] QString fileText(const QString &path);

// The same for the whole path, with the separators of the system.
[[nodiscard]] QString pathText(const QString &path);

// A path that a person typed, with names that are not UTF-8 as they are shown: \xNN for a byte. A name that is there as
// it was typed, or that would be UTF-8, is what was typed.
[[nodiscard]] QString pathTyped(const QString &text);

// What a dialog of files, which knows text alone, suggests for a path: the name as it is shown, in the nearest folder
// above whose path is text. Itself where it is text.
[[nodiscard]] QString pathForDialog(const QString &path);

} // namespace limber
