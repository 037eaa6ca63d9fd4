#pragma once

#include <QColor>

namespace limber {

// The colour of a distance in a picture, from 0 (alike) to 1 (as far apart as any): steadily darker, so that the order
// is seen without colours, too.
[[nodiscard]] QColor distanceColour(double fraction);

} // namespace limber
