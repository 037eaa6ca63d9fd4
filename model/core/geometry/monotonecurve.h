#pragma once

#include <vector>

namespace limber {

// A smooth curve through points whose x and y both rise, which rises everywhere (Fritsch and Carlson 1980); in a
// straight line with slope 1 before the first point and after the last.
class MonotoneCurve
{
public:
    struct Point
    {
        double x = 0.0;
        double y = 0.0;
    };

    // At least one point, by rising x.
    explicit MonotoneCurve(std::vector<Point> points);

    [[nodiscard]] double at(double x) const;

private:
    std::vector<Point> m_points;
    std::vector<double> m_slopes; // at the points
};

} // namespace limber
