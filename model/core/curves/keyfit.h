#pragma once

#include "base/progress.h"
#include "curves/slopefit.h"

#include <optional>

namespace limber {

// Returns few keys for curves with a value per frame. It inserts a key where the curves are farthest from the values,
// and then removes or displaces keys as long as no value is farther away than the tolerance (after Schneider 1990; Lim
// and Thalmann 2001). The curves pass through the values at the keys. Returns nothing if the progress stopped it. There
// must be at least one frame, and the values must be finite.
[[nodiscard]] std::optional<KeyedCurves> fitKeys(const CurveValues &values, double tolerance,
                                                 const Progress &progress = {});

// Returns the largest distance of the curves from the values, and its frame.
[[nodiscard]] CurveError errorOf(const CurveValues &values, const KeyedCurves &keyed);

// Returns the standard deviation of the noise of a curve from frame to frame, from its third differences, which are
// nearly zero for smooth movement. Returns 0 for curves with few frames.
[[nodiscard]] double noiseOf(std::span<const double> values);

// Returns the initial tolerance: the larger of 0.2 and three times the noise of the noisiest curve.
[[nodiscard]] double usualTolerance(const CurveValues &values);

// The range of tolerances that a fit accepts.
inline constexpr double leastTolerance = 0.01;
inline constexpr double largestTolerance = 20.0;

} // namespace limber
