#pragma once

#include "body/bodyroles.h"
#include "motion/clip.h"
#include "motion/frameinterval.h"
#include "pose/pose.h"
#include "pose/positionrule.h"
#include "tracks/rotationtrack.h"

#include <glm/gtc/quaternion.hpp>
#include <glm/vec3.hpp>

#include <functional>
#include <span>
#include <vector>

namespace limber {

// The joints that a hold may change, one below the other, with their rotations as they were and as they hold exactly.
// A frame can take any part of the difference: each joint goes the shortest way between both, so that no limb pops
// while a hold begins or ends.
class HeldPath
{
public:
    // How much of the hold a frame takes, 0 to 1.
    using Weight = std::function<double(int frame)>;

    // `joints` are rising and each is the child of the one before. The clip's skeleton must outlive it.
    HeldPath(const Clip &clip, const PositionRules &rules, const BodyRoles &roles, std::vector<int> joints,
             const FrameInterval &frames);

    // Takes over the values with which a frame holds exactly.
    void take(int frame, std::span<const double> values);

    // A step into a frame in which a joint rotates farther than it does in the clip nearby.
    struct Jump
    {
        int frame = 0; // of the hold or the one after it
        bool isGross = false;
    };
    [[nodiscard]] std::vector<Jump> jumps(const Weight &weight) const;
    // Writes the frames of the hold into a clip. Frames and joints that take nothing keep their exact values. Returns
    // what the channels cannot express.
    RotationResidual write(Clip &clip, const Weight &weight) const;

private:
    // One joint in the frames around the hold, which are m_around.
    struct Track
    {
        std::vector<glm::dquat> before;
        std::vector<glm::dquat> held; // in the frames of the hold
        std::vector<double> mostDegrees; // by frame: how far it may rotate from the frame before
        // Of a joint with position channels, in the frames of the hold.
        std::vector<glm::dvec3> positions;
        std::vector<glm::dvec3> heldPositions;
    };

    [[nodiscard]] std::size_t aroundIndex(int frame) const { return static_cast<std::size_t>(frame - m_around.first); }
    [[nodiscard]] std::size_t heldIndex(int frame) const { return static_cast<std::size_t>(frame - m_frames.first); }
    // Returns the rotations of a joint in the frames of the hold.
    [[nodiscard]] std::vector<glm::dquat> mixed(const Track &track, const std::vector<double> &weights) const;
    [[nodiscard]] std::vector<double> all(const Weight &weight) const;
    // Rotations of the joints in the world; `held` has those of the hold, by joint, and is empty for those before.
    void worldRotations(int frame, const std::vector<std::vector<glm::dquat>> &held,
                        std::vector<glm::dquat> &world) const;
    [[nodiscard]] double excessIn(int frame, const std::vector<glm::dquat> &last,
                                  const std::vector<glm::dquat> &now) const;
    void writePositionsOf(std::size_t joint, Clip &clip, const std::vector<double> &weights) const;
    void findBase(const Clip &clip);
    void findLimits(const BodyRoles &roles);

    const Skeleton &m_skeleton;
    PositionRules m_rules;
    std::vector<int> m_joints;
    FrameInterval m_frames;
    FrameInterval m_around;
    std::vector<glm::dquat> m_base; // world rotations of what the uppermost joint hangs on, by frame around
    std::vector<Track> m_tracks; // parallel to the joints
};

} // namespace limber
