#include "proportions/feetkeeper.h"

#include "contacts/floorcontacts.h"
#include "contacts/footlockwriter.h"
#include "contacts/neverstanding.h"
#include "geometry/geometry.h"
#include "messages/retargetmessages.h"
#include "proportions/figurerecord.h"

#include <glm/geometric.hpp>

#include <algorithm>
#include <iterator>
#include <utility>
#include <vector>

namespace limber {

namespace {

constexpr double rounding = 1e-9; // of the legs' length: for a smaller change no value is written

class FeetKeeper
{
public:
    FeetKeeper(const Clip &before, const PositionRules &rules, const OffsetSettings &settings, OffsetsResult &changed)
        : m_before(before), m_rules(rules), m_settings(settings), m_changed(changed), m_after(changed.clip),
          m_up(directionOf(settings.up)), m_shapeBefore(figureShape(before, rules)),
          m_record(before.skeleton, settings.roles, m_up)
    {
    }

    bool run(const Progress &progress)
    {
        if (!m_record.hasLegs()) {
            m_changed.notes.push_back(messages::noWholeLeg());
            return true;
        }
        const bool legChanged = m_record.isLegChanged(m_before.skeleton, m_after.skeleton);
        if (m_before.motion.isEmpty() ||
            (!legChanged && !m_record.isPelvisChanged(m_before.skeleton, m_after.skeleton)))
            return true;
        if (!m_record.recordBefore(m_before, m_rules, progress.part(0.0, 0.3)) ||
            !m_record.recordAfter(m_after, m_rules, progress.part(0.3, 0.6)))
            return false;
        for (const LegRecord &leg : m_record.after)
            m_hinges.push_back(leg.hinge());
        findContacts();
        decideScale();
        placePelvis();
        if (legChanged) {
            setOnFloor();
            lockFeet();
        }
        return write(progress.part(0.6, 1.0));
    }

private:
    void findContacts()
    {
        findFloorMotion();
        if (m_settings.contacts) {
            m_changed.contacts = *m_settings.contacts;
            return;
        }
        const double ncm = ncmOfBody / bodyLength(m_before.skeleton, m_shapeBefore, m_settings.roles);
        const double frameTime = m_before.motion.playingFrameTimeSeconds();
        std::vector<JointDetection> found = detectContactsOfLegs(m_record.before, m_up, ncm, frameTime, m_floorMotion);
        std::ranges::move(notesOnNeverStanding(found, m_before.skeleton), std::back_inserter(m_changed.notes));
        m_changed.contacts = contactsOf(std::move(found));
    }

    void findFloorMotion()
    {
        const double ncm = ncmOfBody / bodyLength(m_before.skeleton, m_shapeBefore, m_settings.roles);
        const int frames = m_before.motion.frameCount();
        auto floor = chosenFloor(m_settings.floorMotion, m_up, frames);
        if (!floor)
            floor = floorMotionBelow(m_record.before, m_up, ncm, m_before.motion.playingFrameTimeSeconds());
        m_floorMotion = floor->underFeet();
    }

    void decideScale()
    {
        const FigureShape shapeAfter = figureShape(m_after, m_rules);
        double before = 0.0;
        double after = 0.0;
        for (const LegRecord &leg : m_record.after) {
            before += pathLength(m_before.skeleton, m_shapeBefore, leg.joints().thigh, leg.joints().foot);
            after += pathLength(m_after.skeleton, shapeAfter, leg.joints().thigh, leg.joints().foot);
        }
        m_legLength = after / static_cast<double>(m_record.after.size());
        if (before > 0.0 && after > 0.0)
            m_changed.travelScale = after / before;
        if (m_record.carrier == NoJoint)
            m_changed.notes.push_back(messages::travelStays());
    }

    // Sets the displacement of the pelvis from where the new bones put it to where it belongs.
    void placePelvis()
    {
        m_moves.assign(m_record.pelvisAfter.size(), glm::dvec3(0.0));
        const double scale = m_changed.travelScale;
        const double alongFloor = m_settings.scaleTravel ? scale : 1.0;
        const double floor = m_record.floor(m_record.before, m_changed.contacts);
        for (std::size_t frame = 0; frame < m_moves.size(); ++frame) {
            const glm::dvec3 &was = m_record.pelvisBefore[frame];
            const double height = glm::dot(was, m_up);
            const glm::dvec3 wanted =
                was + (was - m_up * height) * (alongFloor - 1.0) + m_up * ((height - floor) * (scale - 1.0));
            move(frame, wanted - m_record.pelvisAfter[frame]);
        }
    }

    void setOnFloor()
    {
        const double shift =
            m_record.floor(m_record.before, m_changed.contacts) - m_record.floor(m_record.after, m_changed.contacts);
        for (std::size_t frame = 0; frame < m_moves.size(); ++frame)
            move(frame, m_up * shift);
    }

    void move(std::size_t frame, const glm::dvec3 &by)
    {
        if (m_record.carrier == NoJoint || glm::length(by) <= rounding * m_legLength)
            return;
        m_moves[frame] += by;
        m_record.move(frame, by);
    }

    void lockFeet()
    {
        const int frames = m_before.motion.frameCount();
        const double floor = m_record.floor(m_record.before, m_changed.contacts);
        std::vector<LegTrack> tracks;
        for (std::size_t i = 0; i < m_record.after.size(); ++i) {
            LegRecord &leg = m_record.after[i];
            LegTrack track = leg.takeTrack();
            track.ankleContacts = intervalsOf(m_changed.contacts, leg.joints().foot, frames);
            track.toeContacts = intervalsOf(m_changed.contacts, leg.joints().toe, frames);
            setHeights(m_record.before[i], leg, floor, track);
            tracks.push_back(std::move(track));
        }
        FootLockSettings settings;
        if (m_record.carrier == NoJoint)
            settings.longestDrop = 0.0;
        settings.floorPath = m_floorMotion.path(m_before.motion.playingFrameTimeSeconds());
        for (glm::dvec3 &place : settings.floorPath)
            place *= m_settings.scaleTravel ? m_changed.travelScale : 1.0;
        m_lock = planFootLock(tracks, m_up, m_before.motion.playingFrameTimeSeconds(), settings);
        m_changed.problems = m_lock.problems;
    }

    // Makes a sole as high above the floor as before, scaled like the figure.
    void setHeights(const LegRecord &before, const LegRecord &after, double floor, LegTrack &track) const
    {
        for (std::size_t frame = 0; frame < before.soleHeights().size(); ++frame) {
            const double wanted = floor + m_changed.travelScale * (before.soleHeights()[frame] - floor);
            const double lift = wanted - after.soleHeights()[frame];
            track.ankleHeights.push_back(glm::dot(track.ankle[frame], m_up) + lift);
            if (!track.toe.empty())
                track.toeHeights.push_back(glm::dot(track.toe[frame], m_up) + lift);
        }
    }

    bool write(const Progress &progress)
    {
        const int frames = m_before.motion.frameCount();
        FootLockWriter writer(m_after, m_rules, bentLegs());
        for (int frame = 0; frame < frames; ++frame) {
            if (progress.wantsToStop(frame, frames))
                return false;
            const auto index = static_cast<std::size_t>(frame);
            const double drop = m_lock.pelvisDrop.empty() ? 0.0 : m_lock.pelvisDrop[index];
            const glm::dvec3 by = m_moves[index] - m_up * drop;
            if (by != glm::dvec3(0.0))
                writer.move(frame, m_record.carrier, by);
            writer.bend(frame, m_lock.legs);
        }
        return true;
    }

    [[nodiscard]] std::vector<BentLeg> bentLegs() const
    {
        std::vector<BentLeg> legs;
        for (std::size_t i = 0; i < m_record.after.size(); ++i)
            legs.push_back({m_record.after[i].joints(), m_hinges[i]});
        return legs;
    }

    const Clip &m_before;
    const PositionRules &m_rules;
    const OffsetSettings &m_settings;
    OffsetsResult &m_changed;
    Clip &m_after;
    glm::dvec3 m_up;
    FigureShape m_shapeBefore;
    FigureRecord m_record;
    double m_legLength = 0.0;
    std::vector<glm::dvec3> m_moves; // of the whole figure, by frame
    FloorMotion m_floorMotion; // of the clip before
    FootLock m_lock;
    std::vector<glm::dvec3> m_hinges; // of the knees, in the frames of their thighs
};

} // namespace

bool keepFeet(const Clip &before, const PositionRules &rules, const OffsetSettings &settings, OffsetsResult &changed,
              const Progress &progress)
{
    return FeetKeeper(before, rules, settings, changed).run(progress);
}

} // namespace limber
