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

// A move of the world in one frame: x' = rotation x + displacement.
struct RigidMove
{
    glm::dmat3 rotation{1.0};
    glm::dvec3 displacement{0.0};
    bool isRotation = true; // false: there is no rotation, and no rotation is written
};

// What the channels could not express when a clip was moved.
struct MoveLoss
{
    double units = 0.0; // distance of a root without all position channels
    int root = NoJoint; // that root
    UnshownRotation rotation;
    bool isCancelled = false;
};

// Moves everything in a clip by the moves of its frames: it writes the rotations and positions of the roots. Values
// that do not change keep their bits.
MoveLoss moveFrames(Clip &clip, const PositionRules &rules, const FrameInterval &frames,
                    const std::function<RigidMove(int frame)> &moveOf, const Progress &progress);

} // namespace limber
