#pragma once

#include <QColor>

namespace limber {

// Returns the colour of a distance in a picture, from 0 (alike) to 1 (the largest distance). It becomes steadily
// darker, so that the order is visible without colours, too.
[[nodiscard]] QColor distanceColour(double fraction);

} // namespace limber
