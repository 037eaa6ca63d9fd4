#pragma once

#include "base/progress.h"
#include "curves/slopefit.h"

#include <optional>
#include <span>
#include <vector>

namespace limber {

// Returns few keys for curves with a value per frame. It begins at the ends and at the peaks of the curves, inserts a
// key where the curves are farthest from the values, and then removes or displaces keys as long as no value is farther
// away than the tolerance (after Schneider 1990; Lim and Thalmann 2001). Main peaks keep their keys, whether or not the
// tolerance needs them. The curves pass through the values at the keys. Returns nothing if the progress stopped it.
// There must be at least one frame, and the values must be finite.
[[nodiscard]] std::optional<KeyedCurves> fitKeys(const CurveValues &values, double tolerance,
                                                 const Progress &progress = {});

// Returns the frames of the main peaks and valleys of curves, rising: those that stand out on both sides by three
// tenths of the range of their curve, and the highest and the lowest one of each curve. All stand out by four
// tolerances. Where two curves have a peak within three frames, it is that of the curve with the larger range, if the
// other one is practically on its peak there.
[[nodiscard]] std::vector<int> mainPeaks(const CurveValues &values, double tolerance);

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
