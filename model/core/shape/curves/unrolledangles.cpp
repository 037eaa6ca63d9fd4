#include "curves/unrolledangles.h"

#include "base/at.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace limber {

namespace {

constexpr double turn = 360.0;

// Returns the same angle in the form nearest to another.
double nearest(double angle, double to)
{
    const double turns = std::round((to - angle) / turn);
    return turns == 0.0 || !std::isfinite(turns) ? angle : angle + turns * turn;
}

double squared(double value)
{
    return value * value;
}

} // namespace

UnrolledAngles::UnrolledAngles(const Joint &joint)
{
    for (int i = 0; i < joint.columnCount(); ++i) {
        if (at(joint.channels, i).isRotation())
            m_rotations.push_back(i);
    }
    if (m_rotations.size() == 3) {
        const Axis first = at(joint.channels, m_rotations[0]).axis;
        const Axis second = at(joint.channels, m_rotations[1]).axis;
        const Axis third = at(joint.channels, m_rotations[2]).axis;
        m_hasOtherForm = first != second && second != third && first != third;
    }
}

bool UnrolledAngles::show(std::span<double> angles)
{
    if (m_last.empty()) {
        m_last.assign(angles.begin(), angles.end());
        return false;
    }
    bool isOther = false;
    if (m_hasOtherForm) {
        const std::array<double, 3> other{angles[0] + turn / 2.0, turn / 2.0 - angles[1], angles[2] + turn / 2.0};
        double distance = 0.0;
        double otherDistance = 0.0;
        for (std::size_t i = 0; i < 3; ++i) {
            distance += squared(nearest(angles[i], m_last[i]) - m_last[i]);
            otherDistance += squared(nearest(other[i], m_last[i]) - m_last[i]);
        }
        isOther = otherDistance < distance;
        if (isOther)
            std::ranges::copy(other, angles.begin());
    }
    for (std::size_t i = 0; i < angles.size(); ++i)
        m_last[i] = angles[i] = nearest(angles[i], m_last[i]);
    return isOther;
}

} // namespace limber
