#pragma once

class QMenuBar;
class QToolBar;

namespace limber {

class ActionList;

// Makes the menus of the table, each with its actions in their groups. An action that is not in the list is left out.
void fillMenuBar(QMenuBar &bar, const ActionList &actions);
// Fills a toolbar with the actions that the table puts there.
void fillToolBar(QToolBar &bar, const ActionList &actions);

} // namespace limber
