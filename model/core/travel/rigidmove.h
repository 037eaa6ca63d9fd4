#pragma once

#include "base/progress.h"
#include "contacts/contacts.h"
#include "motion/clip.h"
#include "pose/positionrule.h"
#include "tracks/rotationtrack.h"

#include <glm/mat3x3.hpp>
#include <glm/vec3.hpp>

#include <functional>

namespace limber {

// Moves the world of one frame: x' = rotation x + displacement.
struct RigidMove
{
    glm::dmat3 rotation{1.0};
    glm::dvec3 displacement{0.0};
    bool isRotation = true; // false: the rotation is none, and no rotation is written
};

// What moving a clip could not show.
struct MoveLoss
{
    double units = 0.0; // of a root without all position channels
    int root = NoJoint; // the one
    UnshownRotation rotation;
    bool isCancelled = false;
};

// Moves everything in a clip by the moves of its frames: writes the rotations and positions of the roots. Values that
// would not change keep their bits.
MoveLoss moveFrames(Clip &clip, const PositionRules &rules, const FrameInterval &frames,
                    const std::function<RigidMove(int frame)> &moveOf, const Progress &progress);

} // namespace limber
