#pragma once

#include "base/progress.h"
#include "joining/ownposes.h"

#include <optional>
#include <vector>

namespace limber {

// Limits the slopes of times: each time is a third to three after the one before, from the first to the last one, which
// stay. A time outside of these limits moves to the nearest allowed one. The number of times must allow the last one to
// be reached.
void limitSlopes(std::vector<double> &times);

// Returns the path of least distance by dynamic time warping: for each of `rows` the index among `columns`, from both
// first ones to both last ones, with slopes from a third to three (Sakoe and Chiba 1978, P = 1/2, symmetric). If
// `guess` has an index for each row, the path is at most `radius` away from it. Returns an empty path if none fits, and
// nothing if the progress stopped it.
[[nodiscard]] std::optional<std::vector<double>> slopedPath(const OwnPoses &rows, const OwnPoses &columns,
                                                            const std::vector<double> &guess, int radius,
                                                            const Progress &progress);

} // namespace limber
