#include "filling/gapwindow.h"

#include "geometry/geometry.h"

#include <algorithm>
#include <cmath>

namespace limber {

namespace {

constexpr double fadeSeconds = 0.5;
constexpr double smoothSeconds = 0.03; // the standard deviation of the Gaussian
constexpr double widthsOfSmoothing = 3.0; // standard deviations

// Where something is at an end of the frames to fill, and how it changes in a frame, forwards in time.
struct End
{
    Eigen::RowVectorXd value;
    Eigen::RowVectorXd rate;
};

End endBefore(const SampleRows &rows, const GapWindow &window)
{
    const Eigen::Index last = window.before - 1;
    const Eigen::Index steps = std::min<Eigen::Index>(last, GapWindow::framesForSpeed - 1);
    const Eigen::RowVectorXd change = rows.row(last) - rows.row(last - steps);
    return {rows.row(last), change / static_cast<double>(std::max<Eigen::Index>(steps, 1))};
}

End endAfter(const SampleRows &rows, const GapWindow &window)
{
    const Eigen::Index first = rows.rows() - window.after;
    const Eigen::Index steps = std::min<Eigen::Index>(window.after - 1, GapWindow::framesForSpeed - 1);
    const Eigen::RowVectorXd change = rows.row(first + steps) - rows.row(first);
    return {rows.row(first), change / static_cast<double>(std::max<Eigen::Index>(steps, 1))};
}

// Returns the part of a cubic Hermite curve that a slope of 1 at its beginning adds, over the length 1.
double slopePart(double fraction)
{
    return fraction < 1.0 ? fraction * (1.0 - fraction) * (1.0 - fraction) : 0.0;
}

// Returns the quintic curve that begins with this value and rate, does not bend there, and rests at zero from the
// fraction 1 on.
Eigen::RowVectorXd faded(const End &end, double frames, double fraction)
{
    if (fraction >= 1.0)
        return Eigen::RowVectorXd::Zero(end.value.size());
    const double u = fraction;
    const double slope = u * (1.0 + u * u * (-6.0 + u * (8.0 - 3.0 * u)));
    return (1.0 - smootherStep(u)) * end.value + slope * frames * end.rate;
}

} // namespace

int GapWindow::frameOf(Eigen::Index row) const
{
    const int index = static_cast<int>(row) - before;
    if (index < 0)
        return frames.first + index;
    return index < insideCount() ? insideFrame(index) : frames.last + 1 + index - insideCount();
}

SampleRows GapWindow::rowsOf(const SampleRows &clip) const
{
    SampleRows rows(rowCount(), clip.cols());
    rows.topRows(before) = clip.middleRows(frames.first - before, before);
    for (int i = 0; i < insideCount(); ++i)
        rows.row(before + i) = clip.row(insideFrame(i));
    rows.bottomRows(after) = clip.middleRows(frames.last + 1, after);
    return rows;
}

SampleRows straightWay(const SampleRows &known, const GapWindow &window)
{
    const End from = endBefore(known, window);
    const End to = endAfter(known, window);
    const double length = window.frames.frameCount() + 1;
    SampleRows way(window.insideCount(), known.cols());
    for (int i = 0; i < window.insideCount(); ++i)
        way.row(i) = from.value + smoothStep((i * window.step + 1) / length) * (to.value - from.value);
    return way;
}

SampleRows curvedWay(const SampleRows &known, const GapWindow &window, double frameTimeSeconds)
{
    const End from = endBefore(known, window);
    const End to = endAfter(known, window);
    const double length = window.frames.frameCount() + 1;
    const double reach = std::min(fadeSeconds / frameTimeSeconds, length);
    SampleRows way = straightWay(known, window);
    for (int i = 0; i < window.insideCount(); ++i) {
        const double past = i * window.step + 1;
        way.row(i) += reach * (slopePart(past / reach) * from.rate - slopePart((length - past) / reach) * to.rate);
    }
    return way;
}

SampleRows smoothed(const SampleRows &predicted, const GapWindow &window, double frameTimeSeconds)
{
    const double width = smoothSeconds / frameTimeSeconds;
    SampleRows result = SampleRows::Zero(predicted.rows(), predicted.cols());
    for (Eigen::Index row = 0; row < predicted.rows(); ++row) {
        double sum = 0.0;
        for (Eigen::Index other = 0; other < predicted.rows(); ++other) {
            const double distance = (window.frameOf(other) - window.frameOf(row)) / width;
            if (std::abs(distance) > widthsOfSmoothing)
                continue;
            const double weight = std::exp(-0.5 * distance * distance);
            result.row(row) += weight * predicted.row(other);
            sum += weight;
        }
        result.row(row) /= sum;
    }
    return result;
}

SampleRows bentToEnds(const SampleRows &predicted, const SampleRows &known, const GapWindow &window,
                      double frameTimeSeconds)
{
    const SampleRows errors = known - predicted;
    const End from = endBefore(errors, window);
    End to = endAfter(errors, window);
    to.rate = -to.rate; // backwards in time
    const double length = window.frames.frameCount() + 1;
    const double fade = std::min(fadeSeconds / frameTimeSeconds, length);
    SampleRows bent = predicted.middleRows(window.before, window.insideCount());
    for (int i = 0; i < window.insideCount(); ++i) {
        const double past = i * window.step + 1;
        bent.row(i) += faded(from, fade, past / fade) + faded(to, fade, (length - past) / fade);
    }
    return bent;
}

} // namespace limber
