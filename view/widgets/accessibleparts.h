#pragma once

#include <QAccessible>

class QLineEdit;
class QToolBar;
class QWidget;

namespace limber {

// What screen readers are told of widgets of which Qt itself tells too little.

// The role of a widget that paints itself, such as QAccessible::Canvas; its name is its accessible name.
void setAccessibleRole(QWidget &widget, QAccessible::Role role);

// Makes these roles count, and those of widgets of Qt that say nothing of themselves; describes the lists of Qt's
// dialog for files. For the whole program; calling it again does nothing.
void installAccessibleParts();

// A button in a field that clears it, with a name, which Qt gives it none of.
void addClearButton(QLineEdit &field);
// Of the button for what does not fit into a toolbar.
void nameExtension(QToolBar &bar);

} // namespace limber
