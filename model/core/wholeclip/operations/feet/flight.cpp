#include "base/at.h"
#include "feet/flights.h"
#include "feet/timenote.h"
#include "feet/weighing.h"
#include "messages/operationmessages.h"
#include "messages/skeletonmessages.h"
#include "operations/inputfigures.h"
#include "operations/moveloss.h"
#include "operations/notenumber.h"
#include "operations/operation.h"
#include "travel/rigidmove.h"

#include <glm/geometric.hpp>
#include <glm/mat3x3.hpp>
#include <glm/matrix.hpp>

#include <algorithm>
#include <cmath>
#include <iterator>
#include <utility>
#include <vector>

namespace limber {

Operation flightOperation();

namespace {

constexpr double leastShift = 1e-5; // metres; nobody sees less
// A jump that falls like that is on its parabola, also if a frame more or less of contact would have it elsewhere.
constexpr double exactGravity = 0.01; // relative
constexpr double exactOff = 0.001; // metres
// A jump that falls so nearly as wanted stays if it would move by so little, or if its time was made right: captures
// are not known better.
constexpr double sameGravity = 0.05; // relative
constexpr double sameShift = 0.02; // metres
constexpr double fractionOfSearch = 0.8; // of the time
constexpr double mostKick = 0.5; // metres per second, see kickOf()
constexpr double mostKickAlongFloor = 0.1;
constexpr double nearSeconds = 0.1;

// The jumps of one figure.
struct Jumper
{
    std::vector<FigureTravel> travels; // the joint that carries the figure; more if the clip is one figure
    FigureWeight weight;
    std::vector<Flight> flights; // within the frames to work on
};

// Makes the jumps of one clip obey gravity.
class FlightSetter
{
public:
    explicit FlightSetter(const OperationInput &input)
        : m_input(input), m_gravity(input.values.number("gravity")),
          m_frameTimeSeconds(input.clip.motion.playingFrameTimeSeconds())
    {
    }

    OperationOutput run()
    {
        if (m_input.clip.motion.isEmpty())
            return OperationOutput::refused(messages::noFrames());
        if (travellingJoint(figuresOf(m_input)) == NoJoint)
            return OperationOutput::refused(messages::nothingTravels());
        if (!find(m_input.progress.part(0.0, fractionOfSearch)))
            return OperationOutput::cancelled();
        OperationOutput output{.clip = m_input.clip};
        const std::vector<Flight> flights = allFlights();
        if (flights.empty()) {
            output.notes.push_back(messages::noJump());
            return output;
        }
        note(flights, output);
        if (m_input.values.is("time", "fit"))
            fitTime(*gravityOf(flights, m_frameTimeSeconds), output);
        return moveJumpers(std::move(output));
    }

    // Returns how many jumps there are, or nothing if the progress stopped it.
    std::optional<std::size_t> count()
    {
        if (m_input.clip.motion.isEmpty() || !find(m_input.progress))
            return std::nullopt;
        return allFlights().size();
    }

private:
    bool find(const Progress &progress)
    {
        const std::vector<FigureLegs> figures = legsOf(m_input);
        const std::vector<FigureTravel> travels = figuresOf(m_input);
        const double part = 1.0 / std::max(1.0, static_cast<double>(figures.size()));
        for (std::size_t i = 0; i < figures.size(); ++i) {
            auto weight = weigh(figures[i], progress.part(part * double(i), part * double(i + 1)));
            if (!weight)
                return false;
            std::vector<Flight> flights = flightsOf(*weight, m_frameTimeSeconds);
            std::erase_if(flights, [this](const Flight &flight) {
                return !m_input.frames.contains(flight.frames.first) || !m_input.frames.contains(flight.frames.last);
            });
            m_jumpers.push_back({carriersOf(m_input, figures[i], travels), *std::move(weight), std::move(flights)});
        }
        return true;
    }

    [[nodiscard]] std::optional<FigureWeight> weigh(const FigureLegs &figure, const Progress &progress) const
    {
        const Vocabulary names = vocabularyOf(m_input);
        return weighFigure({.clip = m_input.clip,
                            .rules = m_input.rules,
                            .up = directionOf(m_input.up),
                            .vocabulary = names,
                            .contacts = m_input.contacts,
                            .floor = m_input.floor,
                            .gravity = std::min(m_gravity, earthGravity)}, // or a jump on earth could not get more
                           figure, progress);
    }

    [[nodiscard]] std::vector<Flight> allFlights() const
    {
        std::vector<Flight> all;
        for (const Jumper &jumper : m_jumpers)
            std::ranges::copy(jumper.flights, std::back_inserter(all));
        return all;
    }

    void note(const std::vector<Flight> &flights, OperationOutput &output) const
    {
        output.notes.push_back(
            messages::jumpsFall(flights.size(), noteNumber(*gravityOf(flights, m_frameTimeSeconds))));
        if (!isTimeOff(flights, m_gravity, m_frameTimeSeconds))
            return;
        output.notes.push_back(
            timeNote(timeFactor(*gravityOf(flights, m_frameTimeSeconds), m_gravity), m_frameTimeSeconds));
        if (!m_input.values.is("time", "fit"))
            output.offer = {QT_TRANSLATE_NOOP("limber::Operation", "Make Time Right"), "time", "fit"};
    }

    void fitTime(double measured, OperationOutput &output)
    {
        if (std::abs(measured / m_gravity - 1.0) < sameGravity)
            return; // captures do not say it better
        const double factor = timeFactor(measured, m_gravity);
        m_frameTimeSeconds *= factor;
        m_timeFactor = factor;
        output.clip.motion.setFrameTimeSeconds(m_frameTimeSeconds);
        output.notes.push_back(messages::frameTimeFitted(noteNumber(factor), noteNumber(m_frameTimeSeconds)));
    }

    OperationOutput moveJumpers(OperationOutput output)
    {
        double metres = 0.0;
        double hardest = 0.0; // of the kicks of jumps that stay, metres per second
        std::size_t kicked = 0;
        for (const Jumper &jumper : m_jumpers) {
            for (const Flight &flight : jumper.flights) {
                const std::vector<glm::dvec3> shifts = calmShiftsOf(jumper.weight, flight.frames);
                double farthest = 0.0;
                for (const glm::dvec3 &shift : shifts)
                    farthest = std::max(farthest, glm::length(shift));
                const double farthestMetres = farthest * jumper.weight.metresPerUnit();
                if (isGoodEnough(flight, farthestMetres))
                    continue;
                if (const double kick = kickOf(jumper.weight, flight.frames, shifts, upPart(jumper.weight));
                    kick > mostKick) {
                    hardest = std::max(hardest, kick);
                    ++kicked;
                    continue;
                }
                metres = std::max(metres, farthestMetres);
                const auto moveOf = [&](int frame) {
                    return RigidMove{glm::dmat3(1.0), at(shifts, frame - flight.frames.first), false};
                };
                const MoveLoss loss = moveFrames(output.clip, m_input.rules, jumper.travels, flight.frames, moveOf,
                                                 m_input.progress.part(fractionOfSearch, 1.0));
                if (loss.isCancelled)
                    return OperationOutput::cancelled();
                addLossOf(loss, m_input.clip.skeleton, output);
            }
        }
        if (metres > 0.0)
            output.notes.push_back(messages::movedInJumps(noteCentimetres(metres, 100.0)));
        if (kicked > 0)
            output.notes.push_back(messages::jumpsLeftAlone(kicked, noteMetres(hardest, 100.0)));
        return output;
    }

    // Returns whether a jump that would move by so many metres stays as it is.
    [[nodiscard]] bool isGoodEnough(const Flight &flight, double metres) const
    {
        const double gravity = flight.gravity / (m_timeFactor * m_timeFactor);
        const double off = std::abs(gravity / m_gravity - 1.0);
        const bool isExact = off < exactGravity && flight.off < exactOff;
        return metres < leastShift || isExact || (off < sameGravity && (m_timeFactor != 1.0 || metres < sameShift));
    }

    // Returns how far the figure must move in each frame of a flight. Where it would be kicked aside, its way over the
    // floor stays that of the take: a captured body does not go straight on as exactly as it falls.
    [[nodiscard]] std::vector<glm::dvec3> calmShiftsOf(const FigureWeight &weight, const FrameInterval &flight) const
    {
        std::vector<glm::dvec3> shifts = shiftsOf(weight, flight);
        const glm::dmat3 up = upPart(weight);
        if (kickOf(weight, flight, shifts, glm::dmat3(1.0) - up) > mostKickAlongFloor) {
            for (glm::dvec3 &shift : shifts)
                shift = up * shift;
        }
        return shifts;
    }

    // Returns the projection onto the up axis.
    [[nodiscard]] static glm::dmat3 upPart(const FigureWeight &weight)
    {
        return glm::outerProduct(weight.up(), weight.up());
    }

    // Returns by how many metres per second the speed of the centre of mass would change where it takes off or lands,
    // more than in the same direction in any frame of the take nearby. That a jump on another planet takes off at
    // another speed is meant. `part` is the projection of the speed that counts.
    [[nodiscard]] double kickOf(const FigureWeight &weight, const FrameInterval &flight,
                                const std::vector<glm::dvec3> &shifts, const glm::dmat3 &part) const
    {
        const int lastInside = static_cast<int>(weight.frames().size()) - 2; // with a frame on both sides
        const auto changeIn = [&](int frame) {
            const auto placeOf = [&](int other) { return at(weight.frames(), other).centre; };
            return placeOf(frame - 1) - 2.0 * placeOf(frame) + placeOf(frame + 1);
        };
        const int near = static_cast<int>(nearSeconds / m_frameTimeSeconds);
        double hardest = 0.0;
        for (const auto &[support, shift] :
             {std::pair(flight.first - 1, shifts.front()), std::pair(flight.last + 1, shifts.back())}) {
            if (support < 1 || support > lastInside)
                continue;
            const glm::dvec3 change = part * (changeIn(support) + shift);
            double usual = 0.0;
            for (int frame = std::max(1, flight.first - 1 - near);
                 frame <= std::min(lastInside, flight.last + 1 + near); ++frame)
                usual = std::max(usual, glm::dot(changeIn(frame), change));
            if (const double size = glm::length(change); size > 0.0)
                hardest = std::max(hardest, size - usual / size);
        }
        const double seconds = (flight.frameCount() + 1) * m_frameTimeSeconds;
        return hardest * weight.metresPerUnit() / m_frameTimeSeconds -
               0.5 * std::abs(m_gravity - earthGravity) * seconds * glm::length(part * weight.up());
    }

    // Returns the same if only gravity counts: the centre of mass is then on the parabola through its places in the
    // frames of support around it.
    [[nodiscard]] std::vector<glm::dvec3> shiftsOf(const FigureWeight &weight, const FrameInterval &flight) const
    {
        const glm::dvec3 gravity = weight.up() * (m_gravity / weight.metresPerUnit()); // units per second squared
        const glm::dvec3 from = at(weight.frames(), flight.first - 1).centre;
        const glm::dvec3 to = at(weight.frames(), flight.last + 1).centre;
        const double seconds = (flight.frameCount() + 1) * m_frameTimeSeconds;
        std::vector<glm::dvec3> shifts;
        for (int frame = flight.first; frame <= flight.last; ++frame) {
            const double time = (frame - flight.first + 1) * m_frameTimeSeconds;
            const glm::dvec3 rise = 0.5 * time * (seconds - time) * gravity;
            shifts.push_back(from + (to - from) * (time / seconds) + rise - at(weight.frames(), frame).centre);
        }
        return shifts;
    }

    const OperationInput &m_input;
    double m_gravity; // metres per second squared
    double m_frameTimeSeconds;
    double m_timeFactor = 1.0; // by which the frame time was multiplied
    std::vector<Jumper> m_jumpers;
};

OperationOutput runFlight(const OperationInput &input)
{
    return FlightSetter(input).run();
}

Message countFlights(const OperationInput &input)
{
    const auto count = FlightSetter(input).count();
    return count ? messages::jumpCount(*count) : Message();
}

std::vector<Parameter> flightParameters()
{
    return {
        {.name = "gravity",
         .title = QT_TRANSLATE_NOOP("limber::Operation", "Gravity"),
         .help = QT_TRANSLATE_NOOP("limber::Operation",
                                   "How fast things fall: 9.81 on earth, 1.62 on the moon. The figure counts as 1.70 m "
                                   "tall."),
         .unit = Unit::MetresPerSecondSquared,
         .standard = "9.81",
         .least = 0.1,
         .most = 50.0},
        {.name = "time",
         .title = QT_TRANSLATE_NOOP("limber::Operation", "Time"),
         .help = QT_TRANSLATE_NOOP("limber::Operation",
                                   "What happens to the frame time: it stays, or it is first changed so that jumps of "
                                   "this clip have the right gravity."),
         .kind = Parameter::Kind::Word,
         .standard = "keep",
         .words = {{"keep", QT_TRANSLATE_NOOP("limber::Operation", "Keep")},
                   {"fit", QT_TRANSLATE_NOOP("limber::Operation", "Make gravity right")}}},
    };
}

} // namespace

Operation flightOperation()
{
    return {.name = "flight",
            .title = QT_TRANSLATE_NOOP("limber::Operation", "Flight"),
            .group = OperationGroup::Feet,
            .help = QT_TRANSLATE_NOOP("limber::Operation",
                                      "Makes jumps obey gravity: while no foot stands, the figure moves so that its "
                                      "centre of mass follows a parabola from take-off to landing. Rotations and all "
                                      "other frames stay."),
            .searchWords = QT_TRANSLATE_NOOP("limber::Operation",
                                             "jump leap hop gravity air airborne fall ballistic parabola time scale "
                                             "speed frame rate floaty"),
            .takesFrames = true,
            .parameters = flightParameters(),
            .run = runFlight,
            .count = countFlights};
}

} // namespace limber
