#include "geometry/monotonecurve.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace limber {

MonotoneCurve::MonotoneCurve(std::vector<Point> points) : m_points(std::move(points)), m_slopes(m_points.size(), 1.0)
{
    const std::size_t count = m_points.size();
    if (count < 2)
        return;
    std::vector<double> chords;
    for (std::size_t i = 0; i + 1 < count; ++i)
        chords.push_back((m_points[i + 1].y - m_points[i].y) / (m_points[i + 1].x - m_points[i].x));
    m_slopes.front() = chords.front();
    m_slopes.back() = chords.back();
    for (std::size_t i = 1; i + 1 < count; ++i)
        m_slopes[i] = 0.5 * (chords[i - 1] + chords[i]);
    // The cubics rise everywhere if both slopes are within a circle of radius 3 around zero slope.
    for (std::size_t i = 0; i + 1 < count; ++i) {
        if (chords[i] <= 0.0) {
            m_slopes[i] = m_slopes[i + 1] = 0.0;
            continue;
        }
        const double size = std::hypot(m_slopes[i], m_slopes[i + 1]) / chords[i];
        if (size <= 3.0)
            continue;
        m_slopes[i] *= 3.0 / size;
        m_slopes[i + 1] *= 3.0 / size;
    }
}

double MonotoneCurve::at(double x) const
{
    if (x <= m_points.front().x)
        return m_points.front().y + (x - m_points.front().x);
    if (x >= m_points.back().x)
        return m_points.back().y + (x - m_points.back().x);
    const auto after = std::ranges::upper_bound(m_points, x, {}, &Point::x);
    const auto i = static_cast<std::size_t>(after - m_points.begin()) - 1;
    const Point &a = m_points[i];
    const Point &b = m_points[i + 1];
    const double length = b.x - a.x;
    const double u = (x - a.x) / length;
    return a.y + (b.y - a.y) * (u * u * (3.0 - 2.0 * u)) + length * m_slopes[i] * (u * (1.0 - u) * (1.0 - u)) -
           length * m_slopes[i + 1] * (u * u * (1.0 - u));
}

} // namespace limber
