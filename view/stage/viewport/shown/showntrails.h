#pragma once

#include "pose/pose.h"
#include "viewport/seeing/trails.h"

#include <vector>

namespace limber {

class Session;

// Returns the selected joints of a session that are visible, the one that was clicked last first; at most as many as
// can have a trail.
[[nodiscard]] std::vector<NodeId> trailNodes(const Session &session);

// Returns the trails of these joints through the shown pose: a drag bends them, unless the motion before it is shown.
[[nodiscard]] std::vector<Trail> shownTrails(const Session &session, const Pose &pose, bool showsBefore);

} // namespace limber
