#include "base/at.h"
#include "contacts/footanchors.h"
#include "contacts/footlockwriter.h"
#include "feet/weighing.h"
#include "geometry/geometry.h"
#include "ground/frameruns.h"
#include "messages/operationmessages.h"
#include "messages/skeletonmessages.h"
#include "operations/apartposes.h"
#include "operations/inputfigures.h"
#include "operations/moveloss.h"
#include "operations/notenumber.h"
#include "operations/operation.h"
#include "pose/pose.h"
#include "travel/rigidmove.h"
#include "weight/leaning.h"

#include <glm/geometric.hpp>

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>
#include <map>
#include <optional>
#include <utility>
#include <vector>

namespace limber {

Operation balanceOperation();

namespace {

constexpr double fractionOfWeighing = 0.6; // of the time
constexpr double lowestNcm = 5.0; // a part of the body below this carries weight as well
constexpr double nearFloorNcm = 8.0; // a foot that does not stand, but is as low, may carry weight all the same
constexpr double sittingHips = 0.7; // of a leg's length over the ankle: lower hips may sit on something
constexpr double shareOfMass = 0.85; // that moves with the pelvis while the feet stay
constexpr std::array softTimes{0.1, 0.15, 0.2, 0.25, 0.375}; // seconds

// How moves are tried, until no leg does what it must not.
struct Trial
{
    std::optional<double> softSeconds; // in which they begin and end; nothing: as calm as can be
    double kneeSpeed = 0.0; // how fast a knee may bend if it is calmer in the take, degrees per second
};
// Softly, and as soon as they can, because a step is near; the same for a leg that stands quite still in the take.
constexpr double slowKnee = 30.0; // nobody sees it
constexpr std::array trials{Trial{std::nullopt},           Trial{softTimes[3]},
                            Trial{softTimes[0]},           Trial{std::nullopt, slowKnee},
                            Trial{softTimes[3], slowKnee}, Trial{softTimes[0], slowKnee}};
constexpr int rounds = 4;
constexpr double exactNcm = 0.05;
constexpr double lockSeconds = 0.15; // longer than a foot lock takes to fade
constexpr double restSeconds = 0.35; // around a move, so that the pelvis comes to rest before feet are let go
constexpr double mostRestFrames = 500.0;
constexpr double nothing = 1e-4; // of the body's length: by as much a move is shorter, and so a shorter one is none
constexpr double tiny = 1e-9;
constexpr double edgeSeconds = 0.5; // in which a move fades inside of the frames to work on

// The rule for calm knees: how much more the bend of a knee may change than in the take.
constexpr double stepFactor = 1.15; // of the largest change from frame to frame
constexpr double stepDegrees = 0.3;
constexpr double jerkFactor = 1.3; // of the largest change of that
constexpr double jerkDegrees = 2.0;
constexpr double jerkDegreesPerSecondSquared = 1500.0; // at 50 frames per second and more
constexpr double fastRate = 50.0;
constexpr double stillNcm = 0.3; // so far a standing foot may move
constexpr double visibleNcm = 0.3; // so far the centre of mass may be outside

// The bend of a knee through some frames, in degrees, and how fast it changes at most.
struct KneeChange
{
    double step = 0.0;
    double jerk = 0.0;

    explicit KneeChange(const std::vector<double> &bends)
    {
        for (std::size_t i = 1; i < bends.size(); ++i) {
            step = std::max(step, std::abs(bends[i] - bends[i - 1]));
            if (i > 1)
                jerk = std::max(jerk, std::abs(bends[i] - 2.0 * bends[i - 1] + bends[i - 2]));
        }
    }
};

double bendOf(const glm::dvec3 &hip, const glm::dvec3 &knee, const glm::dvec3 &ankle)
{
    const glm::dvec3 thigh = knee - hip;
    const glm::dvec3 shin = ankle - knee;
    return std::atan2(glm::length(glm::cross(thigh, shin)), glm::dot(thigh, shin)) * degreesPerRadian;
}

// Balances one figure of a clip.
class FigureBalancer
{
public:
    FigureBalancer(const OperationInput &input, std::vector<FigureTravel> travels, const WeighedBody &body)
        : m_input(input), m_travels(std::move(travels)), m_body(body), m_soles(body.weight.soles()),
          m_axes(floorAxes(body.weight.up())), m_frameCount(input.clip.motion.frameCount()),
          m_seconds(input.clip.motion.playingFrameTimeSeconds()),
          m_ncmPerUnit(body.feet.figures.empty() ? 0.0 : body.feet.figures.front().ncmPerUnit),
          m_whole(without(posesLeftOut(input), {0, m_frameCount - 1})),
          m_frames(without(posesLeftOut(input), input.frames)),
          m_fadesIn(m_frames.first > 0 && m_frames.first == input.frames.first),
          m_fadesOut(m_frames.last + 1 < m_frameCount && m_frames.last == input.frames.last),
          m_margin(m_ncmPerUnit > 0.0 ? input.values.number("margin") / m_ncmPerUnit : 0.0)
    {
        for (const glm::dvec3 &centre : body.course.centres)
            m_centres.push_back(onFloor(centre));
        m_sourceCentres = m_centres;
    }

    // Returns the leans within the frames to work on.
    [[nodiscard]] std::vector<Lean> leans() const
    {
        if (!(m_ncmPerUnit > 0.0) || m_soles.legCount() == 0)
            return {};
        std::vector<double> speeds;
        for (int frame = 0; frame < m_frameCount; ++frame) {
            const glm::dvec3 velocity =
                at(m_body.weight.frames(), frame).velocity - m_body.feet.floor().in(static_cast<std::size_t>(frame));
            speeds.push_back(glm::length(onFloor(velocity)) * m_ncmPerUnit);
        }
        const std::vector<Holding> holdings = holdingsOf();
        std::vector<Lean> found = leansOf({.centres = m_sourceCentres,
                                           .speeds = speeds,
                                           .holdings = holdings,
                                           .soles = m_soles,
                                           .ncmPerUnit = m_ncmPerUnit,
                                           .frameTimeSeconds = m_seconds});
        std::erase_if(found, [this](const Lean &lean) {
            return lean.frames.last < m_frames.first || lean.frames.first > m_frames.last;
        });
        return found;
    }

    // Moves the figure in a clip that is the input's as far as this figure is concerned. Returns false if the progress
    // stopped it.
    bool balance(const std::vector<Lean> &leans, Clip &clip, const Progress &progress)
    {
        std::vector<double> shares(leans.size(), 1.0);
        std::vector<bool> bad(leans.size(), true); // in the best try so far
        Trial best;
        for (std::size_t i = 0; i <= trials.size(); ++i) {
            const bool isLast = i == trials.size(); // then only the good ones move
            for (std::size_t lean = 0; lean < leans.size() && isLast; ++lean)
                shares[lean] = bad[lean] ? 0.0 : 1.0;
            m_trial = isLast ? best : trials.at(i);
            Clip moved = clip;
            const double part = 1.0 / double(trials.size() + 1);
            if (!moveAll(leans, shares, moved, progress.part(part * double(i), part * double(i + 1))))
                return false;
            const std::vector<bool> isBad = badLeans(leans, moved);
            if (isLast || std::ranges::find(isBad, true) == isBad.end()) {
                clip = std::move(moved);
                break;
            }
            if (i == 0 || std::ranges::count(isBad, true) < std::ranges::count(bad, true)) {
                bad = isBad;
                best = m_trial;
            }
        }
        return true;
    }

    // Returns how far the pelvis moves at most along the floor.
    [[nodiscard]] double farthestMove() const
    {
        double most = 0.0;
        for (const glm::dvec2 &shift : m_shifts)
            most = std::max(most, glm::length(shift));
        return most;
    }

    // Returns how far the centre of mass is outside of the soles at most in a lean, after it was balanced.
    [[nodiscard]] double leftOutside(const Lean &lean) const
    {
        double most = 0.0;
        for (int frame = std::max(lean.frames.first, m_frames.first);
             frame <= std::min(lean.frames.last, m_frames.last); ++frame)
            most = std::max(most, outside(frame, at(m_centres, frame)));
        return most;
    }

    // Returns whether any frame of a lean was written.
    [[nodiscard]] bool moves(const Lean &lean) const
    {
        const auto end = m_moved.begin() + lean.frames.last + 1;
        return std::find(m_moved.begin() + lean.frames.first, end, true) != end;
    }

    [[nodiscard]] double ncmPerUnit() const { return m_ncmPerUnit; }
    [[nodiscard]] const MoveLoss &loss() const { return m_loss; }
    [[nodiscard]] const std::vector<LostRotation> &lostRotations() const { return m_lostRotations; }

private:
    [[nodiscard]] glm::dvec2 onFloor(const glm::dvec3 &vector) const { return {vector[m_axes[0]], vector[m_axes[1]]}; }

    [[nodiscard]] glm::dvec3 inWorld(const glm::dvec2 &way) const
    {
        glm::dvec3 vector(0.0);
        vector[m_axes[0]] = way.x;
        vector[m_axes[1]] = way.y;
        return vector;
    }

    // Returns by frame whether something else than the standing feet may carry the body. Of contacts that the user has
    // drawn there is no doubt.
    [[nodiscard]] std::vector<Holding> holdingsOf() const
    {
        const glm::dvec3 &up = m_body.weight.up();
        std::vector<Holding> holdings;
        for (int frame = 0; frame < m_frameCount; ++frame) {
            const double lowest = at(m_body.course.lowest, frame) - m_body.weight.floorHeight();
            bool isLow = true;
            bool isOnAnotherFoot = false;
            for (std::size_t i = 0; i < m_body.feet.legs.size(); ++i) {
                const LegRecord &leg = m_body.feet.legs[i];
                const LegTrack &track = leg.track();
                const double sole = (at(leg.soleHeights(), frame) - m_body.weight.floorHeight()) * m_ncmPerUnit;
                isOnAnotherFoot = isOnAnotherFoot || (m_input.contacts == nullptr && sole < nearFloorNcm &&
                                                      !m_soles.stands(i, static_cast<std::size_t>(frame)));
                const double length = glm::distance(at(track.hip, frame), at(track.knee, frame)) +
                                      glm::distance(at(track.knee, frame), at(track.ankle, frame));
                isLow = isLow && glm::dot(at(track.hip, frame) - at(track.ankle, frame), up) < sittingHips * length;
            }
            holdings.push_back(isLow || lowest * m_ncmPerUnit < lowestNcm ? Holding::Something
                               : isOnAnotherFoot                          ? Holding::OtherFoot
                                                                          : Holding::Nothing);
        }
        return holdings;
    }

    // Moves the figure so far that its centre of mass is over its feet, in rounds, since not all of its mass moves.
    bool moveAll(const std::vector<Lean> &leans, const std::vector<double> &shares, Clip &clip,
                 const Progress &progress)
    {
        const Clip source = clip;
        m_shifts.assign(static_cast<std::size_t>(m_frameCount), glm::dvec2(0.0));
        m_wholeShifts = m_shifts;
        m_centres = m_sourceCentres;
        m_moved.assign(static_cast<std::size_t>(m_frameCount), false);
        m_loss = {};
        m_lostRotations.clear();
        for (int round = 0; round < rounds; ++round) {
            if (!progress(double(round) / rounds))
                return false;
            if (!addShifts(leans, shares))
                break;
            clip = source;
            if (!write(clip, progress.part((round + 0.2) / rounds, (round + 1.0) / rounds)))
                return false;
        }
        return true;
    }

    // Returns whether the centre of mass was not yet where it is to be.
    bool addShifts(const std::vector<Lean> &leans, const std::vector<double> &shares)
    {
        std::vector<glm::dvec2> ways(static_cast<std::size_t>(m_whole.frameCount()));
        for (std::size_t i = 0; i < leans.size(); ++i) {
            const FrameInterval frames{std::max(leans[i].frames.first, m_whole.first),
                                       std::min(leans[i].frames.last, m_whole.last)};
            for (int frame = frames.first; frame <= frames.last; ++frame)
                at(ways, frame - m_whole.first) = shares[i] / shareOfMass *
                                                  wayInside(m_soles.outline(static_cast<std::size_t>(frame)),
                                                            m_soles.halfWidth(), m_margin, wholeCentre(frame));
        }
        if (std::ranges::all_of(ways,
                                [this](const glm::dvec2 &way) { return glm::length(way) * m_ncmPerUnit < exactNcm; }))
            return false;
        if (!m_trial.softSeconds)
            m_trial.softSeconds = calmest(ways);
        const std::vector<glm::dvec2> soft = softened(ways, *m_trial.softSeconds, m_seconds);
        for (int frame = m_whole.first; frame <= m_whole.last; ++frame) {
            at(m_wholeShifts, frame) += at(soft, frame - m_whole.first);
            glm::dvec2 &shift = at(m_shifts, frame);
            shift = shareInside(frame) * at(m_wholeShifts, frame);
            shift *= std::max(0.0, 1.0 - nothing * ncmOfBody / std::max(tiny, glm::length(shift) * m_ncmPerUnit));
        }
        return true;
    }

    // Returns where the centre of mass would be if all frames were to be moved.
    [[nodiscard]] glm::dvec2 wholeCentre(int frame) const
    {
        constexpr double leastShare = 0.05;
        const glm::dvec2 &source = at(m_sourceCentres, frame);
        const double share = shareInside(frame);
        return share < leastShare ? source + shareOfMass * at(m_wholeShifts, frame)
                                  : source + (at(m_centres, frame) - source) / share;
    }

    // Returns how softly these ways must begin and end so that the pelvis changes its speed as little as can be: a way
    // that begins while the pelvis leans out may follow it at once.
    [[nodiscard]] double calmest(const std::vector<glm::dvec2> &ways) const
    {
        double best = softTimes.front();
        double least = std::numeric_limits<double>::infinity();
        for (const double seconds : softTimes) {
            const std::vector<glm::dvec2> soft = softened(ways, seconds, m_seconds);
            double most = 0.0;
            for (int i = 1; i + 1 < m_whole.frameCount(); ++i) {
                const auto placeIn = [&](int index) {
                    return onFloor(at(m_body.feet.legs.front().track().hip, m_whole.first + index)) + at(soft, index);
                };
                most = std::max(most, glm::length(placeIn(i - 1) - 2.0 * placeIn(i) + placeIn(i + 1)));
            }
            if (most < least) {
                least = most;
                best = seconds;
            }
        }
        return best;
    }

    // Returns how much of a move is made in a frame: none outside of the frames to work on, and less near to frames
    // that stay as they are.
    [[nodiscard]] double shareInside(int frame) const
    {
        if (!m_frames.contains(frame))
            return 0.0;
        const double first = m_fadesIn ? (frame - m_frames.first) * m_seconds - lockSeconds : edgeSeconds;
        const double last = m_fadesOut ? (m_frames.last - frame) * m_seconds - lockSeconds : edgeSeconds;
        return smoothStep(first / edgeSeconds) * smoothStep(last / edgeSeconds);
    }

    // Plans the legs for the shifts, each stretch that moves by itself, so that nothing changes between them.
    void plan()
    {
        const auto frames = static_cast<std::size_t>(m_frameCount);
        m_lock = {.pelvisDrop = std::vector<double>(frames), .legs = {}, .problems = {}};
        for (const LegRecord &leg : m_body.feet.legs)
            m_lock.legs.push_back({leg.track().ankle, std::vector<glm::dquat>(frames, {1.0, 0.0, 0.0, 0.0}),
                                   std::vector<bool>(frames), std::vector<double>(frames, 1.0)});
        for (const FrameInterval &stretch : stretches())
            plan(stretch);
    }

    // Returns the frames that move, with some around them in which legs come to rest.
    [[nodiscard]] std::vector<FrameInterval> stretches() const
    {
        const int around = framesIn(restSeconds);
        std::vector<FrameInterval> found;
        for (int frame = 0; frame < m_frameCount; ++frame) {
            if (at(m_shifts, frame) != glm::dvec2(0.0))
                found.push_back({frame - around, frame + around});
        }
        return intersectionOf(tidied(found, m_frameCount), {&m_frames, 1});
    }

    // With the figure moved, its feet are to stay where they stood: their places as the moved figure sees them are ways
    // that they slide on purpose.
    void plan(const FrameInterval &stretch)
    {
        std::vector<LegTrack> tracks;
        for (std::size_t leg = 0; leg < m_body.feet.legs.size(); ++leg)
            tracks.push_back(movedTrack(leg, stretch));
        FootLockSettings settings;
        settings.calmsSlides = false;
        const FootLock lock = planFootLock(tracks, m_body.weight.up(), m_seconds, settings);
        for (int frame = stretch.first; frame <= stretch.last; ++frame) {
            const int own = frame - stretch.first;
            at(m_lock.pelvisDrop, frame) = shareOfDrop(frame, stretch) * at(lock.pelvisDrop, own);
            for (std::size_t leg = 0; leg < lock.legs.size(); ++leg) {
                LegGoals &goals = m_lock.legs[leg];
                at(goals.ankle, frame) = at(lock.legs[leg].ankle, own);
                at(goals.footRotation, frame) = at(lock.legs[leg].footRotation, own);
                at(goals.moved, frame) = at(lock.legs[leg].moved, own);
                at(goals.turned, frame) = at(lock.legs[leg].turned, own);
            }
        }
    }

    // Returns how much of the pelvis' way down is made in a frame, so that it begins and ends softly.
    [[nodiscard]] double shareOfDrop(int frame, const FrameInterval &stretch) const
    {
        const double rest = framesIn(restSeconds);
        const double first = stretch.first > 0 && m_frames.first < stretch.first + (m_fadesIn ? 1 : 0)
                                 ? (frame - stretch.first + 1) / rest
                                 : 1.0;
        const double last = stretch.last + 1 < m_frameCount && m_frames.last > stretch.last - (m_fadesOut ? 1 : 0)
                                ? (stretch.last - frame + 1) / rest
                                : 1.0;
        return smoothStep(std::min(first, last));
    }

    // Returns the track of a leg in some frames after the shifts.
    [[nodiscard]] LegTrack movedTrack(std::size_t leg, const FrameInterval &frames) const
    {
        const LegTrack &source = m_body.feet.legs[leg].track();
        LegTrack track;
        std::vector<bool> stands;
        for (int frame = frames.first; frame <= frames.last; ++frame) {
            const glm::dvec3 shift = inWorld(at(m_shifts, frame));
            track.hip.push_back(at(source.hip, frame) + shift);
            track.knee.push_back(at(source.knee, frame) + shift);
            track.ankle.push_back(at(source.ankle, frame) + shift);
            if (!source.hinge.empty())
                track.hinge.push_back(at(source.hinge, frame));
            stands.push_back(m_soles.stands(leg, static_cast<std::size_t>(frame)));
        }
        forEachRun(stands, true, [&track](int first, int last) { track.ankleContacts.push_back({first, last}); });
        track.ankleSlides.resize(track.ankle.size());
        for (const FrameInterval &contact : track.ankleContacts) {
            const glm::dvec3 anchor = medianPosition(track.ankle, contact);
            for (int frame = contact.first; frame <= contact.last; ++frame)
                at(track.ankleSlides, frame) = at(source.ankle, frames.first + frame) - anchor;
        }
        return track;
    }

    [[nodiscard]] int framesIn(double seconds) const
    {
        return static_cast<int>(std::clamp(std::ceil(seconds / m_seconds), 1.0, mostRestFrames));
    }

    bool write(Clip &clip, const Progress &progress)
    {
        plan();
        std::vector<bool> moved(static_cast<std::size_t>(m_frameCount));
        for (int frame = 0; frame < m_frameCount; ++frame) {
            at(moved, frame) =
                moveIn(frame) != glm::dvec3(0.0) ||
                std::ranges::any_of(m_lock.legs, [frame](const LegGoals &leg) { return at(leg.moved, frame); });
        }
        FootLockWriter writer(clip, m_input.rules, m_body.feet.bentLegs());
        bool isStopped = false;
        m_loss = {};
        forEachRun(moved, true, [&](int first, int last) {
            if (isStopped || progress.wantsToStop(first, m_frameCount)) {
                isStopped = true;
                return;
            }
            const auto moveOf = [this](int frame) { return RigidMove{glm::dmat3(1.0), moveIn(frame), false}; };
            const MoveLoss loss = moveFrames(clip, m_input.rules, m_travels, {first, last}, moveOf, {});
            if (loss.units > m_loss.units)
                m_loss = loss;
            for (int frame = first; frame <= last; ++frame)
                writer.bend(frame, m_lock.legs);
            for (int frame = first; frame <= last; ++frame)
                at(m_centres, frame) = centreIn(clip, frame);
        });
        m_lostRotations = writer.lostRotations();
        m_moved = std::move(moved);
        return !isStopped;
    }

    [[nodiscard]] glm::dvec3 moveIn(int frame) const
    {
        return inWorld(at(m_shifts, frame)) - m_body.weight.up() * at(m_lock.pelvisDrop, frame);
    }

    [[nodiscard]] glm::dvec2 centreIn(const Clip &clip, int frame)
    {
        evaluatePose(clip.skeleton, clip.motion.frame(frame), m_input.rules, m_pose);
        glm::dvec3 centre(0.0);
        for (const MassPoint &point : m_body.mass.points)
            centre += point.share * m_pose.positionOf(point.node);
        return onFloor(centre);
    }

    // Returns for each lean whether a leg does near it what it does not do in the take.
    [[nodiscard]] std::vector<bool> badLeans(const std::vector<Lean> &leans, const Clip &clip)
    {
        std::vector<bool> isBad(static_cast<std::size_t>(m_frameCount));
        for (std::size_t leg = 0; leg < m_body.feet.legs.size(); ++leg)
            markBad(leg, clip, isBad);
        markFalls(isBad);
        const int reach = framesIn(1.0);
        std::vector<bool> bad;
        for (const Lean &lean : leans) {
            const int first = std::max(lean.frames.first - reach, 0);
            const int last = std::min(lean.frames.last + reach, m_frameCount - 1);
            bad.push_back(std::find(isBad.begin() + first, isBad.begin() + last + 1, true) != isBad.begin() + last + 1);
        }
        return bad;
    }

    // Marks the frames in which the figure leans out now and farther than in the take: a move that begins before a
    // quick lean makes it tip over to the other side.
    void markFalls(std::vector<bool> &isBad) const
    {
        for (int frame = 0; frame < m_frameCount; ++frame) {
            if (!at(m_moved, frame) || m_soles.outline(static_cast<std::size_t>(frame)).isEmpty())
                continue;
            const double before = std::max(0.0, outside(frame, at(m_sourceCentres, frame)));
            if ((outside(frame, at(m_centres, frame)) - before) * m_ncmPerUnit > visibleNcm)
                at(isBad, frame) = true;
        }
    }

    // Returns how far a place is outside of the soles.
    [[nodiscard]] double outside(int frame, const glm::dvec2 &centre) const
    {
        return m_soles.outline(static_cast<std::size_t>(frame)).distanceTo(centre) - m_soles.halfWidth();
    }

    // Marks the frames in which a leg's standing foot moves, or its knee is not calm.
    void markBad(std::size_t leg, const Clip &clip, std::vector<bool> &isBad)
    {
        const LegTrack &track = m_body.feet.legs[leg].track();
        const LegJoints &joints = m_body.feet.legs[leg].joints();
        std::vector<double> before;
        std::vector<double> after;
        for (int frame = 0; frame < m_frameCount; ++frame) {
            before.push_back(bendOf(at(track.hip, frame), at(track.knee, frame), at(track.ankle, frame)));
            after.push_back(before.back());
            if (!at(m_moved, frame))
                continue;
            evaluatePose(clip.skeleton, clip.motion.frame(frame), m_input.rules, m_pose);
            const glm::dvec3 ankle = at(m_pose.jointPositions, joints.foot);
            after.back() =
                bendOf(at(m_pose.jointPositions, joints.thigh), at(m_pose.jointPositions, joints.shin), ankle);
            const double way = glm::distance(ankle, at(track.ankle, frame)) * m_ncmPerUnit;
            if (m_soles.stands(leg, static_cast<std::size_t>(frame)) && way > stillNcm)
                at(isBad, frame) = true;
        }
        const KneeChange usual(before);
        const double rate = 1.0 / m_seconds;
        const double more = rate < fastRate ? jerkDegrees : jerkDegreesPerSecondSquared * m_seconds * m_seconds;
        for (int frame = 2; frame < m_frameCount; ++frame) {
            const double step = std::abs(at(after, frame) - at(after, frame - 1));
            const double jerk = std::abs(at(after, frame) - 2.0 * at(after, frame - 1) + at(after, frame - 2));
            if (step > std::max(stepFactor * usual.step + stepDegrees, m_trial.kneeSpeed * m_seconds) ||
                jerk > jerkFactor * usual.jerk + more)
                at(isBad, frame) = at(m_moved, frame) || at(m_moved, frame - 1) || at(m_moved, frame - 2);
        }
    }

    const OperationInput &m_input;
    std::vector<FigureTravel> m_travels;
    const WeighedBody &m_body;
    const StandingSoles &m_soles;
    std::array<int, 2> m_axes;
    int m_frameCount;
    double m_seconds; // between frames
    double m_ncmPerUnit;
    FrameInterval m_whole; // all frames but poses that stand apart
    FrameInterval m_frames; // to work on, of these
    bool m_fadesIn; // whether moves fade in after the frame before them, which stays
    bool m_fadesOut;
    Trial m_trial; // its softness is chosen when it is first needed
    double m_margin; // file units
    std::vector<glm::dvec2> m_sourceCentres; // on the floor, by frame
    std::vector<glm::dvec2> m_centres; // after what was written
    std::vector<glm::dvec2> m_wholeShifts; // of the pelvis, if all frames were to be moved
    std::vector<glm::dvec2> m_shifts; // of the pelvis
    FootLock m_lock;
    std::vector<bool> m_moved; // frames that were written
    MoveLoss m_loss;
    std::vector<LostRotation> m_lostRotations;
    Pose m_pose;
};

// Balances all figures of one clip.
class Balancer
{
public:
    explicit Balancer(const OperationInput &input) : m_input(input), m_output{.clip = input.clip} {}

    OperationOutput run()
    {
        if (m_input.clip.motion.isEmpty())
            return OperationOutput::refused(messages::noFrames());
        const std::vector<FigureTravel> travels = figuresOf(m_input);
        if (travellingJoint(travels) == NoJoint)
            return OperationOutput::refused(messages::nothingTravels());
        const std::vector<FigureLegs> figures = legsOf(m_input);
        const double part = 1.0 / std::max(1.0, static_cast<double>(figures.size()));
        for (std::size_t i = 0; i < figures.size(); ++i) {
            if (!balance(figures[i], travels, m_input.progress.part(part * double(i), part * double(i + 1))))
                return OperationOutput::cancelled();
        }
        if (!m_hasLegs)
            return OperationOutput::refused(messages::needsWholeLegs());
        note();
        return std::move(m_output);
    }

    // Returns how many leans there are, or nothing if the progress stopped it.
    std::optional<std::size_t> count()
    {
        std::size_t count = 0;
        for (const FigureLegs &figure : legsOf(m_input)) {
            const auto body = weigh(figure, m_input.progress);
            if (!body)
                return std::nullopt;
            const std::vector<Lean> leans = FigureBalancer(m_input, {}, *body).leans();
            count += static_cast<std::size_t>(std::ranges::count(leans, Holding::Nothing, &Lean::holding));
        }
        return count;
    }

private:
    [[nodiscard]] std::optional<WeighedBody> weigh(const FigureLegs &figure, const Progress &progress) const
    {
        const Vocabulary names = vocabularyOf(m_input);
        return weighBody({.clip = m_input.clip,
                          .rules = m_input.rules,
                          .up = directionOf(m_input.up),
                          .vocabulary = names,
                          .contacts = m_input.contacts,
                          .floor = m_input.floor},
                         figure, progress);
    }

    bool balance(const FigureLegs &figure, const std::vector<FigureTravel> &travels, const Progress &progress)
    {
        const auto body = weigh(figure, progress.part(0.0, fractionOfWeighing));
        if (!body)
            return false;
        m_hasLegs = m_hasLegs || !body->feet.legs.empty();
        m_stands = m_stands || body->weight.soles().everStands();
        FigureBalancer balancer(m_input, carriersOf(m_input, figure, travels), *body);
        std::vector<Lean> leans = balancer.leans();
        for (const Holding holding : {Holding::OtherFoot, Holding::Something})
            m_heldCounts[holding] += static_cast<std::size_t>(std::ranges::count(leans, holding, &Lean::holding));
        std::erase_if(leans, [](const Lean &lean) { return lean.isHeld(); });
        if (leans.empty())
            return true;
        if (!balancer.balance(leans, m_output.clip, progress.part(fractionOfWeighing, 1.0)))
            return false;
        m_farthestMoveNcm = std::max(m_farthestMoveNcm, balancer.farthestMove() * balancer.ncmPerUnit());
        addLossOf(balancer.loss(), m_input.clip.skeleton, m_output);
        for (const LostRotation &lost : balancer.lostRotations())
            m_output.warnings.push_back(messages::incompleteRotations(
                1, noteNumber(lost.degrees), nameArgument(m_input.clip.skeleton.joint(lost.joint).name)));
        for (const Lean &lean : leans) {
            noteLeft(lean, balancer);
            if (balancer.moves(lean))
                m_moved.push_back({lean.frames, lean.farthest * balancer.ncmPerUnit()});
            else
                m_stays = true;
        }
        return true;
    }

    void noteLeft(const Lean &lean, const FigureBalancer &balancer)
    {
        const double left = balancer.leftOutside(lean);
        if (left * balancer.ncmPerUnit() <= visibleNcm)
            return;
        const auto &form = balancer.moves(lean) ? messages::stillLeansOut : messages::leanStays;
        m_output.warnings.push_back(
            form(lean.frames.first, lean.frames.last, noteCentimetres(left, balancer.ncmPerUnit())));
    }

    void note()
    {
        if (!m_stands)
            m_output.notes.push_back(messages::nothingStands());
        else if (!m_moved.empty()) {
            const auto worst = std::ranges::max_element(m_moved, {}, &MovedLean::ncm);
            m_output.notes.push_back(messages::balanced(m_moved.size(), noteCentimetres(worst->ncm, 1.0),
                                                        worst->frames.first, worst->frames.last,
                                                        noteCentimetres(m_farthestMoveNcm, 1.0)));
        } else if (!m_stays && m_heldCounts[Holding::OtherFoot] + m_heldCounts[Holding::Something] == 0) {
            m_output.notes.push_back(messages::nothingLeans());
        }
        if (const std::size_t count = m_heldCounts[Holding::OtherFoot]; count > 0)
            m_output.notes.push_back(messages::leansOnOtherFoot(count));
        if (const std::size_t count = m_heldCounts[Holding::Something]; count > 0)
            m_output.notes.push_back(messages::leansAreHeld(count));
        if (!m_moved.empty() || !m_output.warnings.empty())
            m_output.notes.push_back(messages::sizesOfPerson());
    }

    const OperationInput &m_input;
    OperationOutput m_output;
    bool m_hasLegs = false;
    bool m_stands = false;
    std::map<Holding, std::size_t> m_heldCounts; // leans that stay, by what may hold them
    bool m_stays = false; // whether others are as they were
    struct MovedLean
    {
        FrameInterval frames;
        double ncm = 0.0; // how far it was outside of the soles
    };
    std::vector<MovedLean> m_moved;
    double m_farthestMoveNcm = 0.0; // of a pelvis
};

OperationOutput runBalance(const OperationInput &input)
{
    return Balancer(input).run();
}

Message countLeans(const OperationInput &input)
{
    if (input.clip.motion.isEmpty())
        return {};
    const auto count = Balancer(input).count();
    return count ? messages::leanCount(*count) : Message();
}

std::vector<Parameter> balanceParameters()
{
    return {{.name = "margin",
             .title = QT_TRANSLATE_NOOP("limber::Operation", "Margin"),
             .help = QT_TRANSLATE_NOOP("limber::Operation",
                                       "How far inside of the soles the centre of mass comes, in centimetres of a body "
                                       "of 170."),
             .unit = Unit::Ncm,
             .standard = "2",
             .least = 0.0,
             .most = 10.0},
            posesApartParameter()};
}

} // namespace

Operation balanceOperation()
{
    return {.name = "balance",
            .title = QT_TRANSLATE_NOOP("limber::Operation", "Balance"),
            .group = OperationGroup::Feet,
            .help = QT_TRANSLATE_NOOP("limber::Operation",
                                      "Moves the pelvis along the floor where a slow pose leans out so far that it "
                                      "would fall. Feet stay, and the upper body keeps its rotations. Steps and fast "
                                      "movements stay."),
            .searchWords = QT_TRANSLATE_NOOP(
                "limber::Operation", "centre of mass center weight gravity fall lean tilt stand support polygon "
                                     "stable physics hips"),
            .takesFrames = true,
            .keepsOtherFrames = true,
            .parameters = balanceParameters(),
            .run = runBalance,
            .count = countLeans};
}

} // namespace limber
