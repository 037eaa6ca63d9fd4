#pragma once

#include "body/bodyroles.h"
#include "looking/bodyfront.h"
#include "motion/clip.h"
#include "pose/jointangles.h"
#include "pose/partialpose.h"

#include <glm/gtc/quaternion.hpp>
#include <glm/vec2.hpp>

#include <memory>
#include <span>
#include <vector>

namespace limber {

// A head, or any other joint, that looks at something.
struct LookAt
{
    int joint = NoJoint; // whose front turns there
    NodeId node; // what it looks at; invalid for a point
    glm::dvec3 point{0.0}; // world, file units
    double neckShare = 0.3; // of the rotation of a head
    double chestShare = 0.1;
    double mostYawDegrees = 60.0; // to either side of the chest's front
    double mostPitchDegrees = 40.0; // up and down
    std::vector<bool> locked = {}; // by joint: they do not turn by themselves; empty if none is locked
    bool keepsRoll = true; // about its front, against the horizon; otherwise it takes the shortest way

    friend bool operator==(const LookAt &, const LookAt &) = default;
};

// What a look has to know of the body. It is the same for all looks of a figure.
struct LookingBody
{
    BodyRoles roles;
    Axis up = Axis::Y;
    std::shared_ptr<const BodyFront> front;
};
[[nodiscard]] LookingBody lookingBody(const Clip &clip, const PositionRules &rules, const BodyRoles &roles, Axis up);

// What a joint does to look at its target in one frame.
struct LookAim
{
    glm::dquat turn{1.0, 0.0, 0.0, 0.0}; // its rotation against the axes of the chest
    // By how much, in degrees, the target is beyond its limits: to a side (x), and up or down (y).
    glm::dvec2 beyondDegrees{0.0};
    bool hasDirection = false; // otherwise the joint is where its target is, and stays as it was
};

// A joint in one frame after it was turned.
struct LookResult
{
    double missedDegrees = 0.0; // by how much it would look past its target with a weight of 1
    glm::dquat before{1.0, 0.0, 0.0, 0.0}; // its rotation against the axes of the chest as that was, before and after
    glm::dquat after{1.0, 0.0, 0.0, 0.0};
};

// Turns a joint in frame after frame so that it looks at something: its front in the reference pose points there. A
// neck and a chest take their shares. Beyond its limits the joint goes on a little and stops; if the target passes
// behind the figure it turns back to the front.
class Looker
{
public:
    // The skeleton must outlive it.
    Looker(const Skeleton &skeleton, const PositionRules &rules, LookingBody body, const LookAt &look);

    // Returns the joints that turn, from the chest to the joint itself.
    [[nodiscard]] const std::vector<int> &joints() const { return m_joints; }
    // Returns what the joint does in a frame with these values. Near its limits and where the target passes closely
    // this can change at any speed: see LookPath.
    [[nodiscard]] LookAim aim(std::span<const double> values);
    // Turns the joints in the values of a frame by `weight`, 0 to 1, of what it takes to turn the joint so against the
    // chest. Frames must come in rising order, so that angles continue from the frame before.
    LookResult turnBy(const glm::dquat &turn, int frame, double weight, std::span<double> values);
    // Does both.
    LookResult turn(int frame, double weight, std::span<double> values);
    // Returns how the joint is turned against the chest in the values of a frame.
    [[nodiscard]] glm::dquat rotationIn(std::span<const double> values);

private:
    void start(std::span<const double> values);
    void findJoints();
    [[nodiscard]] glm::dvec2 limited(const glm::dvec3 &direction) const;
    [[nodiscard]] glm::dvec2 beyondLimits(const glm::dvec3 &direction) const;
    [[nodiscard]] glm::dquat againstChest(const glm::dmat3 &world) const;
    [[nodiscard]] glm::dvec3 directionBy(const glm::dvec2 &angles) const;
    [[nodiscard]] glm::dvec3 directionIn(const Pose &pose) const;
    [[nodiscard]] glm::dquat turnTo(const glm::dvec3 &front, const glm::dvec3 &wanted) const;
    void place(const glm::dquat &turn);
    [[nodiscard]] bool isTurned(int joint) const;
    [[nodiscard]] bool isLocked(int joint) const;

    const Skeleton &m_skeleton;
    LookAt m_look;
    LookingBody m_body;
    glm::dvec3 m_up;
    std::vector<int> m_joints;
    std::vector<double> m_shares; // by joint of m_joints: how far it is turned together with those above it
    std::vector<AngleEditor> m_angles; // likewise
    std::vector<glm::dmat3> m_locals; // likewise: its rotation in the turned pose
    int m_base = NoJoint; // whose front is in the middle of the limits
    Pose m_before; // of the present frame
    glm::dmat3 m_baseAxes{1.0}; // in the world, in the present frame
    glm::dvec3 m_frontBefore{0.0}; // likewise
    PartialPose m_pose;
    std::vector<double> m_values; // of the turned pose
};

} // namespace limber
