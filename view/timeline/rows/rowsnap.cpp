#include "timeline/rows/rowsnap.h"

#include "session/session.h"
#include "widgets/timescale.h"

#include <cmath>
#include <vector>

namespace limber {

namespace {

constexpr double snapReach = 8.0; // pixels

} // namespace

double snappedX(const Session &session, const TimeScale &scale, double x)
{
    const double frameTime = session.document().motion().playingFrameTimeSeconds();
    std::vector<double> frames{std::round(scale.frameAt(x) * frameTime) / frameTime};
    for (const Marker &marker : session.document().markers())
        frames.push_back(marker.frame);
    if (session.playhead().hasRange()) {
        frames.push_back(session.playhead().firstFrame());
        frames.push_back(session.playhead().lastFrame());
    }
    double nearest = x;
    double least = snapReach;
    for (const double frame : frames) {
        const double distance = std::abs(scale.xOf(frame) - x);
        if (distance <= least) {
            nearest = scale.xOf(frame);
            least = distance;
        }
    }
    return nearest;
}

} // namespace limber
