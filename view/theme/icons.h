#pragma once

#include <QIcon>
#include <QString>

namespace limber {

// The icon of that name (a file in resources/icons), drawn in the palette's text colour, sharp at every scale.
// It follows the theme: the colour is read when it is painted.
[[nodiscard]] QIcon themedIcon(const QString &name);

} // namespace limber
