#include "base/at.h"
#include "contacts/floorcontacts.h"
#include "feet/feetrecord.h"
#include "geometry/geometry.h"
#include "geometry/lowpass.h"
#include "messages/skeletonmessages.h"
#include "operations/inputfigures.h"
#include "operations/moveloss.h"
#include "operations/notenumber.h"
#include "operations/operation.h"
#include "travel/heading.h"
#include "travel/rigidmove.h"

#include <glm/geometric.hpp>

#include <algorithm>
#include <cmath>
#include <optional>
#include <span>
#include <vector>

namespace limber {

Operation walkoffOperation();

namespace {

constexpr double fractionOfFeet = 0.6; // of the time
constexpr double travelHz = 1.0; // what the hips do faster than that is sway
constexpr double travellingSpeed = 50.0; // ncm per second
constexpr double leastTravel = 0.5; // seconds
constexpr double leastCarried = 0.2; // of the time: who runs stands a third of it
constexpr double leastOnTheSpot = 0.3; // of the time

// Returns how far the hips of the first figure get over the floor if they go the other way than that.
double wayOf(const FeetRecord &feet, const std::vector<glm::dvec3> &floorPath)
{
    std::vector<glm::dvec3> places = feet.legs.front().track().hip;
    moveAlong(floorPath, -1.0, places);
    for (glm::dvec3 &place : places)
        place -= feet.up * glm::dot(place, feet.up);
    if (std::ranges::all_of(places, [](const glm::dvec3 &place) { return std::isfinite(place.x + place.y + place.z); }))
        places = lowPassed(places, feet.frameTimeSeconds, travelHz);
    double way = 0.0;
    for (std::size_t frame = 1; frame < places.size(); ++frame)
        way += glm::distance(places[frame - 1], places[frame]);
    return way;
}

// Returns what the call says about the floor, else what the user has set for the clip.
FloorChoice floorOf(const OperationInput &input)
{
    const ParameterValue &floor = input.values.of("floor");
    if (!floor.isWord)
        return {FloorChoice::Kind::Moving, {floor.offset.x, floor.offset.y}};
    return input.floor;
}

// Gives one clip the travel that its standing feet imply.
class OffWalker
{
public:
    explicit OffWalker(const OperationInput &input) : m_input(input), m_figures(figuresOf(input)) {}

    OperationOutput run()
    {
        if (m_input.clip.motion.isEmpty())
            return OperationOutput::refused(messages::noFrames());
        if (travellingJoint(m_figures) == NoJoint)
            return OperationOutput::refused(messages::nothingTravels());
        const auto feet = recordFeet(m_input.clip, m_input.rules, legsOf(m_input), directionOf(m_input.up),
                                     m_input.progress.part(0.0, fractionOfFeet), floorOf(m_input));
        if (!feet)
            return OperationOutput::cancelled();
        if (feet->legs.empty())
            return OperationOutput::refused(messages::needsWholeLegs());
        return walkOff(*feet);
    }

private:
    [[nodiscard]] OperationOutput walkOff(const FeetRecord &feet) const
    {
        OperationOutput output{.clip = m_input.clip};
        const std::vector<glm::dvec3> path = pathOf(feet);
        if (path.empty()) {
            output.notes.push_back(noteOnStillFloor(feet));
            return output;
        }
        // The figure goes the other way than the floor below it.
        const auto moveOf = [&path](int frame) { return RigidMove{glm::dmat3(1.0), -at(path, frame), false}; };
        const MoveLoss loss =
            moveFrames(output.clip, m_input.rules, m_figures, {0, m_input.clip.motion.frameCount() - 1}, moveOf,
                       m_input.progress.part(fractionOfFeet, 0.9));
        if (loss.isCancelled || !note(wayOf(feet, path), output))
            return OperationOutput::cancelled();
        addLossOf(loss, m_input.clip.skeleton, output);
        return output;
    }

    [[nodiscard]] Message noteOnStillFloor(const FeetRecord &feet) const
    {
        std::vector<NeverStanding> never;
        const Contacts contacts = feet.detectSupport(never);
        if (contacts.empty() || feet.floor().underFeet().moves())
            return messages::nothingToWalkOff();
        const Carried carried = carriedIn(feet, contacts);
        if (carried.slidesAlong())
            return messages::slidesAsItTravels();
        return carried.slidesOnTheSpot() ? messages::floorIsUnknown() : messages::walksOffAlready();
    }

    // How long feet carry the first figure, in seconds.
    struct Carried
    {
        double all = 0.0;
        double standing = 0.0; // of all
        double travelling = 0.0;
        double standingOnTheWay = 0.0; // of travelling

        // Then it travels much farther than its feet walk.
        [[nodiscard]] bool slidesAlong() const
        {
            return travelling > leastTravel && standingOnTheWay < leastCarried * travelling;
        }
        // Then its feet walk on a floor that nobody knows.
        [[nodiscard]] bool slidesOnTheSpot() const
        {
            return travelling < leastTravel && standing < leastOnTheSpot * all;
        }
    };

    [[nodiscard]] static Carried carriedIn(const FeetRecord &feet, const Contacts &contacts)
    {
        const FigureOnLegs &figure = feet.figures.front();
        const std::span<const LegRecord> legs = std::span(feet.legs).first(figure.legCount);
        const std::vector<glm::dvec3> places = placesOfBody(legs, figure.ncmPerUnit);
        std::vector<bool> stands(places.size(), false);
        for (const LegRecord &leg : legs) {
            for (const FrameInterval &frames : standingFrames(contacts, leg.joints(), static_cast<int>(places.size())))
                std::fill(stands.begin() + frames.first, stands.begin() + frames.last + 1, true);
        }
        Carried carried;
        for (std::size_t frame = 1; frame < places.size(); ++frame) {
            const glm::dvec3 way = places[frame] - places[frame - 1];
            const glm::dvec3 overFloor = way - feet.up * glm::dot(way, feet.up);
            const double seconds = feet.frameTimeSeconds;
            const bool isOnTheWay = glm::length(overFloor) > travellingSpeed * seconds;
            carried.all += seconds;
            carried.standing += stands[frame] ? seconds : 0.0;
            carried.travelling += isOnTheWay ? seconds : 0.0;
            carried.standingOnTheWay += isOnTheWay && stands[frame] ? seconds : 0.0;
        }
        return carried;
    }

    // Returns where the floor below the first figure has got to by frame; nothing if it is still or no foot stands.
    [[nodiscard]] std::vector<glm::dvec3> pathOf(const FeetRecord &feet) const
    {
        const FigureOnLegs &figure = feet.figures.front();
        const FloorMotion below = figure.floor.underFeet();
        if (!below.moves())
            return {};
        if (!m_input.values.of("floor").isWord)
            return below.path(feet.frameTimeSeconds);
        const auto floor = floorUnderFeet(std::span(feet.legs).first(figure.legCount), feet.up, figure.ncmPerUnit,
                                          feet.frameTimeSeconds, figure.floor, m_input.values.number("smooth"));
        return floor ? floor->path(feet.frameTimeSeconds) : std::vector<glm::dvec3>();
    }

    // Says how far the figure travels; returns false if the progress stopped it.
    bool note(double way, OperationOutput &output) const
    {
        const BodyHeading body(m_input.clip.skeleton, m_input.roles(), FloorPlane(m_input.up.axis));
        const auto heading = headingTrack(m_input.clip, m_input.rules, body, m_input.progress.part(0.9, 1.0));
        if (!heading)
            return false;
        const Motion &motion = m_input.clip.motion;
        const double seconds = (motion.frameCount() - 1) * motion.playingFrameTimeSeconds();
        const double turn = (heading->back() - heading->front()) * degreesPerRadian;
        output.notes.push_back(messages::walkedOff(noteNumber(way), noteNumber(seconds), noteNumber(turn)));
        return true;
    }

    const OperationInput &m_input;
    std::vector<FigureTravel> m_figures;
};

OperationOutput runWalkoff(const OperationInput &input)
{
    return OffWalker(input).run();
}

std::vector<Parameter> walkoffParameters()
{
    return {
        {.name = "floor",
         .title = QT_TRANSLATE_NOOP("limber::Operation", "Floor"),
         .help = QT_TRANSLATE_NOOP("limber::Operation",
                                   "How the floor moves below the feet: as they show it, or with a speed along each "
                                   "axis of the floor, in units per second."),
         .kind = Parameter::Kind::Pair,
         .standard = "auto",
         .least = -FloorChoice::fastest,
         .most = FloorChoice::fastest,
         .words = {{"auto", QT_TRANSLATE_NOOP("limber::Operation", "Automatic")}}},
        {.name = "smooth",
         .title = QT_TRANSLATE_NOOP("limber::Operation", "Smooth"),
         .help = QT_TRANSLATE_NOOP("limber::Operation",
                                   "Leaves out what is faster than this from the travel; 0 leaves out nothing."),
         .unit = Unit::Hertz,
         .standard = "3",
         .least = 0.0,
         .most = 20.0},
    };
}

} // namespace

Operation walkoffOperation()
{
    return {.name = "walkoff",
            .title = QT_TRANSLATE_NOOP("limber::Operation", "Walk Off"),
            .group = OperationGroup::Feet,
            .help = QT_TRANSLATE_NOOP("limber::Operation",
                                      "Gives a figure that walks in place the travel that its standing feet imply, as "
                                      "if it stepped off a treadmill. Heights and rotations stay."),
            .searchWords = QT_TRANSLATE_NOOP("limber::Operation",
                                             "treadmill in-place travel root motion forward restore walk run on the "
                                             "spot belt displacement"),
            .changesTravel = true,
            .parameters = walkoffParameters(),
            .run = runWalkoff};
}

} // namespace limber
