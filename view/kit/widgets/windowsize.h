#pragma once

#include <QSize>

class QWidget;

namespace limber {

// Returns the wanted size of a window, reduced if it does not fit the widget's screen together with its frame.
[[nodiscard]] QSize fittingScreen(const QWidget &widget, const QSize &wanted);

// Places a dialog that is about to be shown in the middle of its parent or, if it was moved already, where it is; in
// any case its title bar, which is as high as that of its parent, will be on the screen. Qt forgets the title bar.
void placeOverParent(QWidget &dialog);

} // namespace limber
