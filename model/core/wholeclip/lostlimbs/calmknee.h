#pragma once

#include "contacts/footlock.h"

namespace limber {

// Moves the goals of an ankle towards the hip or away from it so that the knee stays calm: near its stretch,
// millimetres of the ankle are degrees of the knee. Only these frames change, which have two others before and after
// them; the bend of the knee goes on from there as it is in the track. `ncmPerUnit` is the size of the figure.
void calmKnee(const LegTrack &track, const FrameInterval &frames, double frameTimeSeconds, double ncmPerUnit,
              LegGoals &goals);

} // namespace limber
