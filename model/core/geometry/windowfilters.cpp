#include "geometry/windowfilters.h"

#include "geometry/geometry.h"
#include "geometry/trackends.h"

#include <Eigen/Dense>

#include <algorithm>
#include <cmath>

namespace limber {

namespace {

constexpr double bellReach = 4.5; // standard deviations

// Returns weights: row i gives the value at i of the polynomial that fits a window.
Eigen::MatrixXd fitWeights(int window, int degree)
{
    Eigen::MatrixXd powers(window, degree + 1);
    for (int i = 0; i < window; ++i) {
        const double x = window > 1 ? 2.0 * i / (window - 1) - 1.0 : 0.0;
        powers(i, 0) = 1.0;
        for (int power = 1; power <= degree; ++power)
            powers(i, power) = powers(i, power - 1) * x;
    }
    const Eigen::HouseholderQR<Eigen::MatrixXd> decomposition(powers);
    const Eigen::MatrixXd basis = decomposition.householderQ() * Eigen::MatrixXd::Identity(window, degree + 1);
    return basis * basis.transpose();
}

// Uses differences from one value, so that constant values stay exact to the last digit.
template <typename Weight>
glm::dvec3 weighted(std::span<const glm::dvec3> values, const glm::dvec3 &origin, const Weight &weight)
{
    glm::dvec3 sum(0.0);
    for (std::size_t i = 0; i < values.size(); ++i)
        sum += weight(static_cast<int>(i)) * (values[i] - origin);
    return origin + sum;
}

} // namespace

std::vector<glm::dvec3> savitzkyGolay(std::span<const glm::dvec3> track, int window, int degree)
{
    const int count = static_cast<int>(track.size());
    const int width = std::min(window, count);
    if (width < 2 || degree >= width - 1)
        return {track.begin(), track.end()};
    const Eigen::MatrixXd weights = fitWeights(width, degree);
    std::vector<glm::dvec3> result;
    result.reserve(track.size());
    for (int i = 0; i < count; ++i) {
        const int first = std::clamp(i - width / 2, 0, count - width);
        const auto values = track.subspan(static_cast<std::size_t>(first), static_cast<std::size_t>(width));
        result.push_back(
            weighted(values, track[static_cast<std::size_t>(i)], [&](int k) { return weights(k, i - first); }));
    }
    return result;
}

int savitzkyGolayWindow(double frameTimeSeconds, double cutoffHz, int degree)
{
    // fc = (degree + 1) / (3.2 half - 4.6), as a fraction of half the frame rate.
    const double fraction = std::clamp(2.0 * cutoffHz * frameTimeSeconds, 1e-4, 1.0);
    const double half = ((degree + 1) / fraction + 4.6) / 3.2;
    return 2 * std::max(static_cast<int>(std::lround(half)), degree / 2 + 1) + 1;
}

std::vector<glm::dvec3> bellSmoothed(std::span<const glm::dvec3> track, double frameTimeSeconds, double cutoffHz)
{
    // exp(-(2 pi f s)^2 / 2) is 1 / sqrt(2) at the cut-off.
    const double deviation = std::sqrt(std::log(2.0)) / (radiansPerTurn * cutoffHz * frameTimeSeconds); // frames
    const auto wanted = static_cast<std::size_t>(std::ceil(std::min(bellReach * deviation, 1e6)));
    if (track.size() < 2)
        return {track.begin(), track.end()};
    const std::size_t half = std::min(wanted, track.size() - 1);
    std::vector<double> weights;
    double total = 0.0;
    for (std::size_t i = 0; i <= 2 * half; ++i) {
        const double x = (static_cast<double>(i) - static_cast<double>(half)) / deviation;
        weights.push_back(std::exp(-0.5 * x * x));
        total += weights.back();
    }
    const std::vector<glm::dvec3> longer = withReflectedEnds(track, half);
    std::vector<glm::dvec3> result;
    result.reserve(track.size());
    for (std::size_t i = 0; i < track.size(); ++i) {
        const auto values = std::span(longer).subspan(i, weights.size());
        result.push_back(
            weighted(values, track[i], [&](int k) { return weights[static_cast<std::size_t>(k)] / total; }));
    }
    return result;
}

} // namespace limber
