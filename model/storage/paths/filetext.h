#pragma once

#include <QString>

namespace limber {

// Returns a file's name as text for people: like all text from outside, it has no control characters and no marks that
// reverse the text around them, which could make one name look like another. Their bytes, and bytes that are not UTF-8,
// appear as \xNN; then all backslashes are doubled, so that no two names look the same.
[[nodiscard]] QString fileText(const QString &path);

// Returns the same for the whole path, with the separators of the system.
[[nodiscard]] QString pathText(const QString &path);

// Returns the path that a person typed. A byte of a name that is not UTF-8 is typed as it is shown, \xNN. If a file
// exists under the literal text, or if the decoded name would be UTF-8, the literal text is the path.
[[nodiscard]] QString pathTyped(const QString &text);

// Returns what a file dialog, which can handle only text, suggests for a path: the name as it is shown, in the nearest
// folder above whose path is text. A path that is text is returned unchanged.
[[nodiscard]] QString pathForDialog(const QString &path);

} // namespace limber
