#pragma once

#include "session/posing/posekeeping.h"

#include <QString>

namespace limber {

class Session;

// The motion of a session as it is at present, with where changes by hand go.
[[nodiscard]] PosedMotion posedMotion(const Session &session);

// A pose of a frame, `before` it was made and in `spread`, to be kept in a motion. A change of the whole clip that
// would go into the base gets a layer of its own, with its rotations on this side, named after `what`.
[[nodiscard]] KeptPose keptPose(PosedMotion motion, std::vector<double> before, SpreadChange spread,
                                PoseChange::Side side, const QString &what);

// Why the chosen layer takes no change in the current frame, in a sentence; empty if it does.
[[nodiscard]] QString targetRefusal(const Session &session);

// Puts what was made of a pose into the document, as one undo step; `frames` are those of its window. Answers why it
// could not be made, in a sentence; empty if it was. A layer that is new becomes the chosen one.
[[nodiscard]] QString takeKeeping(Session &session, PoseKeeping keeping, const FrameInterval &frames,
                                  const QString &text, int gesture = 0);

} // namespace limber
