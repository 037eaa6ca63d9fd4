#pragma once

#include "base/message.h"
#include "feet/flights.h"
#include "feet/weighing.h"

#include <optional>
#include <vector>

namespace limber {

// What the jumps of a clip say about its speed.
struct ClipFlights
{
    std::vector<Flight> flights; // of all figures, by their first frames
    std::optional<double> gravity; // the median, metres per second squared; nothing without a jump
    std::optional<double> timeFactor; // what the frame time must be multiplied by to have the gravity of the earth
    Message problem; // that the clip plays too fast or too slowly; empty if it does not or nobody can know
};

// Finds the jumps of all figures of a clip. Returns nothing if the progress stopped it.
[[nodiscard]] std::optional<ClipFlights> flightsOfClip(const WeighingInput &input, const Progress &progress = {});

} // namespace limber
