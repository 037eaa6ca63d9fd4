#include "curves/slopefit.h"

#include "base/at.h"

#include <algorithm>
#include <cmath>

namespace limber {

namespace {

constexpr double pull = 1e-6; // towards the slope of the frames beside the key, if the others do not decide

// Returns the slope of the values at a frame.
double ownSlope(std::span<const double> values, int frame)
{
    const int before = std::max(frame - 1, 0);
    const int after = std::min(frame + 1, static_cast<int>(values.size()) - 1);
    return after > before ? (at(values, after) - at(values, before)) / (after - before) : 0.0;
}

// The least squares of the slopes: one row for each key, with terms for the key before and the key after it.
struct Equations
{
    std::vector<double> diagonal, beside, right;

    explicit Equations(std::size_t count) : diagonal(count, 0.0), beside(count, 0.0), right(count, 0.0) {}

    // Solves the system (Thomas 1949), which is symmetric and has a positive diagonal.
    void solve()
    {
        for (std::size_t i = 1; i < diagonal.size(); ++i) {
            const double factor = beside[i - 1] / diagonal[i - 1];
            diagonal[i] -= factor * beside[i - 1];
            right[i] -= factor * right[i - 1];
        }
        for (std::size_t i = diagonal.size(); i-- > 0;) {
            if (i + 1 < diagonal.size())
                right[i] -= beside[i] * right[i + 1];
            right[i] /= diagonal[i];
        }
    }
};

// What a piece contributes to the slopes at its ends.
struct PieceSums
{
    double startStart = 0.0, startEnd = 0.0, endEnd = 0.0, start = 0.0, end = 0.0;

    PieceSums(std::span<const double> values, int first, int last)
    {
        const double length = last - first;
        for (int frame = first + 1; frame < last; ++frame) {
            const double u = (frame - first) / length;
            const double v = 1.0 - u;
            const double a = length * u * v * v;
            const double b = -length * u * u * v;
            const double rest = at(values, frame) - (at(values, first) * v * v * (1.0 + 2.0 * u) +
                                                     at(values, last) * u * u * (3.0 - 2.0 * u));
            startStart += a * a;
            startEnd += a * b;
            endEnd += b * b;
            start += a * rest;
            end += b * rest;
        }
    }
};

void fitSlopesOf(std::span<const double> values, const std::vector<int> &frames, std::vector<double> &slopes, int first,
                 int last)
{
    const int keys = static_cast<int>(frames.size());
    Equations equations(static_cast<std::size_t>(last - first + 1));
    for (int key = first; key <= last; ++key) {
        const int row = key - first;
        at(equations.diagonal, row) += pull;
        at(equations.right, row) += pull * ownSlope(values, at(frames, key));
    }
    for (int key = std::max(first - 1, 0); key <= last && key + 1 < keys; ++key) {
        const PieceSums sums(values, at(frames, key), at(frames, key + 1));
        const int row = key - first;
        if (key >= first) {
            at(equations.diagonal, row) += sums.startStart;
            at(equations.right, row) += sums.start - (key == last ? sums.startEnd * at(slopes, key + 1) : 0.0);
        }
        if (key < last) {
            at(equations.diagonal, row + 1) += sums.endEnd;
            at(equations.right, row + 1) += sums.end - (key < first ? sums.startEnd * at(slopes, key) : 0.0);
        }
        if (key >= first && key < last)
            at(equations.beside, row) = sums.startEnd;
    }
    equations.solve();
    std::ranges::copy(equations.right, slopes.begin() + first);
}

} // namespace

double hermite(double frame, double first, double last, double start, double startSlope, double end, double endSlope)
{
    const double length = last - first;
    const double u = (frame - first) / length;
    const double v = 1.0 - u;
    return start * (v * v * (1.0 + 2.0 * u)) + end * (u * u * (3.0 - 2.0 * u)) +
           length * u * v * (startSlope * v - endSlope * u);
}

void fitSlopes(const CurveValues &values, KeyedCurves &keyed, int first, int last)
{
    for (std::size_t curve = 0; curve < values.size(); ++curve)
        fitSlopesOf(values[curve], keyed.frames, keyed.slopes[curve], first, last);
}

CurveError pieceError(const CurveValues &values, const KeyedCurves &keyed, int key)
{
    CurveError error;
    const int first = at(keyed.frames, key);
    const int last = at(keyed.frames, key + 1);
    for (std::size_t curve = 0; curve < values.size(); ++curve) {
        const std::span<const double> of = values[curve];
        const std::vector<double> &slopes = keyed.slopes[curve];
        for (int frame = first + 1; frame < last; ++frame) {
            const double distance = std::abs(at(of, frame) - hermite(frame, first, last, at(of, first), at(slopes, key),
                                                                     at(of, last), at(slopes, key + 1)));
            error.sumOfSquares += distance * distance;
            if (distance > error.largest) {
                error.largest = distance;
                error.frame = frame;
            }
        }
    }
    return error;
}

} // namespace limber
