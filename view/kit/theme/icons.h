#pragma once

#include <QIcon>
#include <QPalette>
#include <QString>

namespace limber {

// Returns the icon of that name (a file in resources/icons), drawn in a colour of the palette and sharp at every scale.
// It follows the theme: the colour is read when the icon is painted.
[[nodiscard]] QIcon themedIcon(const QString &name, QPalette::ColorRole colour = QPalette::WindowText);

} // namespace limber
