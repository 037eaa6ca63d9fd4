#include "anatomy/armpose.h"
#include "anatomy/bodymarks.h"
#include "base/at.h"
#include "body/bodymeasure.h"
#include "body/bodyup.h"
#include "contacts/fourfeet.h"
#include "feet/lowestpoints.h"
#include "geometry/geometry.h"
#include "messages/operationmessages.h"
#include "messages/skeletonmessages.h"
#include "operations/inputfigures.h"
#include "operations/moveloss.h"
#include "operations/operation.h"
#include "tracks/rotationtrack.h"
#include "travel/rigidmove.h"

#include <glm/geometric.hpp>
#include <glm/gtc/quaternion.hpp>
#include <glm/matrix.hpp>

#include <algorithm>
#include <limits>
#include <optional>
#include <string>
#include <vector>

namespace limber {

Operation restframeOperation();

namespace {

using Kind = Parameter::Kind;

// Returns the values of a frame with all rotations zero; positions are those of the neighbour.
std::vector<double> restValues(const Clip &clip, int neighbour)
{
    const std::span<const double> values = clip.motion.frame(neighbour);
    std::vector<double> rest(values.begin(), values.end());
    for (int column = 0; column < clip.skeleton.columnCount(); ++column) {
        if (clip.skeleton.column(column).channel.isRotation())
            at(rest, column) = 0.0;
    }
    return rest;
}

// Rotates the whole body so that it stands along the up axis of the motion and looks where it looks in the frame
// beside. Some files have a rest pose along one axis and a motion along another.
void standLike(const Pose &beside, const Skeleton &skeleton, const BodyRoles &roles, const UpAxis &up,
               std::vector<glm::dmat3> &turns)
{
    constexpr double upright = 0.9; // as a cosine
    const BodyMarks marks(skeleton, roles);
    Pose pose;
    pose.worldFromJoint = turns;
    for (int joint = 0; joint < skeleton.jointCount(); ++joint) {
        const Joint &placed = skeleton.joint(joint);
        const bool isRoot = placed.parent == NoJoint;
        pose.jointPositions.push_back(
            isRoot ? placed.offset : at(pose.jointPositions, placed.parent) + at(turns, placed.parent) * placed.offset);
    }
    const auto axes = bodyAxes(marks, pose);
    if (!axes)
        return;
    const glm::dvec3 wanted = directionOf(up);
    glm::dmat3 by(1.0);
    if (glm::dot(axes->up, wanted) < upright)
        by = glm::mat3_cast(quaternionArc(axes->up, wanted, axes->left));
    const auto onFloor = [&](const glm::dvec3 &vector) {
        return directionOf(vector - wanted * glm::dot(vector, wanted));
    };
    if (const auto axesBeside = bodyAxes(marks, beside))
        by = glm::mat3_cast(quaternionArc(onFloor(by * axes->left), onFloor(axesBeside->left), wanted)) * by;
    for (glm::dmat3 &turn : turns)
        turn = by * turn;
}

// Gives inserted frames, whose rotations are zero, the rotations of joints in the world.
void poseFrames(const std::vector<glm::dmat3> &turns, int first, int count, OperationOutput &output)
{
    const Skeleton &skeleton = output.clip.skeleton;
    RotationResidual unshown;
    for (int joint = 0; joint < skeleton.jointCount(); ++joint) {
        const int parent = skeleton.joint(joint).parent;
        const glm::dmat3 local =
            parent == NoJoint ? at(turns, joint) : glm::transpose(at(turns, parent)) * at(turns, joint);
        if (!skeleton.joint(joint).hasRotations())
            continue;
        const std::vector<glm::dquat> track(static_cast<std::size_t>(count), glm::quat_cast(local));
        unshown.add(writeRotations(output.clip, joint, first, track));
    }
    addLossOf(unshown, skeleton, output);
}

// Moves inserted frames so that the pelvis is where it is in the frame beside: a root that is not the pelvis swings it
// around itself when it turns.
void standWhere(const OperationInput &input, int neighbour, const FrameInterval &inserted, OperationOutput &output)
{
    const int pelvis = input.roles().find(BodyPart::Pelvis);
    if (pelvis == NoJoint)
        return;
    std::vector<FigureTravel> figures = figuresOf(input);
    std::erase_if(figures,
                  [&](const FigureTravel &figure) { return !input.clip.skeleton.isInSubtree(pelvis, figure.mover()); });
    const Pose beside = poseAt(input.clip, neighbour, input.rules);
    const Pose posed = poseAt(output.clip, inserted.first, input.rules);
    const glm::dvec3 away = at(beside.jointPositions, pelvis) - at(posed.jointPositions, pelvis);
    if (figures.empty() || away == glm::dvec3(0.0))
        return;
    const RigidMove move{glm::dmat3(1.0), away, false};
    const MoveLoss loss =
        moveFrames(output.clip, input.rules, {figures.data(), 1}, inserted, [&](int) { return move; }, {});
    addLossOf(loss, output.clip.skeleton, output);
}

// Lifts inserted frames whose figure is deep below the floor: one that lies or crawls beside them has its pelvis low.
void liftOntoFloor(const OperationInput &input, const FrameInterval &inserted, OperationOutput &output)
{
    constexpr double deep = 0.1; // of the body's length
    const glm::dvec3 up = directionOf(input.up);
    const double length = bodyLength(input.clip.skeleton, figureShape(input.clip, input.rules), input.roles());
    const auto heights = lowestPoints(output.clip, input.rules, up, {});
    const double lowest = at(*heights, inserted.first);
    double floor = std::numeric_limits<double>::infinity();
    for (int frame = 0; frame < output.clip.motion.frameCount(); ++frame) {
        if (!inserted.contains(frame))
            floor = std::min(floor, at(*heights, frame));
    }
    if (!(floor - lowest > deep * length))
        return;
    const RigidMove move{glm::dmat3(1.0), (floor - lowest) * up, false};
    const MoveLoss loss =
        moveFrames(output.clip, input.rules, figuresOf(input), inserted, [&](int) { return move; }, {});
    addLossOf(loss, output.clip.skeleton, output);
}

// Says that the rest pose lies where the motion stands, since it is along another axis.
void noteLying(const OperationInput &input, OperationOutput &output)
{
    const auto along = standingAxisAtRest(input.clip.skeleton, input.roles());
    const bool stands = upAxisOfBody(input.clip, input.rules, input.roles()) == input.up.axis;
    if (along && *along != input.up.axis && stands)
        output.warnings.push_back(messages::restPoseLies(wordArgument(std::string(1, axisLetter(*along))),
                                                         wordArgument(std::string(1, axisLetter(input.up.axis)))));
}

OperationOutput runRestframe(const OperationInput &input)
{
    if (input.clip.motion.isEmpty())
        return OperationOutput::refused(messages::noFrames());
    const bool isAtStart = input.values.is("at", "start");
    const int frames = input.clip.motion.frameCount();
    const int neighbour = isAtStart ? 0 : frames - 1;
    std::optional<std::vector<glm::dmat3>> turns;
    if (input.values.is("pose", "t")) {
        const BodyRoles roles = input.roles();
        if (goesOnFourFeet(input.clip, input.rules, roles, input.up.axis))
            return OperationOutput::refused(messages::noPoseOfAnimals());
        turns = turnsIntoArmPose(input.clip, input.rules, roles, input.up.axis, 0.0);
        if (!turns)
            return OperationOutput::refused(messages::noArmsFound());
        standLike(poseAt(input.clip, neighbour, input.rules), input.clip.skeleton, roles, input.up, *turns);
    }
    const int count = input.values.wholeNumber("frames");
    const std::vector<double> rest = restValues(input.clip, neighbour);
    OperationOutput output{.clip = input.clip};
    // A frame without columns is known by its origin alone.
    const FrameBlock block = input.clip.motion.columnCount() == 0
                                 ? input.clip.motion.copyOfFrames(0, 1)
                                 : FrameBlock{input.clip.motion.columnCount(), rest, {}};
    for (int i = 0; i < count; ++i)
        output.clip.motion.insertFrames(isAtStart ? 0 : frames, block);
    const int first = isAtStart ? 0 : frames;
    const FrameInterval inserted{first, first + count - 1};
    if (turns) {
        poseFrames(*turns, first, count, output);
        standWhere(input, neighbour, inserted, output);
    } else {
        noteLying(input, output);
    }
    liftOntoFloor(input, inserted, output);
    output.frames = FrameMap{isAtStart ? -count : 0, 1};
    return output;
}

} // namespace

Operation restframeOperation()
{
    return {
        .name = "restframe",
        .title = QT_TRANSLATE_NOOP("limber::Operation", "Insert Rest Frame"),
        .group = OperationGroup::Time,
        .help = QT_TRANSLATE_NOOP("limber::Operation",
                                  "Inserts frames of the rest pose, with all rotations zero, or of a T-pose before the "
                                  "first or after the last frame. The figure stands where it is in the frame beside "
                                  "them."),
        .searchWords = QT_TRANSLATE_NOOP("limber::Operation", "t-pose tpose rest zero bind reference pose first"),
        .movesFrames = true,
        .parameters = {{.name = "at",
                        .title = QT_TRANSLATE_NOOP("limber::Operation", "Where"),
                        .help = QT_TRANSLATE_NOOP("limber::Operation", "At which end of the clip to insert them."),
                        .kind = Kind::Word,
                        .standard = "start",
                        .words = {{"start", QT_TRANSLATE_NOOP("limber::Operation", "Before the first frame")},
                                  {"end", QT_TRANSLATE_NOOP("limber::Operation", "After the last frame")}}},
                       {.name = "frames",
                        .title = QT_TRANSLATE_NOOP("limber::Operation", "Frames"),
                        .help = QT_TRANSLATE_NOOP("limber::Operation", "How many frames to insert."),
                        .kind = Kind::WholeNumber,
                        .standard = "1",
                        .least = 1,
                        .most = 10000},
                       {.name = "pose",
                        .title = QT_TRANSLATE_NOOP("limber::Operation", "Pose"),
                        .help = QT_TRANSLATE_NOOP("limber::Operation",
                                                  "The rest pose, or a T-pose: the rest pose with its arms out, or, if "
                                                  "the rest pose does not stand, a body that stands upright."),
                        .kind = Kind::Word,
                        .standard = "rest",
                        .words = {{"rest", QT_TRANSLATE_NOOP("limber::Operation", "Rest pose")},
                                  {"t", QT_TRANSLATE_NOOP("limber::Operation", "T-pose")}}}},
        .run = runRestframe};
}

} // namespace limber
