#pragma once

#include "body/bodymeasure.h"
#include "contacts/footlock.h"
#include "motion/clip.h"
#include "pose/jointangles.h"
#include "pose/pose.h"

#include <span>
#include <vector>

namespace limber {

// A bent leg: its joints, and the axis about which its knee bends, in the frame of its thigh.
struct BentLeg
{
    LegJoints joints;
    glm::dvec3 hinge{0.0};
};

// The rotation that a leg's joint could not express because it has fewer than three rotation channels.
struct LostRotation
{
    int joint = NoJoint;
    double degrees = 0.0; // the largest difference
};

// Writes a plan of planFootLock() into the values of a clip, frame after frame. Values that the plan does not change
// stay as they are. The clip must outlive it.
class FootLockWriter
{
public:
    FootLockWriter(Clip &clip, const PositionRules &rules, std::vector<BentLeg> legs);

    // Moves `carrier`, a joint with three position channels, and everything below it.
    void move(int frame, int carrier, const glm::dvec3 &by);
    // Bends the legs to their goals of this frame; `goals` is parallel to the legs. The pelvis must already be in the
    // planned position.
    void bend(int frame, std::span<const LegGoals> goals);

    // Returns the lost rotations by joint, without joints that express every rotation.
    [[nodiscard]] std::vector<LostRotation> lostRotations() const;

private:
    void bendLeg(int frame, const BentLeg &leg, const LegGoals &goals);
    glm::dmat3 writeRotation(int frame, int joint, const glm::dmat3 &rotation, const glm::dmat3 &above);

    Clip &m_clip;
    const PositionRules m_rules;
    std::vector<BentLeg> m_legs;
    std::vector<AngleEditor> m_angles; // by joint
    std::vector<double> m_lostDegrees; // by joint
    Pose m_pose;
};

} // namespace limber
