#pragma once

#include <vector>

namespace limber {

// Assigns columns to rows, at most one each, so that the sum of the gains is as large as possible; gains of 0 or less
// are never taken. `gains` has one row after another. Returns the column of each row, or -1 for none. The result is
// exact for up to 48 rows or columns (Kuhn 1955); beyond that it takes the largest gains first.
[[nodiscard]] std::vector<int> assignColumns(int rows, int columns, const std::vector<double> &gains);

} // namespace limber
