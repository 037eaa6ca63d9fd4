#pragma once

#include "base/progress.h"
#include "motion/clip.h"
#include "motion/frameinterval.h"
#include "pose/positionrule.h"
#include "tracks/rotationtrack.h"
#include "travel/travellingjoint.h"

#include <glm/mat3x3.hpp>
#include <glm/vec3.hpp>

#include <functional>
#include <span>
#include <vector>

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
    double units = 0.0; // distance of a mover without all position channels
    int joint = NoJoint; // that joint
    RotationResidual rotation;
    bool isCancelled = false;
};

// Where the parent of a joint is in each frame, for what is computed in the world and written relative to the parent.
class ParentTrack
{
public:
    // A root has no parent: then nothing is computed and every value keeps its bits.
    ParentTrack(const Clip &clip, const PositionRules &rules, int joint, const FrameInterval &frames);

    [[nodiscard]] bool isWorld() const { return m_worldFromParent.empty(); }
    // Convert the tracks of the joint, one value for each of the frames.
    void toWorld(std::span<glm::dquat> rotations) const;
    void toWorld(std::span<glm::dvec3> positions) const;
    void fromWorld(std::span<glm::dquat> rotations) const;
    void fromWorld(std::span<glm::dvec3> positions) const;
    // Returns a move of the world relative to the parent in one of the frames, counted from the first of them.
    [[nodiscard]] RigidMove seenFromParent(std::size_t index, const RigidMove &move) const;

private:
    std::vector<RigidMove> m_worldFromParent;
};

// Moves the figures of a clip by the moves of its frames: it writes the rotations and positions of their movers (see
// figureTravel()), relative to the joints above, which stay as they are. Values that do not change keep their bits.
MoveLoss moveFrames(Clip &clip, const PositionRules &rules, std::span<const FigureTravel> figures,
                    const FrameInterval &frames, const std::function<RigidMove(int frame)> &moveOf,
                    const Progress &progress);

} // namespace limber
