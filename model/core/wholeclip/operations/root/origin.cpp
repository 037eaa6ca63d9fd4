#include "base/at.h"
#include "messages/operationmessages.h"
#include "messages/skeletonmessages.h"
#include "operations/inputfigures.h"
#include "operations/moveloss.h"
#include "operations/notenumber.h"
#include "operations/operation.h"
#include "pose/pose.h"
#include "travel/floorplane.h"
#include "travel/rigidmove.h"

#include <glm/geometric.hpp>

namespace limber {

Operation originOperation();

namespace {

OperationOutput runOrigin(const OperationInput &input)
{
    if (input.clip.motion.isEmpty())
        return OperationOutput::refused(messages::noFrames());
    const std::vector<FigureTravel> figures = figuresOf(input);
    const int joint = travellingJoint(figures);
    if (joint == NoJoint)
        return OperationOutput::refused(messages::nothingTravels());
    OperationOutput output{.clip = input.clip};
    const FloorPlane floor(input.up.axis);
    const Pose pose = poseAt(input.clip, 0, input.rules);
    const glm::dvec3 start = floor.along(at(pose.jointPositions, joint));
    if (start == glm::dvec3(0.0))
        return output;
    const RigidMove move{glm::dmat3(1.0), -start, false};
    const MoveLoss loss = moveFrames(
        output.clip, input.rules, figures, {0, input.clip.motion.frameCount() - 1}, [&](int) { return move; },
        input.progress);
    if (loss.isCancelled)
        return OperationOutput::cancelled();
    output.notes.push_back(
        messages::movedToOrigin(noteNumber(glm::length(start)), nameArgument(input.clip.skeleton.joint(joint).name)));
    addLossOf(loss, input.clip.skeleton, output);
    return output;
}

} // namespace

Operation originOperation()
{
    return {.name = "origin",
            .title = QT_TRANSLATE_NOOP("limber::Operation", "Start at Origin"),
            .group = OperationGroup::Root,
            .help = QT_TRANSLATE_NOOP("limber::Operation",
                                      "Moves the whole clip along the floor so that the root stands above the origin "
                                      "in the first frame. Its height stays."),
            .searchWords =
                QT_TRANSLATE_NOOP("limber::Operation", "center centre zero origin start position move translate"),
            .run = runOrigin};
}

} // namespace limber
