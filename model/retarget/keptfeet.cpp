#include "retarget/keptfeet.h"

#include "motion/pose.h"
#include "retarget/bodymeasure.h"
#include "retarget/contactdetection.h"
#include "retarget/floorheight.h"
#include "retarget/geometry.h"
#include "retarget/hierarchy.h"
#include "retarget/jointangles.h"
#include "retarget/jointtracks.h"
#include "retarget/twobones.h"
#include "retarget/worldturn.h"

#include <glm/geometric.hpp>
#include <glm/matrix.hpp>

#include <algorithm>
#include <limits>

namespace limber {

namespace {

constexpr int framesBetweenReports = 256;
constexpr double nothing = 1e-9; // of the legs' length: rounding, for which no value is changed
constexpr double normalBodyLength = 170.0; // ncm

struct Leg
{
    LegJoints joints;
    std::vector<NodeId> sole; // ankle, toe and all that hangs on them
    std::vector<double> lowestBefore; // of the sole, by frame
    std::vector<double> lowestAfter;
    std::vector<glm::dquat> thighTurns; // world from thigh
    glm::dvec3 hinge{0.0}; // in the thigh's frame
};

double lowest(const std::vector<NodeId> &nodes, const Pose &pose, const glm::dvec3 &up)
{
    double height = std::numeric_limits<double>::infinity();
    for (const NodeId node : nodes)
        height = std::min(height, glm::dot(pose.positionOf(node), up));
    return height;
}

std::vector<FrameInterval> intervalsOf(const Contacts &contacts, int joint, int frameCount)
{
    for (const JointContacts &own : contacts) {
        if (own.joint == joint && joint != NoJoint)
            return tidied(own.intervals, frameCount);
    }
    return {};
}

Progress part(const Progress &progress, double from, double to)
{
    if (!progress)
        return {};
    return [&progress, from, to](double share) { return progress(from + (to - from) * share); };
}

class FeetKeeper
{
public:
    FeetKeeper(const Clip &before, const PositionRules &rules, const OffsetSettings &settings, OffsetsChanged &changed)
        : m_before(before), m_rules(rules), m_settings(settings), m_changed(changed), m_after(changed.clip),
          m_hierarchy(before.skeleton), m_up(directionOf(settings.up)), m_shapeBefore(figureShape(before, rules))
    {
        for (const BodySide side : {BodySide::Left, BodySide::Right})
            addLeg(legJoints(settings.roles, side));
        if (m_legs.empty())
            return;
        m_pelvis = settings.roles.find(BodyPart::Pelvis);
        if (m_pelvis == NoJoint || !m_hierarchy.isBelow(m_legs.front().joints.thigh, m_pelvis))
            m_pelvis = before.skeleton.joint(m_legs.front().joints.thigh).parent;
        for (int joint = m_pelvis; joint != NoJoint; joint = before.skeleton.joint(joint).parent) {
            if (hasPlace(before.skeleton.joint(joint)))
                m_carrier = joint;
        }
    }

    bool run(const Progress &progress)
    {
        if (m_legs.empty() || m_pelvis == NoJoint) {
            m_changed.notes.push_back("No whole leg was found: no feet are held.");
            return true;
        }
        if (!isFigureChanged() || m_before.motion.isEmpty())
            return true;
        if (!recordBefore(part(progress, 0.0, 0.3)) || !recordAfter(part(progress, 0.3, 0.6)))
            return false;
        decideScale();
        placePelvis();
        if (isLegChanged()) {
            setOnFloor();
            lockFeet();
        }
        return write(part(progress, 0.6, 1.0));
    }

private:
    [[nodiscard]] static bool hasPlace(const Joint &joint)
    {
        return std::all_of(allChannels.begin(), allChannels.begin() + 3, [&](Channel channel) {
            return std::find(joint.channels.begin(), joint.channels.end(), channel) != joint.channels.end();
        });
    }

    void addLeg(const LegJoints &joints)
    {
        const bool inOrder = joints.isWhole() && joints.thigh != joints.shin && joints.shin != joints.foot &&
                             m_hierarchy.isBelow(joints.shin, joints.thigh) &&
                             m_hierarchy.isBelow(joints.foot, joints.shin);
        if (!inOrder)
            return;
        Leg leg{joints, {}, {}, {}, {}, {}};
        for (int joint = joints.foot; joint < m_hierarchy.endOf(joints.foot); ++joint)
            leg.sole.push_back(NodeId::joint(joint));
        for (int end = 0; end < m_before.skeleton.endSiteCount(); ++end) {
            if (m_hierarchy.isBelow(m_before.skeleton.endSite(end).parent, joints.foot))
                leg.sole.push_back(NodeId::endSite(end));
        }
        m_legs.push_back(std::move(leg));
    }

    [[nodiscard]] bool isChanged(NodeId node) const
    {
        return m_before.skeleton.offsetOf(node) != m_after.skeleton.offsetOf(node);
    }
    [[nodiscard]] bool isPathChanged(int from, int above) const
    {
        for (int joint = from; joint != above && joint != NoJoint; joint = m_before.skeleton.joint(joint).parent) {
            if (isChanged(NodeId::joint(joint)))
                return true;
        }
        return false;
    }
    [[nodiscard]] bool isLegChanged() const
    {
        return std::any_of(m_legs.begin(), m_legs.end(), [this](const Leg &leg) {
            return isPathChanged(leg.joints.foot, m_pelvis) ||
                   std::any_of(leg.sole.begin(), leg.sole.end(), [this](NodeId node) { return isChanged(node); });
        });
    }
    [[nodiscard]] bool isFigureChanged() const { return isLegChanged() || isPathChanged(m_pelvis, NoJoint); }

    // Where pelvis and soles were, and when the feet stood.
    bool recordBefore(const Progress &progress)
    {
        std::vector<Track> ankles(m_legs.size());
        std::vector<Track> toes(m_legs.size());
        const bool done = forEachPose(m_before, progress, [&](const Pose &pose) {
            m_pelvisBefore.push_back(pose.jointPositions[static_cast<std::size_t>(m_pelvis)]);
            for (std::size_t i = 0; i < m_legs.size(); ++i) {
                Leg &leg = m_legs[i];
                leg.lowestBefore.push_back(lowest(leg.sole, pose, m_up));
                ankles[i].push_back(pose.jointPositions[static_cast<std::size_t>(leg.joints.foot)]);
                if (leg.joints.toe != NoJoint)
                    toes[i].push_back(pose.jointPositions[static_cast<std::size_t>(leg.joints.toe)]);
            }
        });
        if (!done)
            return false;
        if (m_settings.contacts) {
            m_changed.contacts = *m_settings.contacts;
            return true;
        }
        for (std::size_t i = 0; i < m_legs.size(); ++i) {
            detect(m_legs[i].joints.foot, ankles[i]);
            if (m_legs[i].joints.toe != NoJoint)
                detect(m_legs[i].joints.toe, toes[i]);
        }
        return true;
    }

    void detect(int joint, const Track &track)
    {
        const double ncm = normalBodyLength / bodyLength(m_before.skeleton, m_shapeBefore, m_settings.roles);
        DetectedContacts found = limber::detectContacts(track, m_up, ncm, m_before.motion.playingFrameTimeSeconds());
        if (found.intervals.empty())
            m_changed.notes.push_back(m_before.skeleton.joint(joint).name + " never stands. " + found.whyNone);
        else
            m_changed.contacts.push_back({joint, std::move(found.intervals)});
    }

    bool recordAfter(const Progress &progress)
    {
        m_tracks.resize(m_legs.size());
        const bool done = forEachPose(m_after, progress, [this](const Pose &pose) {
            const auto place = [&](int joint) { return pose.jointPositions[static_cast<std::size_t>(joint)]; };
            m_pelvisAfter.push_back(place(m_pelvis));
            for (std::size_t i = 0; i < m_legs.size(); ++i) {
                Leg &leg = m_legs[i];
                LegTrack &track = m_tracks[i];
                track.hip.push_back(place(leg.joints.thigh));
                track.knee.push_back(place(leg.joints.shin));
                track.ankle.push_back(place(leg.joints.foot));
                if (leg.joints.toe != NoJoint)
                    track.toe.push_back(place(leg.joints.toe));
                leg.lowestAfter.push_back(lowest(leg.sole, pose, m_up));
                leg.thighTurns.push_back(
                    glm::quat_cast(pose.worldFromJoint[static_cast<std::size_t>(leg.joints.thigh)]));
            }
        });
        for (std::size_t i = 0; i < m_legs.size() && done; ++i)
            m_legs[i].hinge = hingeInThigh(m_tracks[i].hip, m_tracks[i].knee, m_tracks[i].ankle, m_legs[i].thighTurns);
        return done;
    }

    template <typename Visitor>
    bool forEachPose(const Clip &clip, const Progress &progress, const Visitor &visit) const
    {
        Pose pose;
        const int frames = clip.motion.frameCount();
        for (int frame = 0; frame < frames; ++frame) {
            if (progress && frame % framesBetweenReports == 0 && !progress(frame / static_cast<double>(frames)))
                return false;
            evaluatePose(clip.skeleton, clip.motion.frame(frame), m_rules, pose);
            visit(pose);
        }
        return true;
    }

    void decideScale()
    {
        const FigureShape shapeAfter = figureShape(m_after, m_rules);
        double before = 0.0;
        double after = 0.0;
        for (const Leg &leg : m_legs) {
            before += pathLength(m_before.skeleton, m_shapeBefore, leg.joints.thigh, leg.joints.foot);
            after += pathLength(m_after.skeleton, shapeAfter, leg.joints.thigh, leg.joints.foot);
        }
        m_legLength = after / static_cast<double>(m_legs.size());
        if (before > 0.0 && after > 0.0)
            m_changed.travelScale = after / before;
        if (m_carrier == NoJoint)
            m_changed.notes.push_back("No joint above the legs has position channels: the travel stays as it was.");
    }

    [[nodiscard]] double floorOf(std::vector<double> Leg::*heights) const
    {
        std::vector<std::vector<FrameInterval>> standing;
        std::vector<FootHeights> feet;
        for (const Leg &leg : m_legs) {
            standing.push_back(unionOf(contactsOf(leg.joints.foot), contactsOf(leg.joints.toe), frameCount()));
            feet.push_back({leg.*heights, {}});
        }
        for (std::size_t i = 0; i < feet.size(); ++i)
            feet[i].standing = standing[i];
        const auto floor = floorHeight(feet);
        return floor ? floor->height : 0.0;
    }

    // From where the pelvis is with the new bones to where it belongs.
    void placePelvis()
    {
        m_moves.assign(m_pelvisAfter.size(), glm::dvec3(0.0));
        if (m_carrier == NoJoint)
            return;
        const double scale = m_changed.travelScale;
        const double alongFloor = m_settings.scaleTravel ? scale : 1.0;
        const double floor = floorOf(&Leg::lowestBefore);
        for (std::size_t frame = 0; frame < m_moves.size(); ++frame) {
            const glm::dvec3 &was = m_pelvisBefore[frame];
            const double height = glm::dot(was, m_up);
            const glm::dvec3 wanted =
                was + (was - m_up * height) * (alongFloor - 1.0) + m_up * ((height - floor) * (scale - 1.0));
            move(frame, wanted - m_pelvisAfter[frame]);
        }
    }

    void move(std::size_t frame, const glm::dvec3 &by)
    {
        if (glm::length(by) <= nothing * m_legLength)
            return;
        m_moves[frame] += by;
        for (std::size_t i = 0; i < m_legs.size(); ++i) {
            for (auto *track : {&m_tracks[i].hip, &m_tracks[i].knee, &m_tracks[i].ankle, &m_tracks[i].toe}) {
                if (!track->empty())
                    (*track)[frame] += by;
            }
            m_legs[i].lowestAfter[frame] += glm::dot(by, m_up);
        }
    }

    void setOnFloor()
    {
        const double shift = floorOf(&Leg::lowestBefore) - floorOf(&Leg::lowestAfter);
        for (std::size_t frame = 0; frame < m_moves.size() && m_carrier != NoJoint; ++frame)
            move(frame, m_up * shift);
    }

    // A sole belongs as high above the floor as it was, by the scale of the figure.
    void setHeights(const Leg &leg, double floor, LegTrack &track) const
    {
        for (std::size_t frame = 0; frame < leg.lowestBefore.size(); ++frame) {
            const double wanted = floor + m_changed.travelScale * (leg.lowestBefore[frame] - floor);
            const double lift = wanted - leg.lowestAfter[frame];
            track.ankleHeights.push_back(glm::dot(track.ankle[frame], m_up) + lift);
            if (!track.toe.empty())
                track.toeHeights.push_back(glm::dot(track.toe[frame], m_up) + lift);
        }
    }

    void lockFeet()
    {
        const double floor = floorOf(&Leg::lowestBefore);
        for (std::size_t i = 0; i < m_legs.size(); ++i) {
            m_tracks[i].ankleContacts = contactsOf(m_legs[i].joints.foot);
            m_tracks[i].toeContacts = contactsOf(m_legs[i].joints.toe);
            setHeights(m_legs[i], floor, m_tracks[i]);
        }
        FootLockSettings settings;
        if (m_carrier == NoJoint)
            settings.longestDrop = 0.0;
        m_lock = planFootLock(m_tracks, m_up, m_before.motion.playingFrameTimeSeconds(), settings);
        m_changed.problems = m_lock.problems;
    }

    bool write(const Progress &progress)
    {
        for (int frame = 0; frame < frameCount(); ++frame) {
            if (progress && frame % framesBetweenReports == 0 && !progress(frame / static_cast<double>(frameCount())))
                return false;
            const auto index = static_cast<std::size_t>(frame);
            const double drop = m_lock.pelvisDrop.empty() ? 0.0 : m_lock.pelvisDrop[index];
            const glm::dvec3 by = m_moves[index] - m_up * drop;
            if (by != glm::dvec3(0.0))
                writeMove(frame, by);
            writeLegs(frame);
        }
        return true;
    }

    void writeMove(int frame, const glm::dvec3 &by)
    {
        const Joint &joint = m_after.skeleton.joint(m_carrier);
        glm::dvec3 local = by;
        if (!joint.isRoot()) {
            evaluatePose(m_after.skeleton, m_after.motion.frame(frame), m_rules, m_pose);
            local = glm::transpose(m_pose.worldFromJoint[static_cast<std::size_t>(joint.parent)]) * by;
        }
        for (int axis = 0; axis < 3; ++axis) {
            const int column = *m_after.skeleton.columnOf(m_carrier, allChannels[static_cast<std::size_t>(axis)]);
            if (local[axis] != 0.0)
                m_after.motion.setValue(frame, column, m_after.motion.value(frame, column) + local[axis]);
        }
    }

    void writeLegs(int frame)
    {
        const auto index = static_cast<std::size_t>(frame);
        const bool moves = std::any_of(m_lock.legs.begin(), m_lock.legs.end(),
                                       [index](const LegGoals &goals) { return goals.moved[index]; });
        if (!moves)
            return;
        evaluatePose(m_after.skeleton, m_after.motion.frame(frame), m_rules, m_pose);
        for (std::size_t i = 0; i < m_legs.size(); ++i) {
            if (m_lock.legs[i].moved[index])
                writeLeg(frame, m_legs[i], m_lock.legs[i]);
        }
    }

    void writeLeg(int frame, const Leg &leg, const LegGoals &goals)
    {
        const auto index = static_cast<std::size_t>(frame);
        const auto place = [&](int joint) { return m_pose.jointPositions[static_cast<std::size_t>(joint)]; };
        const glm::dmat3 &thigh = m_pose.worldFromJoint[static_cast<std::size_t>(leg.joints.thigh)];
        const TwoBoneTurns turns = solveTwoBones(place(leg.joints.thigh), place(leg.joints.shin),
                                                 place(leg.joints.foot), goals.ankle[index], thigh * leg.hinge);
        glm::dmat3 above(1.0); // what the joint's parent was turned by
        above = writeTurn(frame, leg.joints.thigh, glm::mat3_cast(turns.upper), above);
        above = writeTurn(frame, leg.joints.shin, glm::mat3_cast(turns.lower), above);
        writeTurn(frame, leg.joints.foot, glm::mat3_cast(goals.footTurn[index]), above);
    }

    // Turns a joint in the world and answers by how much its channels did.
    glm::dmat3 writeTurn(int frame, int index, const glm::dmat3 &turn, const glm::dmat3 &above)
    {
        const Joint &joint = m_after.skeleton.joint(index);
        const glm::dmat3 &world = m_pose.worldFromJoint[static_cast<std::size_t>(index)];
        const glm::dmat3 parent =
            joint.isRoot() ? above : above * m_pose.worldFromJoint[static_cast<std::size_t>(joint.parent)];
        std::vector<double> angles = anglesIn(joint, m_after.motion.frame(frame));
        const glm::dmat3 shown = JointAngles(joint).fit(glm::transpose(parent) * turn * world, angles);
        setAngles(joint, angles, m_after.motion.editFrame(frame));
        return parent * shown * glm::transpose(world);
    }

    [[nodiscard]] int frameCount() const { return m_before.motion.frameCount(); }
    [[nodiscard]] std::vector<FrameInterval> contactsOf(int joint) const
    {
        return intervalsOf(m_changed.contacts, joint, frameCount());
    }

    const Clip &m_before;
    const PositionRules &m_rules;
    const OffsetSettings &m_settings;
    OffsetsChanged &m_changed;
    Clip &m_after;
    Hierarchy m_hierarchy;
    glm::dvec3 m_up;
    FigureShape m_shapeBefore;
    std::vector<Leg> m_legs;
    std::vector<LegTrack> m_tracks; // parallel to the legs
    int m_pelvis = NoJoint;
    int m_carrier = NoJoint; // the highest joint with a place of its own
    double m_legLength = 0.0;
    std::vector<glm::dvec3> m_pelvisBefore;
    std::vector<glm::dvec3> m_pelvisAfter;
    std::vector<glm::dvec3> m_moves; // of the whole figure, by frame
    FootLock m_lock;
    Pose m_pose;
};

} // namespace

bool keepFeet(const Clip &before, const PositionRules &rules, const OffsetSettings &settings, OffsetsChanged &changed,
              const Progress &progress)
{
    return FeetKeeper(before, rules, settings, changed).run(progress);
}

} // namespace limber
