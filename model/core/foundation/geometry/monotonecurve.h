#pragma once

#include <vector>

namespace limber {

// A smooth curve through points with rising x and y that rises everywhere (Fritsch and Carlson 1980). Before the first
// point and after the last one it is a straight line with slope 1.
class MonotoneCurve
{
public:
    struct Point
    {
        double x = 0.0;
        double y = 0.0;
    };

    // There must be at least one point; points are by rising x.
    explicit MonotoneCurve(std::vector<Point> points);

    [[nodiscard]] double at(double x) const;

private:
    std::vector<Point> m_points;
    std::vector<double> m_slopes; // at the points
};

} // namespace limber
