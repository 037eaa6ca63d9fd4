#pragma once

#include <QAccessible>

class QLineEdit;
class QToolBar;
class QWidget;

namespace limber {

// These functions improve what screen readers learn about widgets for which Qt itself says too little.

// Sets the role of a widget that paints itself, such as QAccessible::Canvas. Its name is its accessible name.
void setAccessibleRole(QWidget &widget, QAccessible::Role role);

// Activates these roles, and roles for Qt's widgets that have none of their own; describes the lists in Qt's file
// dialog. It applies to the whole program; calling it again does nothing.
void installAccessibleParts();

// Adds a button that clears a field, with an accessible name, which Qt does not give it.
void addClearButton(QLineEdit &field);
// Names the button for entries that do not fit into a toolbar.
void nameExtension(QToolBar &bar);

} // namespace limber
