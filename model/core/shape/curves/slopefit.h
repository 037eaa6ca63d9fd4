#pragma once

#include <span>
#include <vector>

namespace limber {

// Values of some curves over the same frames, counted from 0.
using CurveValues = std::vector<std::span<const double>>;

// Cubic curves that pass through the values at their keys, with one slope on both sides of each key. The curves share
// the frames of their keys.
struct KeyedCurves
{
    std::vector<int> frames; // of the keys, rising; the first and the last frame are among them
    std::vector<std::vector<double>> slopes; // of each curve at each key, per frame
};

// Returns the value of a cubic Hermite curve from frame `first` to `last`, given values and slopes (per frame) at both
// ends.
[[nodiscard]] double hermite(double frame, double first, double last, double start, double startSlope, double end,
                             double endSlope);

// How far curves are from the values.
struct CurveError
{
    double largest = 0.0; // in any curve
    int frame = -1; // the frame with this distance
    double sumOfSquares = 0.0;
};

// Finds the slopes with the least squared distance from the values, for the keys from `first` to `last` (indices,
// including both); the slopes of other keys stay. There must be at least two keys, since a curve of one frame has no
// slope.
void fitSlopes(const CurveValues &values, KeyedCurves &keyed, int first, int last);

// Returns the error between two consecutive keys; `key` is the index of the first.
[[nodiscard]] CurveError pieceError(const CurveValues &values, const KeyedCurves &keyed, int key);

} // namespace limber
