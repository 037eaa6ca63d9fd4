#include "base/at.h"
#include "base/statistics.h"
#include "contacts/footlockwriter.h"
#include "feet/feetrecord.h"
#include "feet/floortilt.h"
#include "feet/lowestpoints.h"
#include "geometry/geometry.h"
#include "geometry/smoothabove.h"
#include "messages/operationmessages.h"
#include "messages/skeletonmessages.h"
#include "operations/inputfigures.h"
#include "operations/moveloss.h"
#include "operations/notenumber.h"
#include "operations/operation.h"
#include "travel/rigidmove.h"

#include <glm/geometric.hpp>

#include <algorithm>
#include <cmath>

namespace limber {

Operation floorOperation();

namespace {

constexpr double lowestFraction = 0.01; // the fraction of the frames that may be below the floor
constexpr double pushFadeSeconds = 0.1;
constexpr double largestTilt = 15.0; // degrees; a larger tilt is not a floor
constexpr double sameHeight = 1e-9; // of the figure's size

// Puts the figure of one clip on the floor.
class FloorSetter
{
public:
    explicit FloorSetter(const OperationInput &input)
        : m_input(input), m_output{.clip = input.clip}, m_up(directionOf(input.up)), m_legs(legsOf(input))
    {
    }

    OperationOutput run()
    {
        if (m_input.clip.motion.isEmpty())
            return OperationOutput::refused(messages::noFrames());
        if (!record(m_input.progress.part(0.0, 0.25)))
            return OperationOutput::cancelled();
        if (m_input.values.flag("tilt") && !straighten(m_input.progress.part(0.25, 0.5)))
            return OperationOutput::cancelled();
        if (!shift(m_input.progress.part(0.5, 0.75)))
            return OperationOutput::cancelled();
        if (m_input.values.flag("push") && !pushFeetOut(m_input.progress.part(0.75, 1.0)))
            return OperationOutput::cancelled();
        return std::move(m_output);
    }

    // Returns the present height of the floor, or nothing without frames or if the progress stopped it.
    std::optional<double> find()
    {
        if (m_input.clip.motion.isEmpty() || !record(m_input.progress.part(0.0, 0.5)))
            return std::nullopt;
        return floorHeight(m_input.progress.part(0.5, 1.0));
    }

    // Returns whether the heights are so close that nothing is moved.
    [[nodiscard]] static bool isSame(double height, double wanted)
    {
        return std::abs(height - wanted) <= sameHeight * (1.0 + std::abs(height));
    }

private:
    [[nodiscard]] FrameInterval allFrames() const { return {0, m_input.clip.motion.frameCount() - 1}; }

    bool record(const Progress &progress)
    {
        auto record =
            recordFeet(m_output.clip, m_input.rules, m_legs, directionOf(m_input.up), progress, m_input.floor);
        if (record)
            m_feet = std::move(*record);
        return record.has_value();
    }

    [[nodiscard]] Contacts contacts(const ContactLimits &limits = {}) const
    {
        std::vector<Message> ignored; // which feet never stand does not matter here
        return m_input.contacts != nullptr ? *m_input.contacts
                                           : m_feet.detectContacts(m_output.clip.skeleton, ignored, limits);
    }

    // Straightens the floor twice: first by all slow feet, since heights mean nothing on a tilted floor, and then by
    // the feet that are low afterwards.
    bool straighten(const Progress &progress)
    {
        ContactLimits slow;
        slow.speedOnly = true;
        const double first = tiltDegrees(slow);
        if (first < 0.0 || first > largestTilt) {
            m_output.warnings.push_back(messages::noTiltFound());
            return true;
        }
        if (!level(progress.part(0.0, 0.5)))
            return false;
        const double rest = tiltDegrees({});
        if (rest > 0.0 && rest <= largestTilt && !level(progress.part(0.5, 1.0)))
            return false;
        m_output.notes.push_back(messages::tiltFound(noteNumber(angleOf(m_levelled) * degreesPerRadian)));
        return true;
    }

    // Returns the tilt in degrees, or -1 if no foot stands.
    double tiltDegrees(const ContactLimits &limits)
    {
        if (m_feet.figures.empty())
            return -1.0;
        m_tilt = floorTilt(m_feet.legs, contacts(limits), m_up, m_feet.figures.front().ncmPerUnit);
        return m_tilt ? angleOf(arc(m_tilt->normal, m_up)) * degreesPerRadian : -1.0;
    }

    bool level(const Progress &progress)
    {
        const glm::dmat3 back = arc(m_tilt->normal, m_up);
        m_levelled = back * m_levelled;
        const RigidMove move{back, m_tilt->point - back * m_tilt->point, true};
        return moveAll(move, progress.part(0.0, 0.5)) && record(progress.part(0.5, 1.0));
    }

    bool moveAll(const RigidMove &move, const Progress &progress)
    {
        const MoveLoss loss = moveFrames(
            m_output.clip, m_input.rules, figuresOf(m_input), allFrames(), [&move](int) { return move; }, progress);
        addLossOf(loss, m_input.clip.skeleton, m_output);
        return !loss.isCancelled;
    }

    // Returns the present height of the floor; by contacts if there are feet.
    [[nodiscard]] std::optional<double> floorHeight(const Progress &progress)
    {
        if (m_input.values.is("by", "contacts") && !m_feet.legs.empty()) {
            const Contacts standing = contacts();
            const auto floor = floorBelow(m_feet.legs, m_feet.standing(standing));
            if (floor && floor->fromContacts)
                return floor->height;
            m_output.notes.push_back(messages::floorByLowest());
        } else if (m_input.values.is("by", "contacts")) {
            m_output.notes.push_back(messages::floorByLowest());
        }
        const auto lowest = lowestPoints(m_output.clip, m_input.rules, m_up, progress);
        return lowest ? std::optional(percentile(*lowest, lowestFraction)) : std::nullopt;
    }

    bool shift(const Progress &progress)
    {
        const std::optional<double> floor = floorHeight(progress.part(0.0, 0.5));
        if (!floor)
            return false;
        const double by = m_input.values.number("height") - *floor;
        if (!std::isfinite(by) || isSame(*floor, *floor + by))
            return true;
        m_output.notes.push_back(messages::floorShifted(noteNumber(*floor), noteNumber(by)));
        return moveAll({glm::dmat3(1.0), m_up * by, false}, progress.part(0.5, 1.0));
    }

    bool pushFeetOut(const Progress &progress)
    {
        if (m_feet.legs.empty()) {
            m_output.warnings.push_back(messages::noWholeLegToPush());
            return true;
        }
        if (!record(progress.part(0.0, 0.5)))
            return false;
        const double seconds = m_feet.frameTimeSeconds;
        const int fade = static_cast<int>(std::clamp(std::round(pushFadeSeconds / seconds), 0.0, 1024.0));
        FootLockWriter writer(m_output.clip, m_input.rules, m_feet.bentLegs());
        std::vector<LegGoals> goals;
        for (const LegRecord &leg : m_feet.legs)
            goals.push_back(raised(leg, fade));
        const int frames = m_feet.frameCount();
        for (int frame = 0; frame < frames; ++frame) {
            if (progress.part(0.5, 1.0).wantsToStop(frame, frames))
                return false;
            writer.bend(frame, goals);
        }
        m_output.notes.push_back(
            messages::feetPushedOut(m_pushedFrames, noteCentimetres(m_deepest, m_feet.figures.front().ncmPerUnit)));
        m_output.notes.push_back(messages::sizesOfPerson());
        return true;
    }

    // Returns the goals of the ankle: as high as the sole needs to be on the floor, with soft transitions.
    LegGoals raised(const LegRecord &leg, int fade)
    {
        std::vector<double> needs;
        const double floor = m_input.values.number("height");
        for (const double height : leg.soleHeights())
            needs.push_back(floor - height > sameHeight * (1.0 + std::abs(floor)) ? floor - height : 0.0);
        const std::vector<double> lifts = smoothAbove(needs, fade);
        LegGoals goals{leg.track().ankle, std::vector(lifts.size(), glm::dquat(1.0, 0.0, 0.0, 0.0)),
                       std::vector(lifts.size(), false)};
        for (std::size_t frame = 0; frame < lifts.size(); ++frame) {
            m_pushedFrames += needs[frame] > 0.0 ? 1 : 0;
            m_deepest = std::max(m_deepest, needs[frame]);
            goals.moved[frame] = lifts[frame] > 0.0;
            goals.ankle[frame] += m_up * lifts[frame];
        }
        return goals;
    }

    const OperationInput &m_input;
    OperationOutput m_output;
    glm::dvec3 m_up;
    std::vector<FigureLegs> m_legs;
    FeetRecord m_feet;
    std::optional<FloorTilt> m_tilt;
    glm::dmat3 m_levelled{1.0};
    int m_pushedFrames = 0;
    double m_deepest = 0.0;
};

OperationOutput runFloor(const OperationInput &input)
{
    return FloorSetter(input).run();
}

Message countFloor(const OperationInput &input)
{
    const auto floor = FloorSetter(input).find();
    if (!floor || !std::isfinite(*floor))
        return {};
    return messages::floorFound(noteNumber(FloorSetter::isSame(*floor, 0.0) ? 0.0 : *floor));
}

std::vector<Parameter> floorParameters()
{
    return {
        {.name = "by",
         .title = QT_TRANSLATE_NOOP("limber::Operation", "Find the floor by"),
         .help = QT_TRANSLATE_NOOP("limber::Operation", "What shows the floor: the soles of standing feet, or the "
                                                        "lowest point of the figure in nearly all frames."),
         .kind = Parameter::Kind::Word,
         .standard = "contacts",
         .words = {{"contacts", QT_TRANSLATE_NOOP("limber::Operation", "Standing feet")},
                   {"lowest", QT_TRANSLATE_NOOP("limber::Operation", "Lowest point")}}},
        {.name = "tilt",
         .title = QT_TRANSLATE_NOOP("limber::Operation", "Level a tilted floor"),
         .help = QT_TRANSLATE_NOOP("limber::Operation",
                                   "Rotates the figure so that the plane on which its feet stand becomes level."),
         .kind = Parameter::Kind::Flag,
         .standard = "no"},
        {.name = "push",
         .title = QT_TRANSLATE_NOOP("limber::Operation", "Push feet out of the floor"),
         .help =
             QT_TRANSLATE_NOOP("limber::Operation", "Bends the legs where a sole is still below the floor afterwards."),
         .kind = Parameter::Kind::Flag,
         .standard = "no"},
        {.name = "height",
         .title = QT_TRANSLATE_NOOP("limber::Operation", "Height"),
         .help = QT_TRANSLATE_NOOP("limber::Operation", "Height of the floor along the up axis."),
         .unit = Unit::FileUnits,
         .standard = "0",
         .least = -1e9,
         .most = 1e9},
    };
}

} // namespace

Operation floorOperation()
{
    return {.name = "floor",
            .title = QT_TRANSLATE_NOOP("limber::Operation", "Set on Floor"),
            .group = OperationGroup::Feet,
            .help = QT_TRANSLATE_NOOP("limber::Operation",
                                      "Finds the floor below the figure and moves the whole clip up or down so that "
                                      "the floor is at height 0. Rotations stay, unless the floor is tilted."),
            .searchWords =
                QT_TRANSLATE_NOOP("limber::Operation", "ground floating hovering level height sink sinking float below "
                                                       "under above through raise lower put penetration offset"),
            .parameters = floorParameters(),
            .run = runFloor,
            .count = countFloor};
}

} // namespace limber
