#pragma once

#include "actions/rows/actionid.h"

#include <QKeySequence>
#include <QList>

#include <optional>

class QAction;
class QObject;
class QString;

namespace limber {

// Makes an action as the table describes it; `owner` keeps it.
[[nodiscard]] QAction *makeAction(ActionId id, QObject *owner);
// Sets up an action that Qt made (of a dock, of the undo history, of a menu) as the table describes it.
void describeAction(QAction &action, ActionId id);
// Other keys, with a tool tip that names them.
void setActionKeys(QAction &action, const QList<QKeySequence> &keys);
// The keys that menus show; empty for none.
[[nodiscard]] QString keysTextOf(const QAction &action);
// A tool tip that names the keys of the action too.
void setActionToolTip(QAction &action, const QString &text);
// Nothing for an action that is not in the table.
[[nodiscard]] std::optional<ActionId> idOf(const QAction &action);

} // namespace limber
