#include "timeline/rows/rowsnap.h"

#include "session/session.h"
#include "widgets/timescale.h"

#include <algorithm>
#include <cmath>
#include <vector>

namespace limber {

namespace {

constexpr double snapReach = 8.0; // pixels

// Markers, keys of the active layer and ends of contacts.
std::vector<int> framesOf(const Session &session)
{
    const Document &document = session.document();
    std::vector<int> frames;
    for (const Marker &marker : document.markers())
        frames.push_back(marker.frame);
    const int layer = session.target().layer();
    if (layer >= 0 && layer < static_cast<int>(document.layers().size())) {
        for (const LayerKey &key : document.layers()[static_cast<std::size_t>(layer)].keys)
            frames.push_back(key.frame);
    }
    for (const JointContacts &contacts : session.footContacts().contacts()) {
        for (const FrameInterval &standing : contacts.intervals)
            frames.insert(frames.end(), {standing.first, standing.last});
    }
    return frames;
}

// The whole second or the frame that is nearest to `x`, if it is near enough.
double nearestTo(const Session &session, const TimeScale &scale, double x, std::span<const int> frames)
{
    const double frameTime = session.document().motion().playingFrameTimeSeconds();
    std::vector<double> targets{std::round(scale.frameAt(x) * frameTime) / frameTime};
    targets.insert(targets.end(), frames.begin(), frames.end());
    double nearest = x;
    double least = snapReach;
    for (const double frame : targets) {
        const double distance = std::abs(scale.xOf(frame) - x);
        if (distance <= least) {
            nearest = scale.xOf(frame);
            least = distance;
        }
    }
    return nearest;
}

} // namespace

double snappedX(const Session &session, const TimeScale &scale, double x, std::span<const int> dragged)
{
    std::vector<int> frames = framesOf(session);
    if (session.playhead().hasRange())
        frames.insert(frames.end(), {session.playhead().firstFrame(), session.playhead().lastFrame()});
    std::erase_if(frames, [dragged](int frame) { return std::ranges::find(dragged, frame) != dragged.end(); });
    return nearestTo(session, scale, x, frames);
}

double snappedXOfRange(const Session &session, const TimeScale &scale, double x)
{
    return nearestTo(session, scale, x, framesOf(session));
}

} // namespace limber
