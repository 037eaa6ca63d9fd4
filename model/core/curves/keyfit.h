#pragma once

#include "base/progress.h"
#include "curves/slopefit.h"

#include <optional>

namespace limber {

// Few keys for curves of a value a frame, found by putting a key where the curves are farthest from the values, then
// taking away or displacing keys as long as no value is farther than the tolerance (after Schneider 1990; Lim and
// Thalmann 2001). The curves pass through the values at the keys. Nothing if the progress stopped it. There must be at
// least one frame, and the values must be finite.
[[nodiscard]] std::optional<KeyedCurves> fitKeys(const CurveValues &values, double tolerance,
                                                 const Progress &progress = {});

// The largest distance of the curves from the values, and where.
[[nodiscard]] CurveError errorOf(const CurveValues &values, const KeyedCurves &keyed);

// The standard deviation of what trembles in a curve from frame to frame, from its third differences: what moves
// smoothly has next to none. 0 for curves of few frames.
[[nodiscard]] double noiseOf(std::span<const double> values);

// The tolerance to begin with: the larger of 0.2 and three times the noise of the noisiest curve.
[[nodiscard]] double usualTolerance(const CurveValues &values);

// A fit takes these tolerances.
inline constexpr double leastTolerance = 0.01;
inline constexpr double largestTolerance = 20.0;

} // namespace limber
