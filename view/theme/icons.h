#pragma once

#include <QIcon>
#include <QString>

class QAction;

namespace limber {

// The icon of that name (a file in resources/icons), drawn in the palette's text colour, sharp at every scale.
// It follows the theme by itself: the colour is asked for when it is painted.
[[nodiscard]] QIcon themedIcon(const QString &name);

// Gives the action the icon that its "iconName" property names, if it names one.
void applyIcon(QAction *action);

} // namespace limber
