#pragma once

#include "base/progress.h"
#include "joining/ownposes.h"

#include <optional>
#include <vector>

namespace limber {

// Keeps times rising by a third to three from each to the next, from the first to the last one, which stay; what lies
// outside goes to the nearest that is allowed. The last must be that many steps away that it can be reached.
void limitSlopes(std::vector<double> &times);

// The path of least distance by dynamic time warping: for each of `rows` the index among `columns`, from both first
// ones to both last ones, with slopes from a third to three (Sakoe and Chiba 1978, P = 1/2, symmetric). Where `guess`
// has an index for each row, no farther from it than `radius`. Empty where no path fits in there; nothing if the
// progress stopped it.
[[nodiscard]] std::optional<std::vector<double>> slopedPath(const OwnPoses &rows, const OwnPoses &columns,
                                                            const std::vector<double> &guess, int radius,
                                                            const Progress &progress);

} // namespace limber
