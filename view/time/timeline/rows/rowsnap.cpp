#include "timeline/rows/rowsnap.h"

#include "base/at.h"
#include "session/posing/toolsettings.h"
#include "session/session.h"
#include "widgets/timescale.h"

#include <algorithm>
#include <cmath>
#include <vector>

namespace limber {

namespace {

constexpr double snapReach = 8.0; // pixels

// Returns the frames to which the drag can snap; whole seconds come in addition.
std::vector<int> framesOf(const Session &session, const SnapTargets &targets)
{
    const Document &document = session.document();
    std::vector<int> frames;
    if (targets.markers) {
        for (const Marker &marker : document.markers())
            frames.push_back(marker.frame);
    }
    const int layer = session.target().layer();
    if (targets.keys && layer >= 0 && layer < static_cast<int>(document.layers().size())) {
        for (const LayerKey &key : at(document.layers(), layer).keys)
            frames.push_back(key.frame);
    }
    if (targets.contacts) {
        for (const JointContacts &contacts : session.footContacts().contacts()) {
            for (const FrameInterval &standing : contacts.intervals)
                frames.insert(frames.end(), {standing.first, standing.last});
        }
    }
    if (targets.range && session.playhead().hasRange())
        frames.insert(frames.end(), {session.playhead().firstFrame(), session.playhead().lastFrame()});
    return frames;
}

double snapped(const Session &session, const SnapTargets &targets, const TimeScale &scale, double x,
               std::span<const int> dragged)
{
    double nearest = x;
    double least = snapReach;
    const auto look = [&](double frame) {
        const double distance = std::abs(scale.xOf(frame) - x);
        if (distance <= least) {
            nearest = scale.xOf(frame);
            least = distance;
        }
    };
    const double frameTime = session.document().motion().playingFrameTimeSeconds();
    if (targets.seconds)
        look(std::round(scale.frameAt(x) * frameTime) / frameTime);
    for (const int frame : framesOf(session, targets)) {
        if (std::ranges::find(dragged, frame) == dragged.end())
            look(frame);
    }
    return nearest;
}

SnapTargets chosenTargets(const ToolSettings *tools)
{
    return tools != nullptr ? tools->choices().snapTargets : SnapTargets();
}

} // namespace

double snappedX(const Session &session, const ToolSettings *tools, const TimeScale &scale, double x,
                std::span<const int> dragged)
{
    return snapped(session, chosenTargets(tools), scale, x, dragged);
}

double snappedXOfRange(const Session &session, const ToolSettings *tools, const TimeScale &scale, double x)
{
    SnapTargets targets = chosenTargets(tools);
    targets.range = false;
    return snapped(session, targets, scale, x, {});
}

} // namespace limber
