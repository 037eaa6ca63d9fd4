#pragma once

#include <QKeyEvent>

namespace limber {

// Returns whether these are keys for Redo: those of the system or Ctrl+Y, which is Redo in Limber wherever Ctrl+Shift+Z
// is.
[[nodiscard]] inline bool isRedo(const QKeyEvent &key)
{
    return key.matches(QKeySequence::Redo) || (key.key() == Qt::Key_Y && key.modifiers() == Qt::ControlModifier);
}

} // namespace limber
