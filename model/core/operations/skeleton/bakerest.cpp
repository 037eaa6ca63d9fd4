#include "anatomy/standing.h"
#include "anatomy/standingturns.h"
#include "base/at.h"
#include "body/bodyroles.h"
#include "body/bodyside.h"
#include "geometry/geometry.h"
#include "messages/operationmessages.h"
#include "messages/skeletonmessages.h"
#include "operations/operation.h"
#include "pose/pose.h"
#include "surgery/restbake.h"
#include "travel/floorplane.h"

#include <glm/geometric.hpp>
#include <glm/matrix.hpp>

#include <algorithm>
#include <array>
#include <cmath>
#include <vector>

namespace limber {

Operation bakerestOperation();

namespace {

constexpr double armOfAPose = 45.0 / degreesPerRadian; // below the horizontal

using Turns = std::vector<glm::dmat3>;

// Returns the rotations of a frame, with as much of each root's rotation as the rest pose should show.
Turns turnsOfFrame(const OperationInput &input, int frame)
{
    const Skeleton &skeleton = input.clip.skeleton;
    const Pose pose = poseAt(input.clip, frame, input.rules);
    const FloorPlane floor(input.up.axis);
    Turns turns;
    glm::dmat3 back(1.0); // from the root above
    for (int joint = 0; joint < skeleton.jointCount(); ++joint) {
        const glm::dmat3 &world = at(pose.worldFromJoint, joint);
        if (skeleton.joint(joint).isRoot() && !input.values.is("root", "all")) {
            const bool keepsYaw = input.values.is("root", "yaw");
            back = (keepsYaw ? twistAbout(floor.up, world) : glm::dmat3(1.0)) * glm::transpose(world);
        }
        turns.push_back(back * world);
    }
    return turns;
}

// Returns the bone of a joint: the one to the child on the same side of the body, else to the child with the most
// joints below it, else to an end site.
glm::dvec3 boneOf(const Skeleton &skeleton, const std::vector<BodySide> &sides, int joint)
{
    glm::dvec3 bone(0.0);
    int most = -1;
    for (const NodeId child : skeleton.childrenOf(joint)) {
        const bool isSameSide = child.isJoint() && at(sides, child.index) == at(sides, joint);
        const int size = child.isJoint()
                             ? skeleton.subtreeEnd(child.index) - child.index + (isSameSide ? skeleton.jointCount() : 0)
                             : 0;
        if (size > most && skeleton.offsetOf(child) != glm::dvec3(0.0)) {
            most = size;
            bone = skeleton.offsetOf(child);
        }
    }
    return bone;
}

// Returns the rotations that bring each bone onto an axis. A joint that cannot rotate follows its parent, and so does
// one without a bone.
Turns turnsToAxis(const Skeleton &skeleton, Axis axis)
{
    const std::vector<BodySide> sides = bodySides(skeleton);
    Turns turns;
    for (int joint = 0; joint < skeleton.jointCount(); ++joint) {
        const int parent = skeleton.joint(joint).parent;
        const glm::dmat3 above = parent == NoJoint ? glm::dmat3(1.0) : at(turns, parent);
        const glm::dvec3 bone = boneOf(skeleton, sides, joint);
        const bool canTurn = skeleton.joint(joint).hasRotations() && bone != glm::dvec3(0.0);
        turns.push_back(canTurn ? arc(bone, directionOf(axis)) : above);
    }
    return turns;
}

// Moves the arms of the rest pose into a T or an A.
class ArmPose
{
public:
    ArmPose(const OperationInput &input, bool isA)
        : m_skeleton(input.clip.skeleton), m_roles(input.roles()), m_up(directionOf(input.up.axis)), m_isA(isA)
    {
        const Pose rest = restPose(m_skeleton);
        const auto between = [&](BodyPart part) {
            const int left = m_roles.find(part, BodySide::Left);
            const int right = m_roles.find(part, BodySide::Right);
            if (left == NoJoint || right == NoJoint)
                return glm::dvec3(0.0);
            const glm::dvec3 across = at(rest.jointPositions, left) - at(rest.jointPositions, right);
            return directionOf(across - m_up * glm::dot(across, m_up));
        };
        m_left = between(BodyPart::Thigh);
        if (m_left == glm::dvec3(0.0))
            m_left = between(BodyPart::UpperArm);
    }

    [[nodiscard]] bool isKnown() const
    {
        return m_left != glm::dvec3(0.0) && m_roles.find(BodyPart::UpperArm, BodySide::Left) != NoJoint &&
               m_roles.find(BodyPart::UpperArm, BodySide::Right) != NoJoint;
    }

    [[nodiscard]] Turns turns() const
    {
        Turns turns;
        for (int joint = 0; joint < m_skeleton.jointCount(); ++joint) {
            const int parent = m_skeleton.joint(joint).parent;
            const glm::dmat3 above = parent == NoJoint ? glm::dmat3(1.0) : at(turns, parent);
            const glm::dvec3 bone = boneOfArm(joint);
            turns.push_back(bone == glm::dvec3(0.0) ? above : arc(above * bone, wanted(joint)) * above);
        }
        return turns;
    }

private:
    // Returns the vector from the joint to the next part of the arm; zero for a joint that is not part of an arm.
    [[nodiscard]] glm::dvec3 boneOfArm(int joint) const
    {
        const JointRole &role = m_roles.of(joint);
        const bool isArm =
            role.part == BodyPart::UpperArm || role.part == BodyPart::Forearm || role.part == BodyPart::Hand;
        if (!isArm || role.side == BodySide::Centre || !m_skeleton.joint(joint).hasRotations())
            return glm::dvec3(0.0);
        const BodyPart next = role.part == BodyPart::UpperArm ? BodyPart::Forearm : BodyPart::Hand;
        const int end = role.part == BodyPart::Hand ? NoJoint : m_roles.find(next, role.side);
        if (end == NoJoint || !m_skeleton.isInSubtree(end, joint))
            return boneOf(m_skeleton, bodySides(m_skeleton), joint);
        glm::dvec3 bone(0.0);
        for (int at = end; at != joint; at = m_skeleton.joint(at).parent)
            bone += m_skeleton.joint(at).offset;
        return bone;
    }

    [[nodiscard]] glm::dvec3 wanted(int joint) const
    {
        const glm::dvec3 outwards = m_roles.of(joint).side == BodySide::Left ? m_left : -m_left;
        return m_isA ? outwards * std::cos(armOfAPose) - m_up * std::sin(armOfAPose) : outwards;
    }

    const Skeleton &m_skeleton;
    BodyRoles m_roles;
    glm::dvec3 m_up;
    glm::dvec3 m_left{0.0};
    bool m_isA;
};

OperationOutput baked(const OperationInput &input, const Turns &turns)
{
    OperationOutput output{.clip = input.clip};
    if (!bakeRest(output.clip, input.rules, turns, input.progress))
        return OperationOutput::cancelled();
    int turned = 0;
    for (const glm::dmat3 &turn : turns)
        turned += angleOf(turn) * degreesPerRadian > 1e-6 ? 1 : 0;
    output.notes.push_back(messages::restTurned(turned));
    return output;
}

// Returns whether the frames of both arms are known, so that they can be raised whatever the rest pose is.
bool knowsArms(const OperationInput &input, const AnatomicalFrames &frames)
{
    const BodyRoles roles = input.roles();
    return std::ranges::all_of(std::array{BodySide::Left, BodySide::Right}, [&](BodySide side) {
        const int arm = roles.find(BodyPart::UpperArm, side);
        return arm != NoJoint && frames.of(arm).isKnown();
    });
}

OperationOutput runBakerest(const OperationInput &input)
{
    const ParameterValues &values = input.values;
    const int given = (values.has("frame") ? 1 : 0) + (values.has("pose") ? 1 : 0) + (values.has("aim") ? 1 : 0);
    if (given > 1)
        return OperationOutput::refused(messages::oneRestPoseExpected());
    if (values.has("aim"))
        return baked(input, turnsToAxis(input.clip.skeleton, values.is("aim", "x") ? Axis::X : Axis::Y));
    if (values.has("pose")) {
        const bool isA = values.is("pose", "a");
        const ArmPose pose(input, isA);
        const Standing atRest =
            standingOf(BodyMarks(input.clip.skeleton, input.roles()), restPose(input.clip.skeleton));
        if (pose.isKnown() && (atRest.isUpright || !atRest.isKnown))
            return baked(input, pose.turns());
        const AnatomicalFrames frames = anatomicalFrames(input.clip, input.rules, input.roles());
        if (!knowsArms(input, frames))
            return OperationOutput::refused(messages::noArmsFound());
        return baked(input,
                     standingTurns(input.clip.skeleton, input.roles(), frames, input.up.axis, isA ? armOfAPose : 0.0));
    }
    if (input.clip.motion.isEmpty())
        return OperationOutput::refused(messages::noFrames());
    return baked(input, turnsOfFrame(input, values.has("frame") ? values.frame("frame") : 0));
}

std::vector<Parameter> bakerestParameters()
{
    return {
        {.name = "frame",
         .title = QT_TRANSLATE_NOOP("limber::Operation", "Frame"),
         .help = QT_TRANSLATE_NOOP("limber::Operation",
                                   "The frame whose pose becomes the rest pose; the first one if nothing else is "
                                   "given."),
         .kind = Parameter::Kind::Frame},
        {.name = "pose",
         .title = QT_TRANSLATE_NOOP("limber::Operation", "Pose"),
         .help =
             QT_TRANSLATE_NOOP("limber::Operation",
                               "Swings the arms of the rest pose into a T or an A instead. A rest pose that does not "
                               "stand becomes one that does."),
         .kind = Parameter::Kind::Word,
         .words = {{"t", QT_TRANSLATE_NOOP("limber::Operation", "T-pose")},
                   {"a", QT_TRANSLATE_NOOP("limber::Operation", "A-pose")}}},
        {.name = "aim",
         .title = QT_TRANSLATE_NOOP("limber::Operation", "Bones along"),
         .help = QT_TRANSLATE_NOOP("limber::Operation", "Lays every bone of the rest pose along one axis instead."),
         .kind = Parameter::Kind::Word,
         .words = {{"x", QT_TRANSLATE_NOOP("limber::Operation", "X")},
                   {"y", QT_TRANSLATE_NOOP("limber::Operation", "Y")}}},
        {.name = "root",
         .title = QT_TRANSLATE_NOOP("limber::Operation", "Rotation of the root"),
         .help = QT_TRANSLATE_NOOP("limber::Operation", "How much of the root's rotation in that frame the rest pose "
                                                        "takes: none, that about the up axis, or all."),
         .kind = Parameter::Kind::Word,
         .standard = "all",
         .words = {{"none", QT_TRANSLATE_NOOP("limber::Operation", "None")},
                   {"yaw", QT_TRANSLATE_NOOP("limber::Operation", "About the up axis")},
                   {"all", QT_TRANSLATE_NOOP("limber::Operation", "All")}}},
    };
}

} // namespace

Operation bakerestOperation()
{
    return {.name = "bakerest",
            .title = QT_TRANSLATE_NOOP("limber::Operation", "Bake Rest Pose"),
            .group = OperationGroup::Skeleton,
            .help = QT_TRANSLATE_NOOP("limber::Operation",
                                      "Makes another pose the rest pose, in which all rotations are 0. Offsets and "
                                      "rotations change, and no joint moves in any frame."),
            .searchWords = QT_TRANSLATE_NOOP("limber::Operation",
                                             "bind pose t-pose tpose a-pose zero rotations bake bone axis roll"),
            .changesSkeleton = true,
            .parameters = bakerestParameters(),
            .run = runBakerest};
}

} // namespace limber
