#pragma once

#include "pose/upaxis.h"

#include <QString>

namespace limber {

// Returns the letter of the axis that is up in a figure, with a minus sign if the figure hangs head down: the view then
// still shows the positive axis upwards.
[[nodiscard]] QString signedAxisText(const UpAxis &up);

} // namespace limber
