#include "geometry/windowfilters.h"

#include "geometry/geometry.h"
#include "geometry/trackends.h"

#include <algorithm>
#include <cmath>
#include <numeric>

namespace limber {

namespace {

constexpr double bellReach = 4.5; // standard deviations

// Sums differences from one value, so that constant values stay exact to the last digit.
glm::dvec3 weightedDifferences(std::span<const glm::dvec3> values, const glm::dvec3 &origin,
                               std::span<const double> weights)
{
    glm::dvec3 sum(0.0);
    for (std::size_t i = 0; i < values.size(); ++i)
        sum += weights[i] * (values[i] - origin);
    return sum;
}

// Polynomials of rising degree on the frames of a window, each of length 1 and at right angles to all others.
class WindowPolynomials
{
public:
    WindowPolynomials(std::size_t window, int degree)
    {
        for (int power = 0; power <= degree; ++power) {
            std::vector<double> next(window, 1.0);
            for (std::size_t i = 0; i < window && power > 0; ++i)
                next[i] = m_values.back()[i] * (2.0 * static_cast<double>(i) / static_cast<double>(window - 1) - 1.0);
            removeOthers(next);
            removeOthers(next); // the second time removes the rounding of the first (Giraud and others 2005)
            const double length = std::sqrt(dot(next, next));
            for (double &value : next)
                value /= length;
            m_values.push_back(std::move(next));
        }
    }

    // Returns the weights with which the values of a window give the one in `frame` of the polynomial that fits best.
    [[nodiscard]] std::vector<double> weightsAt(std::size_t frame) const
    {
        std::vector<double> weights(m_values.front().size());
        for (const std::vector<double> &polynomial : m_values) {
            for (std::size_t i = 0; i < weights.size(); ++i)
                weights[i] += polynomial[frame] * polynomial[i];
        }
        return weights;
    }

    // Replaces the values from frame `first` to before `end` by those of the polynomial that fits best.
    void fit(std::span<const glm::dvec3> values, std::size_t first, std::size_t end, std::span<glm::dvec3> result) const
    {
        for (std::size_t frame = first; frame < end; ++frame)
            result[frame] = values.front();
        for (const std::vector<double> &polynomial : m_values) {
            const glm::dvec3 amount = weightedDifferences(values, values.front(), polynomial);
            for (std::size_t frame = first; frame < end; ++frame)
                result[frame] += amount * polynomial[frame];
        }
    }

private:
    static double dot(const std::vector<double> &a, const std::vector<double> &b)
    {
        return std::inner_product(a.begin(), a.end(), b.begin(), 0.0);
    }

    void removeOthers(std::vector<double> &values) const
    {
        for (const std::vector<double> &other : m_values) {
            const double amount = dot(other, values);
            for (std::size_t i = 0; i < values.size(); ++i)
                values[i] -= amount * other[i];
        }
    }

    std::vector<std::vector<double>> m_values;
};

} // namespace

std::vector<glm::dvec3> savitzkyGolay(std::span<const glm::dvec3> track, int window, int degree)
{
    const std::size_t count = track.size();
    const std::size_t width = std::min(static_cast<std::size_t>(window), count);
    std::vector<glm::dvec3> result(track.begin(), track.end());
    if (width < 2 || static_cast<std::size_t>(degree) >= width - 1)
        return result;
    const WindowPolynomials polynomials(width, degree);
    const std::size_t middle = width / 2;
    const std::vector<double> weights = polynomials.weightsAt(middle);
    const std::size_t last = count - width;
    for (std::size_t first = 0; first <= last; ++first) {
        const glm::dvec3 &origin = track[first + middle];
        result[first + middle] = origin + weightedDifferences(track.subspan(first, width), origin, weights);
    }
    polynomials.fit(track.first(width), 0, middle, result);
    polynomials.fit(track.last(width), middle + 1, width, std::span(result).last(width));
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
    for (double &weight : weights)
        weight /= total;
    const std::vector<glm::dvec3> longer = withReflectedEnds(track, half);
    std::vector<glm::dvec3> result;
    result.reserve(track.size());
    for (std::size_t i = 0; i < track.size(); ++i) {
        const auto values = std::span(longer).subspan(i, weights.size());
        result.push_back(track[i] + weightedDifferences(values, track[i], weights));
    }
    return result;
}

} // namespace limber
