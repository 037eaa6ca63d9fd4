#pragma once

#include "actions/rows/actionid.h"

#include <QKeySequence>
#include <QList>

#include <optional>

class QAction;
class QObject;
class QString;

namespace limber {

// Makes an action as the table describes it, owned by `owner`.
[[nodiscard]] QAction *makeAction(ActionId id, QObject *owner);
// Sets up an action that Qt made (for a dock, the undo history or a menu) as the table describes it.
void describeAction(QAction &action, ActionId id);
// Sets other keys and a tool tip that names them.
void setActionKeys(QAction &action, const QList<QKeySequence> &keys);
// Returns the keys that menus show; empty if there are none.
[[nodiscard]] QString keysTextOf(const QAction &action);
// Sets a tool tip that also names the keys of the action.
void setActionToolTip(QAction &action, const QString &text);
// Returns nothing for an action that is not in the table.
[[nodiscard]] std::optional<ActionId> idOf(const QAction &action);

} // namespace limber
