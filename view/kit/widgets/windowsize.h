#pragma once

#include <QSize>

class QWidget;

namespace limber {

// Returns the wanted size of a window, reduced if it does not fit the widget's screen together with its frame.
[[nodiscard]] QSize fittingScreen(const QWidget &widget, const QSize &wanted);

} // namespace limber
