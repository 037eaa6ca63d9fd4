#pragma once

#include "actions/rows/actionid.h"

#include <optional>

class QAction;
class QObject;
class QString;

namespace limber {

// Makes an action as the table describes it; `owner` keeps it.
[[nodiscard]] QAction *makeAction(ActionId id, QObject *owner);
// Sets up an action that Qt made (of a dock, of the undo history, of a menu) as the table describes it.
void describeAction(QAction &action, ActionId id);
// A tool tip that names the keys of the action too.
void setActionToolTip(QAction &action, const QString &text);
// Nothing for an action that is not in the table.
[[nodiscard]] std::optional<ActionId> idOf(const QAction &action);

} // namespace limber
