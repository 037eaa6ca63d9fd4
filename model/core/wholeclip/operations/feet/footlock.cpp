#include "base/at.h"
#include "contacts/byleg.h"
#include "contacts/footanchors.h"
#include "contacts/footlockwriter.h"
#include "feet/contactssource.h"
#include "feet/feetrecord.h"
#include "feet/footslide.h"
#include "geometry/geometry.h"
#include "geometry/windowfilters.h"
#include "messages/operationmessages.h"
#include "messages/skeletonmessages.h"
#include "operations/inputfigures.h"
#include "operations/notenumber.h"
#include "operations/operation.h"

#include <glm/geometric.hpp>

#include <algorithm>
#include <cmath>
#include <iterator>
#include <optional>
#include <span>
#include <utility>

namespace limber {

Operation footlockOperation();

namespace {

// Of the leg's length: a foot that moves less while it stands is locked, and one that moves more goes on as it does.
constexpr double standsStill = 0.003;
constexpr double slides = 0.01;
constexpr double unseen = 1e-5; // in a frame
constexpr double seenNcm = 0.05; // a drop of the pelvis that is not 0 when it is said
constexpr double seen = 0.02; // a foot that is moved by less looks the same
const FloorChoice stillFloor{.kind = FloorChoice::Kind::Still}; // where only places are wanted
constexpr double slideSeconds = 0.2; // before and after: a foot that slides does so slowly; faster is jitter
constexpr double leastMoved = 0.001; // of the leg's length: by less a filter has not moved a foot
// Of the leg's length, where a foot trembles in the clip before: up to there its place is known, and beyond it is not.
constexpr double knownPlace = 0.008;
constexpr double unknownPlace = 0.016;

// Holds the standing feet of all figures of one clip.
class FootLocker
{
public:
    explicit FootLocker(const OperationInput &input)
        : m_input(input), m_figures(legsOf(input)), m_frameCount(input.clip.motion.frameCount())
    {
        m_settings.anchor = input.values.is("anchor", "first") ? FootAnchorRule::First : FootAnchorRule::Median;
        m_settings.blendSeconds = input.values.number("blend");
        m_settings.longestDrop = input.values.number("drop");
        if (input.before == nullptr)
            m_settings.leftAlone = areDetected() ? LeftAlone::Settled : LeftAlone::Standing;
    }

    OperationOutput run()
    {
        if (m_input.clip.motion.isEmpty())
            return OperationOutput::refused(messages::noFrames());
        if (!record(m_input.progress.part(0.0, m_input.before != nullptr ? 0.3 : 0.4)))
            return OperationOutput::cancelled();
        if (m_record.legs.empty())
            return OperationOutput::refused(messages::needsWholeLegs());
        if (Message problem = findContacts(); !problem.isEmpty())
            return OperationOutput::refused(std::move(problem));
        const std::vector<BentLeg> legs = m_record.bentLegs();
        if (m_input.before != nullptr && !recordBefore(m_input.progress.part(0.3, 0.4)))
            return OperationOutput::cancelled();
        plan();
        if (m_contactCount == 0) {
            m_output.clip = m_input.takeClip();
            if (m_input.before == nullptr)
                m_output.notes.push_back(messages::noFootStands());
            noteTrembling();
            return std::move(m_output);
        }
        if (!write(legs, m_input.progress.part(0.4, 0.8)))
            return OperationOutput::cancelled();
        return report(m_input.progress.part(0.8, 1.0));
    }

    // Returns how far standing feet slide, or nothing if no foot stands or the progress stopped it.
    std::optional<FootSlide> find()
    {
        if (m_input.clip.motion.isEmpty() || !record(m_input.progress) || m_record.legs.empty() ||
            !findContacts().isEmpty())
            return std::nullopt;
        plan();
        if (m_slide.largest < unseen * m_legLength)
            m_slide.largest = 0.0; // of the numbers alone
        return m_contactCount > 0 ? std::optional(m_slide) : std::nullopt;
    }

    // Returns how fast feet slide, in centimetres per second.
    [[nodiscard]] MessageArgument speedText(const FootSlide &slide) const
    {
        return noteCentimetres(slide.largest / m_record.frameTimeSeconds, m_record.figures.front().ncmPerUnit);
    }

private:
    // Returns whether contacts are detected; others are meant from their first frame to the last.
    [[nodiscard]] bool areDetected() const
    {
        return m_input.values.is("contacts", "auto") && m_input.contacts == nullptr;
    }

    bool record(const Progress &progress)
    {
        leaveOutOtherFeet();
        auto record =
            recordFeet(m_input.clip, m_input.rules, m_figures, directionOf(m_input.up), progress, m_input.floor);
        if (record)
            m_record = std::move(*record);
        return record.has_value();
    }

    // Records the clip in which the feet stand as they should; returns false if the progress stopped it.
    bool recordBefore(const Progress &progress)
    {
        auto record =
            recordFeet(*m_input.before, m_input.rules, m_figures, directionOf(m_input.up), progress, stillFloor);
        if (!record)
            return false;
        m_tracksBefore = tracksOnFloor(record->legs);
        return true;
    }

    // Takes the tracks of legs, as they look from the floor below their figure.
    [[nodiscard]] std::vector<LegTrack> tracksOnFloor(std::vector<LegRecord> &legs) const
    {
        std::vector<LegTrack> tracks;
        for (const FigureOnLegs &figure : m_record.figures) {
            const std::vector<glm::dvec3> path = figure.floor.path(m_record.frameTimeSeconds);
            for (std::size_t leg = 0; leg < figure.legCount && tracks.size() < legs.size(); ++leg)
                tracks.push_back(trackOnFloor(legs[tracks.size()].takeTrack(), path));
        }
        return tracks;
    }

    // Returns a way as lines fitted to some frames around each show it, also at its ends.
    [[nodiscard]] std::vector<glm::dvec3> withoutJitter(const std::vector<glm::dvec3> &way) const
    {
        const double half =
            std::min(slideSeconds / m_record.frameTimeSeconds, 0.5 * static_cast<double>(way.size() - 1));
        const int window = 2 * static_cast<int>(half) + 1;
        return window < 3 ? way : savitzkyGolay(way, window, 1);
    }

    // Returns how far a joint is in a contact, without jitter, from its place there.
    [[nodiscard]] std::vector<glm::dvec3> wayIn(const std::vector<glm::dvec3> &joint,
                                                const FrameInterval &contact) const
    {
        const auto begin = joint.begin() + contact.first;
        std::vector<glm::dvec3> way = withoutJitter({begin, begin + contact.frameCount()});
        const glm::dvec3 place = medianPosition(way, {0, contact.frameCount() - 1}); // as its anchor has it
        for (glm::dvec3 &position : way)
            position -= place;
        return way;
    }

    static double farthestOf(const std::vector<glm::dvec3> &way)
    {
        double farthest = 0.0;
        for (const glm::dvec3 &away : way)
            farthest = std::max(farthest, glm::length(away));
        return farthest;
    }

    // Returns how far a joint is meant to be from its place in each contact of the clip before.
    [[nodiscard]] std::vector<glm::dvec3> slidesOf(const std::vector<glm::dvec3> &joint,
                                                   std::span<const FrameInterval> contacts, double legLength) const
    {
        std::vector<glm::dvec3> away(joint.size());
        for (const FrameInterval &contact : tidied(contacts, static_cast<int>(joint.size()))) {
            const std::vector<glm::dvec3> way = wayIn(joint, contact);
            const double share = between(standsStill, slides, farthestOf(way) / legLength);
            for (std::size_t i = 0; i < way.size(); ++i)
                away[static_cast<std::size_t>(contact.first) + i] = share * way[i];
        }
        return away;
    }

    // Lets the standing foot of a track be as in the clip before. In detected contacts it stays as it is where the
    // filter has not moved it, and where the clip before does not show its place.
    void followBefore(const LegTrack &before, LegTrack &track)
    {
        const double length = glm::distance(before.hip.front(), before.knee.front()) +
                              glm::distance(before.knee.front(), before.ankle.front());
        track.ankleSlides = slidesOf(before.ankle, track.ankleContacts, length);
        track.toeSlides = slidesOf(before.toe, track.toeContacts, length);
        if (m_input.contacts != nullptr)
            return; // the user says that the feet stand
        holdWhatMoved(before.ankle, track.ankle, length, track.ankleContacts, track.ankleSlides);
        holdWhatMoved(before.toe, track.toe, length, track.toeContacts, track.toeSlides);
    }

    // Leaves out the contacts of a joint in which it moves about as in the clip before, and those in which it trembles
    // there. In between it is held by a part of the way. `away` has how far from its place it is meant to be.
    void holdWhatMoved(const std::vector<glm::dvec3> &before, const std::vector<glm::dvec3> &joint, double legLength,
                       std::vector<FrameInterval> &contacts, std::vector<glm::dvec3> &away)
    {
        std::vector<FrameInterval> held;
        for (const FrameInterval &contact : tidied(contacts, static_cast<int>(joint.size()))) {
            const glm::dvec3 place = medianPosition(joint, contact);
            double moved = 0.0;
            for (int frame = contact.first; frame <= contact.last; ++frame)
                moved = std::max(moved, glm::distance(at(joint, frame), place + at(away, frame)) / legLength);
            const double known = 1.0 - between(knownPlace, unknownPlace, trembling(before, contact) / legLength);
            const double own = std::max(farthestOf(wayIn(before, contact)) / legLength, leastMoved);
            const double share = known * between(0.5, 1.0, moved / own);
            m_tremblingCount += known > 0.0 ? 0 : 1;
            if (share <= 0.0)
                continue;
            held.push_back(contact);
            for (int frame = contact.first; frame <= contact.last; ++frame)
                at(away, frame) = glm::mix(at(joint, frame) - place, at(away, frame), share);
        }
        contacts = std::move(held);
    }

    static double between(double none, double all, double value) { return smoothStep((value - none) / (all - none)); }

    // Returns the mean distance of a joint from where it would be without jitter.
    [[nodiscard]] double trembling(const std::vector<glm::dvec3> &joint, const FrameInterval &frames) const
    {
        const auto begin = joint.begin() + frames.first;
        const std::vector<glm::dvec3> way(begin, begin + frames.frameCount());
        const std::vector<glm::dvec3> steady = withoutJitter(way);
        double sum = 0.0;
        for (std::size_t i = 0; i < way.size(); ++i)
            sum += glm::distance(way[i], steady[i]);
        return sum / static_cast<double>(way.size());
    }

    void leaveOutOtherFeet()
    {
        if (m_input.values.is("feet", "both"))
            return;
        const BodySide side = m_input.values.is("feet", "left") ? BodySide::Left : BodySide::Right;
        for (FigureLegs &figure : m_figures)
            std::erase_if(figure.legs, [side](const SidedLeg &leg) { return leg.side != side; });
    }

    Message findContacts()
    {
        if (m_input.values.is("contacts", "auto")) {
            m_contacts = m_input.contacts != nullptr ? m_record.heldOf(*m_input.contacts)
                                                     : m_record.detectContacts(m_input.clip.skeleton, m_output.notes);
            return {};
        }
        ContactsFromFile file = contactsFromFile(m_input.values.text("contacts"), m_input.clip);
        if (file.contacts)
            m_contacts = m_record.heldOf(*file.contacts);
        return file.problem;
    }

    // Returns the contacts of a joint inside the frames to work on.
    [[nodiscard]] std::vector<FrameInterval> contactsOf(int joint) const
    {
        if (joint == NoJoint)
            return {};
        return intersectionOf(intervalsOf(m_contacts, joint, m_frameCount), {&m_input.frames, 1});
    }

    // Returns the contacts without the frames in which a foot comes into them and leaves them, at most a third at each
    // end. Those may be longer in the locked clip: its feet fade slowly out of the lock.
    [[nodiscard]] std::vector<FrameInterval> withoutFades(std::vector<FrameInterval> contacts) const
    {
        const int fade = static_cast<int>(m_settings.blendSeconds / m_record.frameTimeSeconds);
        for (FrameInterval &frames : contacts) {
            const int left = std::min(fade, frames.frameCount() / 3);
            frames = {frames.first + left, frames.last - left};
        }
        return contacts;
    }

    // Prepares the legs.
    void plan()
    {
        std::vector<LegTrack> tracks = tracksOnFloor(m_record.legs);
        for (std::size_t index = 0; index < tracks.size(); ++index) {
            LegTrack &track = tracks[index];
            const LegRecord &leg = m_record.legs[index];
            track.ankleContacts = contactsOf(leg.joints().foot);
            track.toeContacts = contactsOf(leg.joints().toe);
            m_legLength = glm::distance(track.hip.front(), track.knee.front()) +
                          glm::distance(track.knee.front(), track.ankle.front());
            if (!m_tracksBefore.empty())
                followBefore(m_tracksBefore[index], track);
            m_contactCount += track.ankleContacts.size() + track.toeContacts.size();
        }
        m_settings.frames = m_input.frames;
        planFigures(tracks);
        m_slide =
            slideIn(tracks, [this](std::size_t leg, const FrameInterval &frames) { return !stands(leg, frames); });
        m_slideOfHeld = slideOfHeld(tracks);
        for (std::size_t leg = 0; leg < tracks.size(); ++leg) {
            for (const auto *contacts : {&tracks[leg].ankleContacts, &tracks[leg].toeContacts}) {
                for (const FrameInterval &frames : *contacts)
                    count(leg, frames);
            }
        }
    }

    // Returns whether a contact of a leg is left as it is, since the foot already stands.
    [[nodiscard]] bool stands(std::size_t leg, const FrameInterval &frames) const
    {
        return std::ranges::any_of(m_standing, [&](const StandingContact &standing) {
            return standing.leg == static_cast<int>(leg) && standing.frames.contains(frames.first);
        });
    }

    // Returns how a contact of a leg is held that is not held wholly; null for the others. What was loosened is a
    // contact of ankle and toe together.
    [[nodiscard]] const LooseContact *looseAt(std::size_t leg, const FrameInterval &frames) const
    {
        const auto found = std::ranges::find_if(m_loose, [&](const LooseContact &loose) {
            return loose.leg == static_cast<int>(leg) && loose.frames.contains(frames.first);
        });
        return found == m_loose.end() ? nullptr : &*found;
    }

    void count(std::size_t leg, const FrameInterval &frames)
    {
        const LooseContact *loose = looseAt(leg, frames);
        if (stands(leg, frames))
            ++m_standingCount;
        else if (loose == nullptr)
            ++m_heldCount;
        else
            ++(loose->percent() > 0 ? m_heldInPartCount : m_notHeldCount);
    }

    // Returns how far the feet slide in contacts that are held wholly. The tracks are those of the recorded legs.
    [[nodiscard]] FootSlide slideOfHeld(std::span<const LegTrack> tracks) const
    {
        return slideIn(tracks, [this](std::size_t leg, const FrameInterval &frames) {
            return looseAt(leg, frames) == nullptr && !stands(leg, frames);
        });
    }

    // Returns how far the feet slide in the contacts of a kind, which a function of leg and frames tells.
    template <typename IsMeant>
    [[nodiscard]] FootSlide slideIn(std::span<const LegTrack> tracks, const IsMeant &isMeant) const
    {
        FootSlide slide;
        for (std::size_t leg = 0; leg < tracks.size(); ++leg) {
            const auto add = [&](const std::vector<glm::dvec3> &track, int joint) {
                std::vector<FrameInterval> contacts = contactsOf(joint);
                std::erase_if(contacts, [&](const FrameInterval &frames) { return !isMeant(leg, frames); });
                slide.add(slideOf(track, withoutFades(std::move(contacts)), m_record.up));
            };
            add(tracks[leg].ankle, m_record.legs[leg].joints().foot);
            add(tracks[leg].toe, m_record.legs[leg].joints().toe);
        }
        return slide;
    }

    // Plans each figure by itself, since each has its own pelvis.
    void planFigures(std::span<const LegTrack> tracks)
    {
        int firstLeg = 0;
        for (const FigureOnLegs &figure : m_record.figures) {
            FootLockSettings settings = m_settings;
            if (figure.carrier == NoJoint)
                settings.longestDrop = 0.0;
            // A floor that somebody has set is known as it is.
            settings.floorSpeed = m_input.floor.kind == FloorChoice::Kind::Moving ? 0.0 : figure.floor.topSpeed();
            FootLock lock =
                planFootLock(tracks.first(figure.legCount), m_record.up, m_record.frameTimeSeconds, settings);
            for (ReachProblem &problem : lock.problems)
                m_problems.push_back({problem.leg + firstLeg, problem.frames, problem.missing});
            for (LooseContact &loose : lock.loose)
                m_loose.push_back({loose.leg + firstLeg, loose.frames, loose.grip});
            for (const StandingContact &standing : lock.standing)
                m_standing.push_back({standing.leg + firstLeg, standing.frames});
            for (std::size_t leg = 0; leg < lock.legs.size(); ++leg) {
                noteDistance(firstLeg + static_cast<int>(leg), tracks[leg], lock.legs[leg]);
                moveAlong(figure.floor.path(m_record.frameTimeSeconds), 1.0, lock.legs[leg].ankle); // into the world
            }
            tracks = tracks.subspan(figure.legCount);
            std::ranges::move(lock.legs, std::back_inserter(m_goals));
            m_drops.push_back(std::move(lock.pelvisDrop));
            firstLeg += static_cast<int>(figure.legCount);
        }
    }

    // Remembers where a foot is moved farthest, if that is seen.
    void noteDistance(int leg, const LegTrack &track, const LegGoals &goals)
    {
        const double length = glm::distance(track.hip.front(), track.knee.front()) +
                              glm::distance(track.knee.front(), track.ankle.front());
        for (int frame = m_input.frames.first; frame <= m_input.frames.last; ++frame) {
            const double distance = glm::distance(at(track.ankle, frame), at(goals.ankle, frame));
            if (at(goals.moved, frame) && distance > std::max(m_farthest.distance, seen * length))
                m_farthest = {distance, leg, frame};
        }
    }

    bool write(const std::vector<BentLeg> &legs, const Progress &progress)
    {
        m_output.clip = m_input.takeClip();
        FootLockWriter writer(m_output.clip, m_input.rules, legs);
        const int frames = m_input.frames.frameCount();
        for (int frame = m_input.frames.first; frame <= m_input.frames.last; ++frame) {
            if (progress.wantsToStop(frame - m_input.frames.first, frames))
                return false;
            for (std::size_t figure = 0; figure < m_drops.size(); ++figure) {
                if (const double drop = at(m_drops[figure], frame); drop != 0.0)
                    writer.move(frame, m_record.figures[figure].carrier, -drop * m_record.up);
            }
            writer.bend(frame, m_goals);
        }
        for (const LostRotation &lost : writer.lostRotations()) {
            m_output.warnings.push_back(messages::incompleteRotations(
                1, noteNumber(lost.degrees), nameArgument(m_output.clip.skeleton.joint(lost.joint).name)));
        }
        return true;
    }

    OperationOutput report(const Progress &progress)
    {
        auto record =
            recordFeet(m_output.clip, m_input.rules, m_figures, directionOf(m_input.up), progress, stillFloor);
        if (!record)
            return OperationOutput::cancelled();
        const std::vector<LegTrack> tracks = tracksOnFloor(record->legs);
        noteContacts(slideOfHeld(tracks));
        for (std::size_t figure = 0; figure < m_drops.size(); ++figure)
            noteDrop(m_record.figures[figure], m_drops[figure]);
        noteReach();
        if (m_heldCount + m_heldInPartCount > 0)
            m_output.notes.push_back(messages::sizesOfPerson());
        return std::move(m_output);
    }

    void noteContacts(const FootSlide &after)
    {
        if (m_heldCount > 0 && m_input.before != nullptr)
            m_output.notes.push_back(messages::contactsHeldAsBefore(m_heldCount));
        else if (m_heldCount > 0)
            m_output.notes.push_back(messages::contactsHeld(m_heldCount, speedText(m_slideOfHeld), speedText(after)));
        if (m_standingCount > 0)
            m_output.notes.push_back(messages::contactsLeftAlone(m_standingCount));
        for (const FigureOnLegs &figure : m_record.figures) {
            const FloorMotion floor = figure.floor.underFeet();
            const MessageArgument usual = noteMetres(glm::length(floor.medianVelocity()), figure.ncmPerUnit);
            const MessageArgument most = noteMetres(floor.topSpeed(), figure.ncmPerUnit);
            if (figure.floor.moves())
                m_output.notes.push_back(floor.varies() ? messages::heldOnVaryingFloor(most)
                                                        : messages::heldOnMovingFloor(usual));
            if (figure.floor.isBelowSlidingFeet())
                m_output.warnings.push_back(floor.varies() ? messages::travelOftenDoesNotFit(most)
                                                           : messages::travelDoesNotFit(usual));
        }
        if (m_farthest.distance > 0.0) {
            m_output.notes.push_back(messages::footMovedMost(wayOfFoot(m_farthest.leg, m_farthest.distance),
                                                             nameOfFoot(m_farthest.leg), m_farthest.frame));
        }
        if (m_heldInPartCount > 0)
            m_output.notes.push_back(messages::contactsHeldInPart(m_heldInPartCount));
        if (m_notHeldCount > 0)
            m_output.notes.push_back(messages::contactsNotHeld(m_notHeldCount));
        noteTrembling();
    }

    [[nodiscard]] MessageArgument wayOfFoot(int leg, double distance) const
    {
        return noteCentimetres(distance, m_record.figureOf(leg).ncmPerUnit);
    }

    void noteTrembling()
    {
        if (m_tremblingCount > 0)
            m_output.notes.push_back(messages::contactsTremble(m_tremblingCount));
    }

    void noteDrop(const FigureOnLegs &figure, const std::vector<double> &drops)
    {
        const auto deepest = std::ranges::max_element(drops);
        if (figure.carrier == NoJoint)
            m_output.warnings.push_back(messages::pelvisCannotMove());
        else if (*deepest * figure.ncmPerUnit > seenNcm)
            m_output.notes.push_back(messages::pelvisLowered(noteCentimetres(*deepest, figure.ncmPerUnit),
                                                             static_cast<int>(deepest - drops.begin())));
    }

    // One warning for each foot: on how many contacts, and on the worst.
    void noteReach()
    {
        for (const auto &[leg, problems] : byLeg(m_problems)) {
            const ReachProblem &worst = *std::ranges::max_element(problems, {}, &ReachProblem::missing);
            const auto &[first, last] = worst.frames;
            const MessageArgument missing = wayOfFoot(leg, worst.missing);
            m_output.warnings.push_back(
                problems.size() == 1
                    ? messages::footOutOfReach(nameOfFoot(leg), missing, first, last)
                    : messages::feetOutOfReach(problems.size(), nameOfFoot(leg), missing, first, last));
        }
        for (const auto &[leg, contacts] : byLeg(m_loose))
            m_output.warnings.push_back(messageOn(leg, contacts));
    }

    [[nodiscard]] Message messageOn(int leg, const std::vector<LooseContact> &contacts) const
    {
        const LooseContact &worst = *std::ranges::min_element(contacts, {}, &LooseContact::grip);
        const auto &[first, last] = worst.frames;
        const int percent = worst.percent();
        const MessageArgument foot = nameOfFoot(leg);
        if (contacts.size() == 1)
            return percent > 0 ? messages::contactLoosened(foot, first, last, percent)
                               : messages::contactFree(foot, first, last);
        return percent > 0 ? messages::contactsLoosened(contacts.size(), foot, first, last, percent)
                           : messages::contactsFree(contacts.size(), foot, first, last);
    }

    [[nodiscard]] MessageArgument nameOfFoot(int leg) const
    {
        return nameArgument(m_output.clip.skeleton.joint(at(m_record.legs, leg).joints().foot).name);
    }

    const OperationInput &m_input; // its clip may have been taken for writing
    std::vector<FigureLegs> m_figures;
    int m_frameCount = 0;
    OperationOutput m_output;
    FootLockSettings m_settings;
    FeetRecord m_record;
    std::vector<LegTrack> m_tracksBefore; // of the clip in which the feet stand as they should; empty without one
    Contacts m_contacts;
    std::size_t m_contactCount = 0; // of ankles and toes
    int m_heldCount = 0; // of them, wholly
    int m_standingCount = 0;
    int m_heldInPartCount = 0;
    int m_notHeldCount = 0;
    int m_tremblingCount = 0; // contacts that are left out for that; see holdWhatMoved()
    double m_legLength = 0.0; // of a leg in the first frame
    FootSlide m_slide; // of all contacts in which the feet do not already stand, before
    FootSlide m_slideOfHeld; // of those that are held wholly, before
    std::vector<LegGoals> m_goals; // of all legs
    std::vector<std::vector<double>> m_drops; // of the pelvis, by figure and frame
    struct Farthest
    {
        double distance = 0.0; // in file units
        int leg = 0;
        int frame = 0;
    } m_farthest; // how far a lock moves a foot
    std::vector<ReachProblem> m_problems;
    std::vector<LooseContact> m_loose;
    std::vector<StandingContact> m_standing;
};

OperationOutput runFootlock(const OperationInput &input)
{
    return FootLocker(input).run();
}

Message countSlide(const OperationInput &input)
{
    FootLocker locker(input);
    const auto slide = locker.find();
    return slide ? messages::slideFound(locker.speedText(*slide)) : Message();
}

std::vector<Parameter> footlockParameters()
{
    return {
        {.name = "contacts",
         .title = QT_TRANSLATE_NOOP("limber::Operation", "Contacts"),
         .help = QT_TRANSLATE_NOOP("limber::Operation", "Which foot contacts to use: those set in the timeline or with "
                                                        "--contacts, otherwise detected ones, or those of a file."),
         .kind = Parameter::Kind::File,
         .standard = "auto",
         .words = {{"auto", QT_TRANSLATE_NOOP("limber::Operation", "As set or detected")}}},
        {.name = "anchor",
         .title = QT_TRANSLATE_NOOP("limber::Operation", "Position"),
         .help = QT_TRANSLATE_NOOP(
             "limber::Operation",
             "Where a foot is locked: at its median position during the contact, or where it touches down."),
         .kind = Parameter::Kind::Word,
         .standard = "median",
         .words = {{"median", QT_TRANSLATE_NOOP("limber::Operation", "Median")},
                   {"first", QT_TRANSLATE_NOOP("limber::Operation", "First frame")}}},
        {.name = "blend",
         .title = QT_TRANSLATE_NOOP("limber::Operation", "Fade"),
         .help = QT_TRANSLATE_NOOP("limber::Operation", "How long a foot takes to blend into the lock and out of it."),
         .unit = Unit::Seconds,
         .standard = "0.12",
         .least = 0.0,
         .most = 2.0},
        {.name = "drop",
         .title = QT_TRANSLATE_NOOP("limber::Operation", "Largest pelvis drop"),
         .help = QT_TRANSLATE_NOOP("limber::Operation", "How far the pelvis may be lowered so that a foot reaches its "
                                                        "position, as a fraction of the leg's length."),
         .unit = Unit::LegLengths,
         .standard = "0.08",
         .least = 0.0,
         .most = 1.0},
        {.name = "feet",
         .title = QT_TRANSLATE_NOOP("limber::Operation", "Feet"),
         .help = QT_TRANSLATE_NOOP("limber::Operation", "Which feet to lock."),
         .kind = Parameter::Kind::Word,
         .standard = "both",
         .words = {{"both", QT_TRANSLATE_NOOP("limber::Operation", "Both")},
                   {"left", QT_TRANSLATE_NOOP("limber::Operation", "Left")},
                   {"right", QT_TRANSLATE_NOOP("limber::Operation", "Right")}}},
    };
}

} // namespace

Operation footlockOperation()
{
    return {.name = "footlock",
            .title = QT_TRANSLATE_NOOP("limber::Operation", "Lock Feet"),
            .group = OperationGroup::Feet,
            .help = QT_TRANSLATE_NOOP("limber::Operation",
                                      "Keeps standing feet from sliding: bends the legs, and lowers the pelvis where a "
                                      "leg is too short. The upper body keeps its rotations."),
            .searchWords = QT_TRANSLATE_NOOP(
                "limber::Operation",
                "foot feet sliding slide slip skating skate ice stop sticky plant pin contact ground clean up ik"),
            .takesFrames = true,
            .keepsOtherFrames = true,
            .parameters = footlockParameters(),
            .run = runFootlock,
            .count = countSlide};
}

} // namespace limber
