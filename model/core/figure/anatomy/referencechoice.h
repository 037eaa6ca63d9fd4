#pragma once

#include "anatomy/bodymarks.h"
#include "anatomy/referencerequest.h"
#include "body/figureshape.h"
#include "motion/clip.h"
#include "pose/positionrule.h"

#include <optional>

namespace limber {

// The pose that was taken.
struct ReferenceChoice
{
    std::optional<int> frame; // of the clip; nothing for the rest pose
    // Whether the pose is one in which bodies are alike: the rest pose of a figure that stands, a T-pose or an A-pose
    // in a frame, or what the user asked for. Otherwise the pose is only the best of the clip, and its small bends mean
    // nothing.
    bool isTrusted = true;
    bool isAsked = false; // by the user: nothing contradicts it
    // Whether the figure has a pose that stands; false for a pose that was taken for want of anything better.
    bool stands = true;
};

// Returns the pose in which a skin was bound, if the request names it. Otherwise returns the rest pose if it stands or
// if the body cannot be judged; one that seems to be captured only if no frame stands clearly better. Otherwise returns
// the frame that stands best of at most 500, else the rest pose if it is like the frame that moves least, else that
// frame.
[[nodiscard]] ReferenceChoice chooseReference(const Clip &clip, const PositionRules &rules, const FigureShape &shape,
                                              const BodyMarks &marks, const ReferenceRequest &request);

// Returns the pose with all rotations zero.
[[nodiscard]] Pose restPoseOf(const FigureShape &shape);

} // namespace limber
