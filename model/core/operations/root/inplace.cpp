#include "base/at.h"
#include "geometry/geometry.h"
#include "messages/operationmessages.h"
#include "messages/skeletonmessages.h"
#include "operations/moveloss.h"
#include "operations/notenumber.h"
#include "operations/operation.h"
#include "travel/heading.h"
#include "travel/rigidmove.h"
#include "travel/smoothtravel.h"
#include "travel/travelpath.h"

#include <glm/geometric.hpp>

#include <algorithm>
#include <cmath>

namespace limber {

Operation inplaceOperation();

namespace {

TravelShape travelShapeOf(const ParameterValue &path)
{
    if (!path.isWord)
        return {TravelShape::Kind::Smooth, path.number};
    return {path.text == "line" ? TravelShape::Kind::Line : TravelShape::Kind::All, 0.0};
}

double distanceAlong(const std::vector<glm::dvec3> &path)
{
    double distance = 0.0;
    for (std::size_t i = 1; i < path.size(); ++i)
        distance += glm::distance(path[i - 1], path[i]);
    return distance;
}

// The travel and heading that are taken away.
struct TakenTravel
{
    std::vector<glm::dvec3> path;
    std::vector<double> heading; // empty: stays
};

std::optional<TakenTravel> takenTravel(const OperationInput &input, int joint, const FloorPlane &floor)
{
    TakenTravel taken;
    const double seconds = input.clip.motion.playingFrameTimeSeconds();
    const TravelShape shape = travelShapeOf(input.values.of("path"));
    auto track = worldTrack(input.clip, input.rules, joint, input.progress.part(0.0, 0.3));
    if (!track)
        return std::nullopt;
    taken.path = travelAlongFloor(*track, floor, seconds, shape);
    if (!input.values.flag("heading"))
        return taken;
    const BodyHeading body(input.clip.skeleton, input.roles(), floor);
    auto heading = headingTrack(input.clip, input.rules, body, input.progress.part(0.3, 0.6));
    if (!heading)
        return std::nullopt;
    taken.heading = shapedHeading(*heading, seconds, shape);
    return taken;
}

OperationOutput runInplace(const OperationInput &input)
{
    if (input.clip.motion.isEmpty())
        return OperationOutput::refused(messages::noFrames());
    const int joint = travellingJoint(input.clip.skeleton);
    if (joint == NoJoint)
        return OperationOutput::refused(messages::nothingTravels());
    const FloorPlane floor(input.up.axis);
    const auto taken = takenTravel(input, joint, floor);
    if (!taken)
        return OperationOutput::cancelled();

    OperationOutput output{.clip = input.clip};
    const glm::dvec3 start = taken->path.front();
    const auto moveOf = [&](int frame) {
        const glm::dvec3 &path = at(taken->path, frame);
        if (taken->heading.empty())
            return RigidMove{glm::dmat3(1.0), start - path, false};
        const glm::dmat3 back = floor.rotation(taken->heading.front() - at(taken->heading, frame));
        return RigidMove{back, start - back * path, true};
    };
    const FrameInterval all{0, input.clip.motion.frameCount() - 1};
    const MoveLoss loss = moveFrames(output.clip, input.rules, all, moveOf, input.progress.part(0.6, 1.0));
    if (loss.isCancelled)
        return OperationOutput::cancelled();
    output.notes.push_back(messages::travelTaken(noteNumber(distanceAlong(taken->path)),
                                                 noteNumber(glm::distance(start, taken->path.back()))));
    if (!taken->heading.empty()) {
        const double degrees = (taken->heading.back() - taken->heading.front()) * degreesPerRadian;
        output.notes.push_back(messages::headingTaken(noteNumber(degrees)));
    }
    addLossOf(loss, input.clip.skeleton, output);
    return output;
}

} // namespace

Operation inplaceOperation()
{
    return {
        .name = "inplace",
        .title = QT_TRANSLATE_NOOP("limber::Operation", "In Place"),
        .group = OperationGroup::Root,
        .help = QT_TRANSLATE_NOOP("limber::Operation",
                                  "Takes the travel along the floor away, so that the figure walks where it stands in "
                                  "the first frame; its height stays, and so does how it sways."),
        .searchWords =
            QT_TRANSLATE_NOOP("limber::Operation", "in-place treadmill remove travel root motion stationary"),
        .parameters =
            {{.name = "path",
              .title = QT_TRANSLATE_NOOP("limber::Operation", "Travel"),
              .help = QT_TRANSLATE_NOOP("limber::Operation",
                                        "What is taken away: all that is slower than this, the straight line from the "
                                        "first to the last frame, or everything."),
              .unit = Unit::Hertz,
              .standard = "0.5",
              .least = 0.01,
              .most = 100.0,
              .words = {{"line", QT_TRANSLATE_NOOP("limber::Operation", "Straight line")},
                        {"all", QT_TRANSLATE_NOOP("limber::Operation", "Everything")}}},
             {.name = "heading",
              .title = QT_TRANSLATE_NOOP("limber::Operation", "Heading too"),
              .help = QT_TRANSLATE_NOOP("limber::Operation", "Takes away turns as well: the figure faces as in the "
                                                             "first frame."),
              .kind = Parameter::Kind::Flag,
              .standard = "no"}},
        .run = runInplace};
}

} // namespace limber
