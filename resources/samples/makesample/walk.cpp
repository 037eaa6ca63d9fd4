#include "walk.h"

#include "armswing.h"
#include "body.h"
#include "footpath.h"
#include "leg.h"
#include "rotations.h"
#include "trunk.h"

#include "pose/pose.h"

#include <cassert>
#include <cmath>

namespace limber::samples {

namespace {

constexpr double framesPerSecond = 60.0;

// Fills in one frame: every joint gets its turn against its parent.
class FrameWriter
{
public:
    FrameWriter(const Skeleton &skeleton, std::span<double> frame) : m_skeleton(skeleton), m_frame(frame) {}

    void place(int root, const glm::dvec3 &position)
    {
        const auto first = static_cast<std::size_t>(m_skeleton.joint(root).firstColumn);
        for (int axis = 0; axis < 3; ++axis)
            m_frame[first + static_cast<std::size_t>(axis)] = position[axis];
    }

    void turn(int joint, const glm::dmat3 &rotation) { setZxyAngles(m_frame, m_skeleton.joint(joint), rotation); }

private:
    const Skeleton &m_skeleton;
    std::span<double> m_frame;
};

class Walk
{
public:
    explicit Walk(const WalkPlan &plan)
        : m_skeleton(makeHuman(Hands::Plain)), m_joints(humanJoints(m_skeleton)), m_trunk(plan),
          m_leftFoot(plan.of(Side::Left)), m_rightFoot(plan.of(Side::Right)), m_leftArm(plan, Side::Left),
          m_rightArm(plan, Side::Right)
    {
    }

    [[nodiscard]] const Skeleton &skeleton() const { return m_skeleton; }

    void write(double seconds, std::span<double> frame) const
    {
        FrameWriter writer(m_skeleton, frame);
        writer.place(m_joints.hips, m_trunk.hipsPosition(seconds));
        writer.turn(m_joints.hips, m_trunk.hipsRotation(seconds));
        writeSpine(seconds, writer);
        writeArm(m_joints.left, m_leftArm.at(seconds), writer);
        writeArm(m_joints.right, m_rightArm.at(seconds), writer);
        writeLeg(Side::Left, m_leftFoot.at(seconds), seconds, writer);
        writeLeg(Side::Right, m_rightFoot.at(seconds), seconds, writer);
    }

private:
    void writeSpine(double seconds, FrameWriter &writer) const
    {
        const glm::dmat3 chest = m_trunk.chestRotation(seconds);
        const glm::dmat3 third = partOf(glm::transpose(m_trunk.hipsRotation(seconds)) * chest, 1.0 / 3.0);
        for (const int joint : {m_joints.spine, m_joints.chest, m_joints.upperChest})
            writer.turn(joint, third);
        const glm::dmat3 headFromChest = glm::transpose(chest) * m_trunk.headRotation(seconds);
        const glm::dmat3 neck = partOf(headFromChest, 0.5);
        writer.turn(m_joints.neck, neck);
        writer.turn(m_joints.head, glm::transpose(neck) * headFromChest);
    }

    static void writeArm(const HumanJoints::Half &joints, const ArmPose &pose, FrameWriter &writer)
    {
        writer.turn(joints.shoulder, pose.shoulder);
        writer.turn(joints.arm, pose.arm);
        writer.turn(joints.foreArm, pose.foreArm);
        writer.turn(joints.hand, pose.hand);
    }

    void writeLeg(Side side, const FootPose &foot, double seconds, FrameWriter &writer) const
    {
        const HumanJoints::Half &joints = m_joints.of(side);
        const glm::dmat3 hips = m_trunk.hipsRotation(seconds);
        const glm::dvec3 hip = m_trunk.hipsPosition(seconds) + hips * m_skeleton.joint(joints.upLeg).offset;
        // The knee looks where hips and toes look, halfway between them.
        const glm::dvec3 forward = hips[2] + foot.rotation[2];
        const LegPose leg = reach(hip, foot.ankle, glm::dvec3(forward.x, 0.0, forward.z));
        assert(leg.reaches);
        writer.turn(joints.upLeg, glm::transpose(hips) * leg.thigh);
        writer.turn(joints.leg, glm::transpose(leg.thigh) * leg.shin);
        writer.turn(joints.foot, glm::transpose(leg.shin) * foot.rotation);
        writer.turn(joints.toes, rotationAbout(Axis::X, -foot.toeBendDegrees));
    }

    Skeleton m_skeleton;
    HumanJoints m_joints;
    Trunk m_trunk;
    FootPath m_leftFoot;
    FootPath m_rightFoot;
    ArmSwing m_leftArm;
    ArmSwing m_rightArm;
};

} // namespace

Clip makeWalk()
{
    const WalkPlan plan = planWalk();
    const Walk walk(plan);
    const int frameCount = static_cast<int>(std::lround(plan.durationSeconds * framesPerSecond));
    Clip clip{walk.skeleton(), Motion(frameCount, walk.skeleton().columnCount()), nullptr};
    clip.motion.setFrameTimeSeconds(1.0 / framesPerSecond);
    for (int frame = 0; frame < frameCount; ++frame)
        walk.write(frame / framesPerSecond, clip.motion.editFrame(frame));
    return clip;
}

} // namespace limber::samples
