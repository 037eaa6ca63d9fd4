#include "joining/slopedpath.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdint>
#include <limits>

namespace limber {

namespace {

constexpr double steepest = 3.0;
constexpr double unreachable = std::numeric_limits<double>::infinity();

// A step of a path: how many rows and columns it takes at once.
struct PathStep
{
    int rows;
    int columns;
};

// The straight step comes first, which wins if all are equal.
constexpr std::array<PathStep, 5> pathSteps{{{1, 1}, {1, 2}, {2, 1}, {1, 3}, {3, 1}}};
constexpr std::uint8_t noStep = 255;

// A row of the table: the examined columns, their distances and the smallest sums on a path to each.
struct PathRow
{
    int first = 0;
    std::vector<double> distances;
    std::vector<double> sums;

    [[nodiscard]] double distanceAt(int column) const { return in(distances, column); }
    [[nodiscard]] double sumAt(int column) const { return in(sums, column); }
    [[nodiscard]] int end() const { return first + static_cast<int>(sums.size()); }

private:
    [[nodiscard]] double in(const std::vector<double> &values, int column) const
    {
        return column < first || column >= end() ? unreachable : values[static_cast<std::size_t>(column - first)];
    }
};

// The table of sums. It keeps only the last four rows, and a byte for each cell to trace the path back.
class PathTable
{
public:
    PathTable(const OwnPoses &rows, const OwnPoses &columns, const std::vector<double> &guess, int radius)
        : m_rows(rows), m_columns(columns), m_guess(guess), m_radius(radius)
    {
    }

    bool fill(const Progress &progress)
    {
        for (int row = 0; row < m_rows.count(); ++row) {
            if (progress.wantsToStop(row, m_rows.count()))
                return false;
            begin(row);
            PathRow &now = at(row);
            for (int column = now.first; column < now.end(); ++column)
                fillCell(row, column);
        }
        return true;
    }

    // Returns the path; rows between two steps are on the line between them. Empty if there is no path.
    [[nodiscard]] std::vector<double> path() const
    {
        std::vector<double> found(static_cast<std::size_t>(m_rows.count()));
        int row = m_rows.count() - 1;
        int column = m_columns.count() - 1;
        found.back() = column;
        while (row > 0) {
            const std::uint8_t number = stepAt(row, column);
            if (number == noStep)
                return {};
            const PathStep &step = pathSteps[number];
            for (int i = 1; i <= step.rows; ++i)
                found[static_cast<std::size_t>(row - i)] = column - double(step.columns) * i / step.rows;
            row -= step.rows;
            column -= step.columns;
        }
        return found;
    }

private:
    [[nodiscard]] PathRow &at(int row) { return m_ring[static_cast<std::size_t>(row) % m_ring.size()]; }

    // Returns the columns that the slopes from both ends and the guess allow.
    [[nodiscard]] PathStep columnsOf(int row) const
    {
        const int left = m_rows.count() - 1 - row;
        const double last = m_columns.count() - 1;
        double low = std::max(row / steepest, last - left * steepest);
        double high = std::min(row * steepest, last - left / steepest);
        if (!m_guess.empty()) {
            const double middle = m_guess[static_cast<std::size_t>(row)];
            low = std::max(low, middle - m_radius);
            high = std::min(high, middle + m_radius);
        }
        constexpr double rounding = 1e-9;
        return {static_cast<int>(std::ceil(low - rounding)), static_cast<int>(std::floor(high + rounding))};
    }

    void begin(int row)
    {
        const auto [low, high] = columnsOf(row);
        PathRow &now = at(row);
        now.first = low;
        const auto count = static_cast<std::size_t>(std::max(0, high - low + 1));
        now.distances.assign(count, 0.0);
        now.sums.assign(count, unreachable);
        for (std::size_t i = 0; i < count; ++i)
            now.distances[i] = squaredDistance(m_rows.at(row), m_columns.at(low + static_cast<int>(i)));
        m_firsts.push_back(low);
        m_begins.push_back(m_steps.size());
        m_steps.resize(m_steps.size() + count, noStep);
    }

    void fillCell(int row, int column)
    {
        PathRow &now = at(row);
        const auto cell = static_cast<std::size_t>(column - now.first);
        if (row == 0 && column == 0)
            now.sums[cell] = 2.0 * now.distances[cell];
        for (std::uint8_t number = 0; number < pathSteps.size(); ++number) {
            const double sum = sumBy(pathSteps[number], row, column);
            if (sum >= now.sums[cell])
                continue;
            now.sums[cell] = sum;
            m_steps[m_begins.back() + cell] = number;
        }
    }

    // The first cell that a step takes counts twice, so that all paths count the same number of cells.
    [[nodiscard]] double sumBy(const PathStep &step, int row, int column)
    {
        if (row < step.rows || column < step.columns)
            return unreachable;
        double sum = at(row - step.rows).sumAt(column - step.columns);
        const int cells = std::max(step.rows, step.columns);
        for (int i = 0; i < cells && sum < unreachable; ++i) {
            const int back = cells - 1 - i;
            const double distance =
                step.rows == 1 ? at(row).distanceAt(column - back) : at(row - back).distanceAt(column);
            sum += i == 0 ? 2.0 * distance : distance;
        }
        return sum;
    }

    [[nodiscard]] std::uint8_t stepAt(int row, int column) const
    {
        const auto index = static_cast<std::size_t>(row);
        const std::size_t end = index + 1 < m_begins.size() ? m_begins[index + 1] : m_steps.size();
        const int cell = column - m_firsts[index];
        const bool isIn = cell >= 0 && static_cast<std::size_t>(cell) < end - m_begins[index];
        return isIn ? m_steps[m_begins[index] + static_cast<std::size_t>(cell)] : noStep;
    }

    const OwnPoses &m_rows;
    const OwnPoses &m_columns;
    const std::vector<double> &m_guess;
    int m_radius;
    std::array<PathRow, 4> m_ring;
    std::vector<int> m_firsts; // of each row
    std::vector<std::size_t> m_begins; // where the steps of each row begin
    std::vector<std::uint8_t> m_steps;
};

} // namespace

void limitSlopes(std::vector<double> &times)
{
    for (std::size_t i = 1; i + 1 < times.size(); ++i) {
        const auto left = static_cast<double>(times.size() - 1 - i);
        const double low = std::max(times[i - 1] + 1.0 / steepest, times.back() - left * steepest);
        const double high = std::min(times[i - 1] + steepest, times.back() - left / steepest);
        times[i] = std::max(low, std::min(times[i], high));
    }
}

std::optional<std::vector<double>> slopedPath(const OwnPoses &rows, const OwnPoses &columns,
                                              const std::vector<double> &guess, int radius, const Progress &progress)
{
    PathTable table(rows, columns, guess, radius);
    if (!table.fill(progress))
        return std::nullopt;
    return table.path();
}

} // namespace limber
