#include "base/at.h"
#include "geometry/geometry.h"
#include "messages/operationmessages.h"
#include "messages/skeletonmessages.h"
#include "operations/inputfigures.h"
#include "operations/moveloss.h"
#include "operations/notenumber.h"
#include "operations/operation.h"
#include "travel/heading.h"
#include "travel/rigidmove.h"

#include <cmath>
#include <optional>

namespace limber {

Operation orientOperation();

namespace {

// Returns the direction for "+x" to "-z".
glm::dvec3 directionOfWord(std::string_view word)
{
    const auto axis = static_cast<Axis>(word[1] - 'x');
    return directionOf(axis) * (word[0] == '-' ? -1.0 : 1.0);
}

// The angle about the up axis that the call requests, in radians, or why there is none.
struct WantedYaw
{
    double radians = 0.0;
    Message problem;
};

WantedYaw wantedYaw(const OperationInput &input, const FloorPlane &floor, const Pose &pose)
{
    const ParameterValue &to = input.values.of("to");
    if (!to.isWord)
        return {to.number / degreesPerRadian, {}};
    const glm::dvec3 direction = directionOfWord(to.text);
    if (std::abs(floor.height(direction)) > 0.5)
        return {0.0, messages::directionIsUp(wordArgument(to.text),
                                             wordArgument(std::string(1, axisLetter(input.up.axis))))};
    const std::optional<double> heading = BodyHeading(input.clip.skeleton, input.roles(), floor).of(pose);
    if (!heading)
        return {0.0, messages::facesNowhere()};
    constexpr double fullTurn = 360.0 / degreesPerRadian;
    return {std::remainder(floor.headingOf(direction) - *heading, fullTurn), {}};
}

OperationOutput runOrient(const OperationInput &input)
{
    if (input.clip.motion.isEmpty())
        return OperationOutput::refused(messages::noFrames());
    const FloorPlane floor(input.up.axis);
    const Pose pose = poseAt(input.clip, 0, input.rules);
    const WantedYaw yaw = wantedYaw(input, floor, pose);
    if (!yaw.problem.isEmpty())
        return OperationOutput::refused(yaw.problem);
    OperationOutput output{.clip = input.clip};
    if (yaw.radians == 0.0)
        return output;
    const std::vector<FigureTravel> figures = figuresOf(input);
    const int joint = travellingJoint(figures);
    const glm::dvec3 pivot = joint == NoJoint ? glm::dvec3(0.0) : floor.along(at(pose.jointPositions, joint));
    const glm::dmat3 turn = floor.rotation(yaw.radians);
    const RigidMove move{turn, pivot - turn * pivot, true};
    const MoveLoss loss = moveFrames(
        output.clip, input.rules, figures, {0, input.clip.motion.frameCount() - 1}, [&](int) { return move; },
        input.progress);
    if (loss.isCancelled)
        return OperationOutput::cancelled();
    output.notes.push_back(messages::turnedBy(noteNumber(yaw.radians * degreesPerRadian)));
    addLossOf(loss, input.clip.skeleton, output);
    return output;
}

} // namespace

Operation orientOperation()
{
    return {
        .name = "orient",
        .title = QT_TRANSLATE_NOOP("limber::Operation", "Orient"),
        .group = OperationGroup::Root,
        .help =
            QT_TRANSLATE_NOOP("limber::Operation",
                              "Rotates the whole clip about the up axis so that the figure faces along an axis in the "
                              "first frame, or by an angle. The centre is where the figure stands in that frame."),
        .searchWords = QT_TRANSLATE_NOOP(
            "limber::Operation",
            "rotate turn around root rotation 90 180 degrees heading yaw direction forward facing face "
            "backward orientation other opposite way whole character animation"),
        .parameters = {{.name = "to",
                        .title = QT_TRANSLATE_NOOP("limber::Operation", "Face"),
                        .help = QT_TRANSLATE_NOOP(
                            "limber::Operation", "The direction to face in the first frame, or an angle to rotate by."),
                        .unit = Unit::Degrees,
                        .least = -3600.0,
                        .most = 3600.0,
                        .words = {{"+z", QT_TRANSLATE_NOOP("limber::Operation", "+Z")},
                                  {"-z", QT_TRANSLATE_NOOP("limber::Operation", "-Z")},
                                  {"+x", QT_TRANSLATE_NOOP("limber::Operation", "+X")},
                                  {"-x", QT_TRANSLATE_NOOP("limber::Operation", "-X")},
                                  {"+y", QT_TRANSLATE_NOOP("limber::Operation", "+Y")},
                                  {"-y", QT_TRANSLATE_NOOP("limber::Operation", "-Y")}},
                        .isRequired = true}},
        .run = runOrient};
}

} // namespace limber
