#include "geometry/assignment.h"

#include <algorithm>
#include <limits>
#include <numeric>

namespace limber {

namespace {

constexpr int mostExact = 48;

class Gains
{
public:
    Gains(int rows, int columns, const std::vector<double> &gains) : m_rows(rows), m_columns(columns), m_gains(gains) {}

    // Entries outside of the table have no gain, so that the table can be treated as square.
    [[nodiscard]] double at(int row, int column) const
    {
        if (row >= m_rows || column >= m_columns)
            return 0.0;
        return std::max(0.0, m_gains[static_cast<std::size_t>(row) * static_cast<std::size_t>(m_columns) +
                                     static_cast<std::size_t>(column)]);
    }

private:
    int m_rows;
    int m_columns;
    const std::vector<double> &m_gains;
};

// The Hungarian method with potentials, one row after another; its indices count from 1.
std::vector<int> assignExactly(int size, const Gains &gains)
{
    const auto count = static_cast<std::size_t>(size) + 1;
    std::vector<double> rowPrice(count, 0.0);
    std::vector<double> columnPrice(count, 0.0);
    std::vector<std::size_t> rowOf(count, 0);
    for (std::size_t row = 1; row < count; ++row) {
        std::vector<double> slack(count, std::numeric_limits<double>::max());
        std::vector<std::size_t> before(count, 0);
        std::vector<bool> isDone(count, false);
        std::size_t column = 0;
        rowOf[0] = row;
        do {
            isDone[column] = true;
            const std::size_t from = rowOf[column];
            double step = std::numeric_limits<double>::max();
            std::size_t next = 0;
            for (std::size_t k = 1; k < count; ++k) {
                if (isDone[k])
                    continue;
                const double cost = -gains.at(static_cast<int>(from) - 1, static_cast<int>(k) - 1);
                if (const double left = cost - rowPrice[from] - columnPrice[k]; left < slack[k]) {
                    slack[k] = left;
                    before[k] = column;
                }
                if (slack[k] < step) {
                    step = slack[k];
                    next = k;
                }
            }
            for (std::size_t k = 0; k < count; ++k) {
                if (isDone[k]) {
                    rowPrice[rowOf[k]] += step;
                    columnPrice[k] -= step;
                } else {
                    slack[k] -= step;
                }
            }
            column = next;
        } while (rowOf[column] != 0);
        while (column != 0) {
            rowOf[column] = rowOf[before[column]];
            column = before[column];
        }
    }
    std::vector<int> columnOf(static_cast<std::size_t>(size), -1);
    for (std::size_t column = 1; column < count; ++column)
        columnOf[rowOf[column] - 1] = static_cast<int>(column) - 1;
    return columnOf;
}

std::vector<int> assignGreedily(int rows, int columns, const Gains &gains)
{
    struct Cell
    {
        double gain;
        int row;
        int column;
    };
    std::vector<Cell> cells;
    for (int row = 0; row < rows; ++row) {
        for (int column = 0; column < columns; ++column) {
            if (const double gain = gains.at(row, column); gain > 0.0)
                cells.push_back({gain, row, column});
        }
    }
    std::ranges::stable_sort(cells, [](const Cell &a, const Cell &b) { return a.gain > b.gain; });
    std::vector<int> columnOf(static_cast<std::size_t>(rows), -1);
    std::vector<bool> isTaken(static_cast<std::size_t>(columns), false);
    for (const Cell &cell : cells) {
        if (columnOf[static_cast<std::size_t>(cell.row)] != -1 || isTaken[static_cast<std::size_t>(cell.column)])
            continue;
        columnOf[static_cast<std::size_t>(cell.row)] = cell.column;
        isTaken[static_cast<std::size_t>(cell.column)] = true;
    }
    return columnOf;
}

} // namespace

std::vector<int> assignColumns(int rows, int columns, const std::vector<double> &gains)
{
    const Gains table(rows, columns, gains);
    if (rows == 1 && columns == 1)
        return {table.at(0, 0) > 0.0 ? 0 : -1};
    if (std::max(rows, columns) > mostExact)
        return assignGreedily(rows, columns, table);
    std::vector<int> columnOf = assignExactly(std::max(rows, columns), table);
    columnOf.resize(static_cast<std::size_t>(rows));
    for (int row = 0; row < rows; ++row) {
        int &column = columnOf[static_cast<std::size_t>(row)];
        if (column >= columns || table.at(row, column) <= 0.0)
            column = -1;
    }
    return columnOf;
}

} // namespace limber
