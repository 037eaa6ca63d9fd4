#pragma once

#include <QSize>

class QWidget;

namespace limber {

// The wanted size of a window, less where the screen of the widget has no room for it with its frame.
[[nodiscard]] QSize fittingScreen(const QWidget &widget, const QSize &wanted);

} // namespace limber
