#pragma once

class QAction;
class QCheckBox;
class QPushButton;
class QWidget;

namespace limber {

// Has a button trigger an action, with its short text and tool tip; it is as grey as the action. Returns the button.
QPushButton *buttonFor(QAction *action, QPushButton *button);

// Returns a box that is checked as the action is.
[[nodiscard]] QCheckBox *checkBoxFor(QAction *action, QWidget *parent);

} // namespace limber
