#pragma once

#include <QString>

#include <optional>
#include <span>
#include <vector>

namespace limber {

// A block of numbers for a spreadsheet or from one.
struct CellGrid
{
    int rowCount = 0;
    int columnCount = 0;
    std::vector<double> values; // row after row
};

// Returns tab-separated lines, with each number in the fewest digits that read back exactly.
[[nodiscard]] QString textOfCells(std::span<const double> values, int columnCount);

// Reads the numbers of a text from a spreadsheet (tabs) or a CSV file (semicolons, commas or spaces), with decimal
// points or commas. On failure it returns nothing, and `error` says where.
[[nodiscard]] std::optional<CellGrid> cellsOfText(const QString &text, QString &error);

} // namespace limber
