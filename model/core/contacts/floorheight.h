#pragma once

#include "contacts/contacts.h"

#include <optional>
#include <span>

namespace limber {

// One foot, for finding the floor: by frame the height of its lowest point (of ankle, toe and end sites below), and
// when it stands.
struct FootHeights
{
    std::span<const double> lowest; // of the sole, one for each frame, along the up axis
    std::span<const FrameInterval> standing; // tidied
};

// Where the floor is, along the axis of the heights.
struct FloorHeight
{
    double height = 0.0; // along the up axis
    bool fromContacts = false; // else detected from how low the feet get
};

// The median of the standing feet's heights; if none ever stands, the 5th percentile over the frames of the lower
// foot's. Heights that are not finite do not count. Nothing without a single height.
[[nodiscard]] std::optional<FloorHeight> floorHeight(std::span<const FootHeights> feet);

} // namespace limber
