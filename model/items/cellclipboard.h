#pragma once

#include <QString>

#include <optional>
#include <span>
#include <vector>

namespace limber {

// A block of numbers for or from a spreadsheet.
struct CellGrid
{
    int rowCount = 0;
    int columnCount = 0;
    std::vector<double> values; // row after row
};

// Tab-separated lines, each number in the fewest digits that read back exactly.
[[nodiscard]] QString textOfCells(std::span<const double> values, int columnCount);

// The numbers of a text from a spreadsheet (tabs) or a CSV file (semicolons, or commas, or spaces), decimal
// points or commas. On failure nothing, and `error` states where.
[[nodiscard]] std::optional<CellGrid> cellsOfText(const QString &text, QString &error);

} // namespace limber
