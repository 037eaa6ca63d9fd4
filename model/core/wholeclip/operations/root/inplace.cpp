#include "base/at.h"
#include "body/bodystructure.h"
#include "bvh/text/numberformat.h"
#include "geometry/geometry.h"
#include "messages/operationmessages.h"
#include "messages/skeletonmessages.h"
#include "operations/inputfigures.h"
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

// The travel and heading of a clip that are removed or put back, by frame.
struct TakenTravel
{
    std::vector<glm::dvec3> path;
    std::vector<double> heading; // empty if the heading stays

    [[nodiscard]] bool hasHeading() const { return !heading.empty(); }

    // Returns how the world of a frame moves when travel and heading are removed.
    [[nodiscard]] RigidMove away(int frame, const FloorPlane &floor) const
    {
        if (!hasHeading())
            return {glm::dmat3(1.0), path.front() - at(path, frame), false};
        const glm::dmat3 rotation = floor.rotation(heading.front() - at(heading, frame));
        return {rotation, path.front() - rotation * at(path, frame), true};
    }

    // Returns the opposite of away().
    [[nodiscard]] RigidMove back(int frame, const FloorPlane &floor) const
    {
        if (!hasHeading())
            return {glm::dmat3(1.0), at(path, frame) - path.front(), false};
        const glm::dmat3 rotation = floor.rotation(at(heading, frame) - heading.front());
        return {rotation, at(path, frame) - rotation * path.front(), true};
    }
};

// The clip that travels, with all data that shows how it travels.
struct TravellingClip
{
    const Clip &clip;
    PositionRules rules;
    BodyRoles roles;
    std::vector<FigureTravel> figures;
};

std::optional<TakenTravel> takenTravel(const OperationInput &input, const TravellingClip &source,
                                       const FloorPlane &floor)
{
    TakenTravel taken;
    const double seconds = source.clip.motion.playingFrameTimeSeconds();
    const TravelShape shape = travelShapeOf(input.values.of("path"));
    const int joint = travellingJoint(source.figures);
    auto track = worldTrack(source.clip, source.rules, joint, input.progress.part(0.0, 0.3));
    if (!track)
        return std::nullopt;
    taken.path = travelAlongFloor(*track, floor, seconds, shape);
    if (!input.values.flag("heading"))
        return taken;
    const BodyHeading body(source.clip.skeleton, source.roles, floor);
    auto heading = headingTrack(source.clip, source.rules, body, input.progress.part(0.3, 0.6));
    if (!heading)
        return std::nullopt;
    taken.heading = shapedHeading(*heading, seconds, shape);
    return taken;
}

// Returns why a clip's travel cannot be put back onto the input; empty if it can.
Message problemOfOther(const OperationInput &input, const Clip &other)
{
    constexpr double sameFrameTime = 1e-6; // relative
    const Motion &own = input.clip.motion;
    if (other.motion.frameCount() != own.frameCount())
        return messages::otherFrameCount(other.motion.frameCount(), own.frameCount());
    if (std::abs(other.motion.frameTimeSeconds() - own.frameTimeSeconds()) > sameFrameTime * own.frameTimeSeconds())
        return messages::otherFrameTime(numberArgument(shortestNumber(other.motion.frameTimeSeconds())),
                                        numberArgument(shortestNumber(own.frameTimeSeconds())));
    return {};
}

void note(const TakenTravel &taken, bool isBack, OperationOutput &output)
{
    const MessageArgument length = noteNumber(distanceAlong(taken.path));
    const MessageArgument end = noteNumber(glm::distance(taken.path.front(), taken.path.back()));
    output.notes.push_back(isBack ? messages::travelReturned(length, end) : messages::travelTaken(length, end));
    if (!taken.hasHeading())
        return;
    const MessageArgument degrees = noteNumber((taken.heading.back() - taken.heading.front()) * degreesPerRadian);
    output.notes.push_back(isBack ? messages::headingReturned(degrees) : messages::headingTaken(degrees));
}

// Moves the figures of the input, which may carry their travel elsewhere than those of the source.
OperationOutput moved(const OperationInput &input, const TravellingClip &source,
                      const std::vector<FigureTravel> &figures, bool isBack)
{
    const FloorPlane floor(input.up.axis);
    const auto taken = takenTravel(input, source, floor);
    if (!taken)
        return OperationOutput::cancelled();
    OperationOutput output{.clip = input.clip};
    const auto moveOf = [&](int frame) { return isBack ? taken->back(frame, floor) : taken->away(frame, floor); };
    const FrameInterval all{0, input.clip.motion.frameCount() - 1};
    const MoveLoss loss = moveFrames(output.clip, input.rules, figures, all, moveOf, input.progress.part(0.6, 1.0));
    if (loss.isCancelled)
        return OperationOutput::cancelled();
    note(*taken, isBack, output);
    addLossOf(loss, input.clip.skeleton, output);
    return output;
}

// Returns the figures of the input with the travelling joints of a clip from before its travel was removed, as far as
// the input has the same joints: there the travel was taken from.
std::vector<FigureTravel> asBefore(std::vector<FigureTravel> figures, const Clip &clip, const TravellingClip &before)
{
    for (std::size_t i = 0; i < figures.size() && i < before.figures.size(); ++i) {
        const FigureTravel &other = before.figures[i];
        const bool isSame = other.root == figures[i].root && other.joint != NoJoint &&
                            other.joint < clip.skeleton.subtreeEnd(figures[i].root) &&
                            clip.skeleton.joint(other.joint).hasPositions() &&
                            clip.skeleton.joint(other.joint).name == before.clip.skeleton.joint(other.joint).name;
        if (isSame)
            figures[i].joint = other.joint;
    }
    return figures;
}

OperationOutput runInplace(const OperationInput &input)
{
    if (input.clip.motion.isEmpty())
        return OperationOutput::refused(messages::noFrames());
    const std::vector<FigureTravel> figures = figuresOf(input);
    if (travellingJoint(figures) == NoJoint)
        return OperationOutput::refused(messages::nothingTravels());
    if (!input.values.has("back"))
        return moved(input, {input.clip, input.rules, input.roles(), figures}, figures, false);
    const Clip &other = *input.values.of("back").clip;
    if (Message problem = problemOfOther(input, other); !problem.isEmpty())
        return OperationOutput::refused(std::move(problem));
    const PositionRules rules = decidePositionRules(other.skeleton, other.motion);
    const Vocabulary &words = input.vocabulary != nullptr ? *input.vocabulary : Vocabulary::builtIn();
    const TravellingClip source{other, rules, bodyRoles(other, rules, words),
                                figureTravel(other, rules, input.up.axis, words)};
    if (travellingJoint(source.figures) == NoJoint)
        return OperationOutput::refused(messages::otherDoesNotTravel());
    return moved(input, source, asBefore(figures, input.clip, source), true);
}

} // namespace

Operation inplaceOperation()
{
    return {.name = "inplace",
            .title = QT_TRANSLATE_NOOP("limber::Operation", "In Place"),
            .group = OperationGroup::Root,
            .help = QT_TRANSLATE_NOOP(
                "limber::Operation",
                "Removes the travel along the floor, so that the figure walks in place where it stands in the first "
                "frame; its height and its sway stay. It can also restore the travel."),
            .searchWords = QT_TRANSLATE_NOOP("limber::Operation",
                                             "in-place treadmill remove restore travel root motion stationary"),
            .parameters = {{.name = "path",
                            .title = QT_TRANSLATE_NOOP("limber::Operation", "Travel"),
                            .help = QT_TRANSLATE_NOOP("limber::Operation",
                                                      "What to remove: all travel slower than this, the straight line "
                                                      "from the first to the last frame, or everything."),
                            .unit = Unit::Hertz,
                            .standard = "0.5",
                            .least = 0.01,
                            .most = 100.0,
                            .words = {{"line", QT_TRANSLATE_NOOP("limber::Operation", "Straight line")},
                                      {"all", QT_TRANSLATE_NOOP("limber::Operation", "Everything")}}},
                           {.name = "heading",
                            .title = QT_TRANSLATE_NOOP("limber::Operation", "Include heading"),
                            .help = QT_TRANSLATE_NOOP(
                                "limber::Operation",
                                "Also removes the turning: the figure keeps facing as in the first frame."),
                            .kind = Parameter::Kind::Flag,
                            .standard = "no"},
                           {.name = "back",
                            .title = QT_TRANSLATE_NOOP("limber::Operation", "Restore from"),
                            .help = QT_TRANSLATE_NOOP("limber::Operation",
                                                      "Restores travel instead: adds what these settings remove from "
                                                      "another clip, the one from before the travel was removed."),
                            .kind = Parameter::Kind::Clip}},
            .run = runInplace};
}

} // namespace limber
