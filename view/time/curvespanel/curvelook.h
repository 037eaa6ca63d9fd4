#pragma once

#include "curves/channelcurves.h"
#include "theme/colours.h"

#include <QString>

namespace limber {

// How curves are called and coloured, wherever they are shown.

// Returns the name of a curve below its joint or figure, such as "Xrot", "Speed" or "Left".
[[nodiscard]] QString nameOf(const ChannelCurve &curve);
// Returns the letter that stands at the end of a curve in the plot; empty for none.
[[nodiscard]] QString letterOf(const ChannelCurve &curve);
[[nodiscard]] QColor colourOf(const ChannelCurve &curve, const Colours &colours);
// Returns what the curves of a whole figure show; empty for those of joints.
[[nodiscard]] QString titleOf(CurveKind kind);
// Returns the unit of the values, with the one of a speed among them; empty for kinds whose curves have several.
[[nodiscard]] QString unitTextOf(CurveKind kind);

} // namespace limber
