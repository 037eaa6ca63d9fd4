#pragma once

#include <array>
#include <cstddef>
#include <span>
#include <vector>

namespace limber {

// The normal equations of a least-squares problem in which each residual knows up to three neighbours in a row.
class BandedLeastSquares
{
public:
    explicit BandedLeastSquares(std::size_t count) : m_rows(count), m_right(count) {}

    // Adds a residual with its derivatives by the unknowns from `first` on, at most three; unknowns outside are fixed.
    void add(double residual, std::ptrdiff_t first, std::span<const double> slopes);

    // Returns the step that solves them, by Cholesky; the matrix must be positive definite, as it is if every unknown
    // costs something by itself. The equations are used up.
    [[nodiscard]] std::vector<double> solution();

private:
    static constexpr std::size_t band = 3;

    std::vector<std::array<double, band>> m_rows; // the diagonal and the next two
    std::vector<double> m_right;
};

} // namespace limber
