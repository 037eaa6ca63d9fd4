#include "curvespanel/valuescale.h"

#include <algorithm>
#include <cmath>

namespace limber {

namespace {

constexpr double leastSpan = 1e-4;
constexpr double largestSpan = 1e12;
constexpr double farthest = 1e12;

} // namespace

void ValueScale::setPixels(double top, double height)
{
    m_top = top;
    m_height = std::max(height, 1.0);
}

void ValueScale::show(double least, double most)
{
    if (!std::isfinite(least) || !std::isfinite(most))
        return;
    const double middle = std::clamp((least + most) / 2.0, -farthest, farthest);
    m_span = std::clamp(most - least, leastSpan, largestSpan);
    m_least = middle - m_span / 2.0;
}

void ValueScale::zoom(double factor, double y)
{
    const double value = valueAt(y);
    const double span = std::clamp(m_span * factor, leastSpan, largestSpan);
    m_least = value - (value - m_least) * span / m_span;
    m_span = span;
}

void ValueScale::pan(double pixels)
{
    m_least = std::clamp(m_least + pixels * valuesPerPixel(), -farthest, farthest);
}

ValueScale::Ticks ValueScale::ticks(double pixels) const
{
    Ticks ticks;
    const double wanted = pixels * valuesPerPixel();
    const double power = std::pow(10.0, std::floor(std::log10(wanted)));
    ticks.step = 10.0 * power;
    for (const double factor : {1.0, 2.0, 5.0}) {
        if (factor * power >= wanted) {
            ticks.step = factor * power;
            break;
        }
    }
    const auto first = static_cast<long long>(std::ceil(m_least / ticks.step));
    const auto last = static_cast<long long>(std::floor(most() / ticks.step));
    constexpr long long mostTicks = 200;
    for (long long i = first; i <= last && i < first + mostTicks; ++i)
        ticks.values.push_back(static_cast<double>(i) * ticks.step);
    return ticks;
}

} // namespace limber
