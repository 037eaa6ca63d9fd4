#include "keycurve.h"

#include <algorithm>
#include <cmath>

namespace limber::samples {

namespace {

using Keys = std::vector<KeyCurve::Key>;

double steepness(const Keys &keys, std::size_t i)
{
    return (keys[i + 1].value - keys[i].value) / (keys[i + 1].seconds - keys[i].seconds);
}

// The slopes of the cubic spline that rests at both ends: a tridiagonal system, solved forward and back.
std::vector<double> smoothSlopes(const Keys &keys)
{
    const std::size_t count = keys.size();
    std::vector<double> slopes(count, 0.0);
    std::vector<double> factors(count, 0.0);
    for (std::size_t i = 1; i + 1 < count; ++i) {
        const double before = 1.0 / (keys[i].seconds - keys[i - 1].seconds);
        const double after = 1.0 / (keys[i + 1].seconds - keys[i].seconds);
        const double right = 3.0 * (before * steepness(keys, i - 1) + after * steepness(keys, i));
        const double pivot = 2.0 * (before + after) - before * factors[i - 1];
        factors[i] = after / pivot;
        slopes[i] = (right - before * slopes[i - 1]) / pivot;
    }
    for (std::size_t i = count - 1; i-- > 1;)
        slopes[i] -= factors[i] * slopes[i + 1];
    return slopes;
}

// Fritsch and Carlson's harmonic means: zero at every turn, so that no key is overshot.
std::vector<double> monotoneSlopes(const Keys &keys)
{
    std::vector<double> slopes(keys.size(), 0.0);
    for (std::size_t i = 1; i + 1 < keys.size(); ++i) {
        const double before = steepness(keys, i - 1);
        const double after = steepness(keys, i);
        if (before * after > 0.0)
            slopes[i] = 2.0 * before * after / (before + after);
    }
    return slopes;
}

} // namespace

KeyCurve::KeyCurve(std::vector<Key> keys, Shape shape)
    : m_keys(std::move(keys)), m_slopes(shape == Shape::Smooth ? smoothSlopes(m_keys) : monotoneSlopes(m_keys))
{
}

double KeyCurve::at(double seconds) const
{
    if (seconds <= m_keys.front().seconds)
        return m_keys.front().value;
    if (seconds >= m_keys.back().seconds)
        return m_keys.back().value;
    const auto isLater = [](double time, const Key &key) { return time < key.seconds; };
    const auto next = std::upper_bound(m_keys.begin(), m_keys.end(), seconds, isLater);
    const auto i = static_cast<std::size_t>(next - m_keys.begin() - 1);
    const double span = m_keys[i + 1].seconds - m_keys[i].seconds;
    const double t = (seconds - m_keys[i].seconds) / span;
    const double rest = 1.0 - t;
    return m_keys[i].value * rest * rest * (1.0 + 2.0 * t) + m_slopes[i] * span * t * rest * rest +
           m_keys[i + 1].value * t * t * (3.0 - 2.0 * t) - m_slopes[i + 1] * span * t * t * rest;
}

} // namespace limber::samples
