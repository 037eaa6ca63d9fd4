#include "geometry/whittakersmoothing.h"

#include <algorithm>
#include <cstddef>

namespace limber {

namespace {

constexpr double leastWeight = 1e-9; // of the largest: keeps the equations solvable where nothing is known

// The symmetric equations with two diagonals on each side: diagonal, next and second next.
struct BandedEquations
{
    explicit BandedEquations(std::size_t count) : diagonal(count), next(count), second(count), right(count) {}

    // Adds one second difference: (1, -2, 1) at `at`, at + 1 and at + 2.
    void addBend(std::size_t at, double stiffness)
    {
        diagonal[at] += stiffness;
        diagonal[at + 1] += 4.0 * stiffness;
        diagonal[at + 2] += stiffness;
        next[at] -= 2.0 * stiffness;
        next[at + 1] -= 2.0 * stiffness;
        second[at] += stiffness;
    }

    // Solves the equations by L D L^T, in place.
    [[nodiscard]] std::vector<double> solved()
    {
        const std::size_t count = diagonal.size();
        std::vector<double> below(count);
        std::vector<double> belowThat(count);
        for (std::size_t i = 0; i < count; ++i) {
            if (i >= 1)
                diagonal[i] -= below[i - 1] * below[i - 1] * diagonal[i - 1];
            if (i >= 2)
                diagonal[i] -= belowThat[i - 2] * belowThat[i - 2] * diagonal[i - 2];
            const double shared = i >= 1 ? below[i - 1] * belowThat[i - 1] * diagonal[i - 1] : 0.0;
            below[i] = (next[i] - shared) / diagonal[i];
            belowThat[i] = second[i] / diagonal[i];
        }
        std::vector<double> x = right;
        for (std::size_t i = 1; i < count; ++i)
            x[i] -= below[i - 1] * x[i - 1] + (i >= 2 ? belowThat[i - 2] * x[i - 2] : 0.0);
        for (std::size_t i = 0; i < count; ++i)
            x[i] /= diagonal[i];
        for (std::size_t i = count - 1; i-- > 0;)
            x[i] -= below[i] * x[i + 1] + (i + 2 < count ? belowThat[i] * x[i + 2] : 0.0);
        return x;
    }

    std::vector<double> diagonal;
    std::vector<double> next;
    std::vector<double> second;
    std::vector<double> right;
};

} // namespace

std::vector<double> whittakerSmoothed(std::span<const double> values, std::span<const double> weights, double stiffness)
{
    const std::size_t count = values.size();
    if (count < 3)
        return {values.begin(), values.end()};
    // The values are taken as differences from the straight line between the ends, where they are exactly zero.
    const double first = values.front();
    const double step = (values.back() - first) / static_cast<double>(count - 1);
    const auto lineAt = [&](std::size_t i) { return first + step * static_cast<double>(i); };
    const double largest = std::max(*std::ranges::max_element(weights), stiffness);
    if (largest <= 0.0)
        return {values.begin(), values.end()};
    BandedEquations equations(count);
    for (std::size_t i = 0; i < count; ++i) {
        const bool isEnd = i == 0 || i + 1 == count;
        const double weight = isEnd ? largest / leastWeight : std::max(weights[i], leastWeight * largest);
        equations.diagonal[i] += weight;
        equations.right[i] = isEnd ? 0.0 : weight * (values[i] - lineAt(i));
    }
    for (std::size_t i = 0; i + 2 < count; ++i)
        equations.addBend(i, stiffness);
    std::vector<double> result = equations.solved();
    for (std::size_t i = 0; i < count; ++i)
        result[i] += lineAt(i);
    result.front() = values.front();
    result.back() = values.back();
    return result;
}

} // namespace limber
