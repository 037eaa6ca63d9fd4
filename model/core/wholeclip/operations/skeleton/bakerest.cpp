#include "anatomy/armpose.h"
#include "base/at.h"
#include "body/bodyside.h"
#include "geometry/geometry.h"
#include "messages/operationmessages.h"
#include "messages/skeletonmessages.h"
#include "operations/operation.h"
#include "pose/pose.h"
#include "surgery/restbake.h"
#include "travel/floorplane.h"

#include <glm/matrix.hpp>

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

// Returns the rotations that bring each bone onto an axis. A joint that cannot rotate follows its parent, and so does
// one without a bone.
Turns turnsToAxis(const Skeleton &skeleton, Axis axis)
{
    const std::vector<BodySide> sides = bodySides(skeleton);
    Turns turns;
    for (int joint = 0; joint < skeleton.jointCount(); ++joint) {
        const int parent = skeleton.joint(joint).parent;
        const glm::dmat3 above = parent == NoJoint ? glm::dmat3(1.0) : at(turns, parent);
        const glm::dvec3 bone = drawnBone(skeleton, sides, joint);
        const bool canTurn = skeleton.joint(joint).hasRotations() && bone != glm::dvec3(0.0);
        turns.push_back(canTurn ? arc(bone, directionOf(axis)) : above);
    }
    return turns;
}

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

OperationOutput runBakerest(const OperationInput &input)
{
    const ParameterValues &values = input.values;
    const int given = (values.has("frame") ? 1 : 0) + (values.has("pose") ? 1 : 0) + (values.has("aim") ? 1 : 0);
    if (given > 1)
        return OperationOutput::refused(messages::oneRestPoseExpected());
    if (values.has("aim"))
        return baked(input, turnsToAxis(input.clip.skeleton, values.is("aim", "x") ? Axis::X : Axis::Y));
    if (values.has("pose")) {
        const auto turns = turnsIntoArmPose(input.clip, input.rules, input.roles(), input.up.axis,
                                            values.is("pose", "a") ? armOfAPose : 0.0);
        return turns ? baked(input, *turns) : OperationOutput::refused(messages::noArmsFound());
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
