#include "posing/limbbend.h"

#include "base/at.h"
#include "geometry/geometry.h"
#include "geometry/twobones.h"
#include "pose/jointangles.h"

#include <glm/geometric.hpp>
#include <glm/matrix.hpp>

#include <algorithm>
#include <cmath>

namespace limber {

namespace {

constexpr double same = 1e-13; // of a rotation's entries

bool isSame(const glm::dmat3 &a, const glm::dmat3 &b)
{
    double most = 0.0;
    for (int column = 0; column < 3; ++column) {
        const glm::dvec3 away = glm::abs(a[column] - b[column]);
        most = std::max({most, away.x, away.y, away.z});
    }
    return most <= same;
}

// One limb while it is bent, with the world rotations of its joints so far.
class Bend
{
public:
    Bend(const Skeleton &skeleton, const PositionRules &rules, const HingedLimb &limb, std::span<double> values)
        : m_skeleton(skeleton), m_limb(limb), m_values(values), m_pose(evaluatePose(skeleton, values, rules))
    {
    }

    [[nodiscard]] glm::dvec3 positionOf(int joint) const { return at(m_pose.jointPositions, joint); }
    [[nodiscard]] const Pose &pose() const { return m_pose; }

    // Returns the rotations that bring the end to the goal.
    [[nodiscard]] TwoBoneRotations rotationsTo(const glm::dvec3 &goal, const std::optional<glm::dvec3> &pole) const
    {
        const glm::dvec3 hip = positionOf(m_limb.upper);
        const glm::dvec3 upper = positionOf(m_limb.lower) - hip;
        const glm::dvec3 lower = positionOf(m_limb.end) - positionOf(m_limb.lower);
        TwoBoneRotations rotations = solveTwoBones(hip, hip + upper, hip + upper + lower, goal,
                                                   at(m_pose.worldFromJoint, m_limb.upper) * m_limb.hinge);
        if (!pole)
            return rotations;
        const glm::dvec3 knee = rotations.upper * upper;
        const glm::dvec3 axis = directionOf(knee + rotations.lower * lower);
        const glm::dvec3 from = knee - axis * glm::dot(axis, knee);
        const glm::dvec3 to = *pole - hip - axis * glm::dot(axis, *pole - hip);
        const glm::dquat swivel = quaternionArc(from, to, axis);
        rotations.upper = swivel * rotations.upper;
        rotations.lower = swivel * rotations.lower;
        return rotations;
    }

    // Gives a joint a world rotation; returns by how much it was rotated. `above` is the rotation of its parent so far.
    glm::dmat3 write(int index, const glm::dmat3 &above, const glm::dmat3 &world)
    {
        const Joint &joint = m_skeleton.joint(index);
        const glm::dmat3 parent = joint.isRoot() ? above : above * at(m_pose.worldFromJoint, joint.parent);
        const glm::dmat3 local = glm::transpose(parent) * world;
        AngleEditor angles(joint);
        glm::dmat3 shown = angles.rotation(m_values);
        if (!isSame(shown, local))
            shown = angles.write(0, local, m_values);
        return parent * shown * glm::transpose(at(m_pose.worldFromJoint, index));
    }

private:
    const Skeleton &m_skeleton;
    const HingedLimb &m_limb;
    std::span<double> m_values;
    Pose m_pose; // before the bend
};

} // namespace

double bendLimb(const Skeleton &skeleton, const PositionRules &rules, const HingedLimb &limb, const PoseGoal &goal,
                const std::optional<glm::dvec3> &pole, std::span<double> values)
{
    Bend bend(skeleton, rules, limb, values);
    const auto worldOf = [&](int joint) { return at(bend.pose().worldFromJoint, joint); };
    const bool isEnd = goal.node == NodeId::joint(limb.end);
    // Nodes below the end move as the end does.
    const glm::dvec3 end = bend.positionOf(limb.end) + (goal.position - bend.pose().positionOf(goal.node));
    const TwoBoneRotations rotations = bend.rotationsTo(end, pole);

    const glm::dmat3 upper =
        bend.write(limb.upper, glm::dmat3(1.0), glm::mat3_cast(rotations.upper) * worldOf(limb.upper));
    const glm::dmat3 lower = bend.write(limb.lower, upper, glm::mat3_cast(rotations.lower) * worldOf(limb.lower));
    const glm::dmat3 ends = bend.write(limb.end, lower, isEnd && goal.rotation ? *goal.rotation : worldOf(limb.end));
    if (!isEnd && goal.rotation && goal.node.isJoint())
        bend.write(goal.node.index, ends, *goal.rotation);
    return rotations.missing;
}

void turnJoint(const Skeleton &skeleton, const PositionRules &rules, int joint, const glm::dmat3 &rotation,
               std::span<double> values)
{
    const Pose pose = evaluatePose(skeleton, values, rules);
    const int parent = skeleton.joint(joint).parent;
    const glm::dmat3 above = parent == NoJoint ? glm::dmat3(1.0) : at(pose.worldFromJoint, parent);
    const glm::dmat3 local = glm::transpose(above) * rotation;
    AngleEditor angles(skeleton.joint(joint));
    if (!isSame(angles.rotation(values), local))
        angles.write(0, local, values);
}

} // namespace limber
