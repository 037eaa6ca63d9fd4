#pragma once

#include "motion/frameinterval.h"

#include <optional>
#include <span>

namespace limber {

// One foot, for finding the floor: the height of its lowest point by frame (of ankle, toe and end sites below), and
// when it stands.
struct FootHeights
{
    std::span<const double> lowest; // of the sole, one for each frame, along the up axis
    std::span<const FrameInterval> standing; // tidied
};

// The height of the floor along the axis of the heights.
struct FloorHeight
{
    double height = 0.0; // along the up axis
    bool fromContacts = false; // if false, it was detected from how low the feet get
};

// Floors are not detected more exactly, in normalised centimetres, see bodyLength().
inline constexpr double floorToleranceNcm = 0.5;

// Returns the median of the standing feet's heights. If no foot ever stands, it returns the 5th percentile of the lower
// foot's height over the frames. Heights that are not finite do not count. Returns nothing without a single height.
[[nodiscard]] std::optional<FloorHeight> floorHeight(std::span<const FootHeights> feet);

} // namespace limber
