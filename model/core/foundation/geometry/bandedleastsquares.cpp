#include "geometry/bandedleastsquares.h"

namespace limber {

void BandedLeastSquares::add(double residual, std::ptrdiff_t first, std::span<const double> slopes)
{
    const auto count = static_cast<std::ptrdiff_t>(m_rows.size());
    for (std::size_t a = 0; a < slopes.size(); ++a) {
        const std::ptrdiff_t row = first + static_cast<std::ptrdiff_t>(a);
        if (row < 0 || row >= count)
            continue;
        m_right[static_cast<std::size_t>(row)] -= residual * slopes[a];
        for (std::size_t b = a; b < slopes.size() && first + static_cast<std::ptrdiff_t>(b) < count; ++b)
            m_rows[static_cast<std::size_t>(row)][b - a] += slopes[a] * slopes[b];
    }
}

std::vector<double> BandedLeastSquares::solution()
{
    const std::size_t count = m_rows.size();
    for (std::size_t row = 0; row < count; ++row) {
        for (std::size_t below = 1; below < band && row + below < count; ++below) {
            const double factor = m_rows[row][below] / m_rows[row][0];
            for (std::size_t column = below; column < band && row + column < count; ++column)
                m_rows[row + below][column - below] -= factor * m_rows[row][column];
            m_right[row + below] -= factor * m_right[row];
        }
    }
    for (std::size_t row = count; row-- > 0;) {
        for (std::size_t above = 1; above < band && row + above < count; ++above)
            m_right[row] -= m_rows[row][above] * m_right[row + above];
        m_right[row] /= m_rows[row][0];
    }
    return m_right;
}

} // namespace limber
