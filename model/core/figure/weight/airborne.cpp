#include "weight/airborne.h"

#include "base/at.h"
#include "ground/frameruns.h"

#include <glm/geometric.hpp>

#include <algorithm>
#include <cmath>

namespace limber {

namespace {

constexpr double clearOfFloor = 5.0; // ncm
constexpr double outerPart = 0.15; // of a flight, at each end: there a body still pushes off or already lands
constexpr int fewestHeights = 3;

bool isClear(const BodyOverFloor &body, const FrameInterval &frames)
{
    for (int frame = frames.first; frame <= frames.last; ++frame) {
        // Written so that what is no number does not count as clear.
        if (!((at(body.lowest, frame) - body.floorHeight) * body.ncmPerUnit > clearOfFloor))
            return false;
    }
    return true;
}

// Returns the inner frames of some, but no fewer than can show a parabola.
FrameInterval innerFrames(const FrameInterval &frames)
{
    const int most = (frames.frameCount() - fewestHeights) / 2;
    const int outer = std::min(most, static_cast<int>(std::ceil(outerPart * (frames.frameCount() - 1))));
    return {frames.first + std::max(0, outer), frames.last - std::max(0, outer)};
}

// Returns minus the second derivative of the parabola that fits the heights best (least squares; the frames are evenly
// spaced, so that its square term is that of an orthogonal polynomial).
double fallOf(const BodyOverFloor &body, const FrameInterval &frames)
{
    const int count = frames.frameCount();
    if (count < fewestHeights)
        return 0.0;
    const double middle = 0.5 * (count - 1);
    const double meanSquare = (static_cast<double>(count) * count - 1.0) / 12.0;
    double product = 0.0;
    double norm = 0.0;
    for (int i = 0; i < count; ++i) {
        const double square = (i - middle) * (i - middle) - meanSquare;
        product += square * glm::dot(at(body.centres, frames.first + i), body.up);
        norm += square * square;
    }
    return -2.0 * product / norm / (body.frameTimeSeconds * body.frameTimeSeconds);
}

} // namespace

std::vector<Airborne> airborneFrames(const BodyOverFloor &body, double leastGravity)
{
    std::vector<Airborne> found;
    if (std::ranges::find(body.isStanding, true) == body.isStanding.end() || !(body.frameTimeSeconds > 0.0))
        return found;
    const int last = static_cast<int>(body.isStanding.size()) - 1;
    const auto addFlight = [&](const FrameInterval &frames) {
        if (!isClear(body, frames))
            return false;
        Airborne flight{frames, 0.0, frames.first > 0 && frames.last < last};
        const FrameInterval around{std::max(0, frames.first - 1), std::min(last, frames.last + 1)};
        flight.gravity = fallOf(body, innerFrames(around));
        if (flight.gravity >= leastGravity)
            found.push_back(flight);
        return flight.gravity >= leastGravity;
    };
    forEachRun(body.isStanding, false, [&](int first, int end) {
        if (addFlight({first, end}))
            return;
        std::vector<bool> isClearOfSoles;
        for (int frame = first; frame <= end; ++frame)
            isClearOfSoles.push_back(at(body.soles, frame) > clearOfFloor);
        forEachRun(isClearOfSoles, true, [&](int from, int to) { addFlight({first + from, first + to}); });
    });
    return found;
}

} // namespace limber
