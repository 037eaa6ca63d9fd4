#pragma once

class QMenuBar;
class QToolBar;

namespace limber {

class ActionList;

// Makes the menus of the table, each with its actions in their groups. An action that is not in the list is left out.
void fillMenuBar(QMenuBar &bar, const ActionList &actions);
// Puts those actions into the toolbar that the table names for it.
void fillToolBar(QToolBar &bar, const ActionList &actions);

} // namespace limber
