#pragma once

class QAction;
class QString;

namespace limber {

// Returns what a command that is greyed out waits for, in a sentence for the user.
[[nodiscard]] QString needOf(const QAction &action, bool isDocumentOpen);
// Returns whether the sentence is about this command, not one that fits any.
[[nodiscard]] bool hasOwnNeed(const QAction &action);

} // namespace limber
