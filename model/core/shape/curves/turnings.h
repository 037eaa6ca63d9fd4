#pragma once

#include <span>
#include <vector>

namespace limber {

// Returns the frames at which a curve turns from rising to falling or back, in order: its peaks and its valleys.
// Smaller swings are passed over: between two turnings, before the first and after the last one, the curve rises or
// falls by at least this much. Of a peak that lasts for some frames, it is the first. The ends are no turnings.
[[nodiscard]] std::vector<int> turningsOf(std::span<const double> values, double leastSwing);

} // namespace limber
