#include "feet/clipflights.h"

#include "feet/timenote.h"
#include "messages/skeletonmessages.h"

#include <algorithm>
#include <iterator>

namespace limber {

std::optional<ClipFlights> flightsOfClip(const WeighingInput &input, const Progress &progress)
{
    ClipFlights found;
    const double seconds = input.clip.motion.playingFrameTimeSeconds();
    const std::vector<FigureLegs> figures = legsOfClip(input);
    const double part = 1.0 / std::max(1.0, static_cast<double>(figures.size()));
    for (std::size_t i = 0; i < figures.size(); ++i) {
        const auto weight = weighFigure(input, figures[i], progress.part(part * double(i), part * double(i + 1)));
        if (!weight)
            return std::nullopt;
        std::ranges::move(flightsOf(*weight, seconds), std::back_inserter(found.flights));
    }
    std::ranges::stable_sort(found.flights, {}, [](const Flight &flight) { return flight.frames.first; });
    found.gravity = gravityOf(found.flights, seconds);
    if (found.gravity)
        found.timeFactor = timeFactor(*found.gravity, input.gravity);
    if (isTimeOff(found.flights, input.gravity, seconds))
        found.problem = speedFinding(found.flights.size(), *found.gravity, *found.timeFactor);
    return found;
}

} // namespace limber
