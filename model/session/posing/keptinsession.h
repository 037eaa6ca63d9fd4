#pragma once

#include "session/posing/posekeeping.h"

#include <QString>

namespace limber {

class Session;

// Returns the present motion of a session, with the target of changes by hand.
[[nodiscard]] PosedMotion posedMotion(const Session &session);

// Returns a pose of a frame that is to be kept in a motion: `before` has the frame's values before the pose was made,
// `spread` the change. If a change of the whole clip would go into the base, it gets a layer of its own instead, with
// its rotations on this side and a name made from `what`.
[[nodiscard]] KeptPose keptPose(PosedMotion motion, std::vector<double> before, SpreadChange spread,
                                PoseChange::Side side, const QString &what);

// Returns in a sentence why the active layer takes no change in the current frame; empty if it does.
[[nodiscard]] QString targetRefusal(const Session &session);

// Puts a kept pose into the document as one undo step; `frames` are those of its window. Returns in a sentence why that
// is impossible; empty if it was done. A layer that is new becomes the active one.
[[nodiscard]] QString takeKeeping(Session &session, PoseKeeping keeping, const FrameInterval &frames,
                                  const QString &text, int gesture = 0);

} // namespace limber
