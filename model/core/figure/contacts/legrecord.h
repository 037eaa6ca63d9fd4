#pragma once

#include "body/bodymeasure.h"
#include "contacts/contactdetection.h"
#include "contacts/contacts.h"
#include "contacts/floorheight.h"
#include "contacts/footlock.h"
#include "ground/floormotion.h"
#include "pose/pose.h"

#include <optional>
#include <span>
#include <utility>
#include <vector>

namespace limber {

// One leg of a figure, recorded through the frames of a clip: all that is needed to find its contacts, to find the
// floor and to lock its foot. Positions are in the world.
class LegRecord
{
public:
    // `toe` is a joint or an end site below the foot, or invalid; the height of the sole is that of the lowest node in
    // `sole`; `tip` is the end of the toes, or invalid. Without thigh and shin only the foot is recorded.
    LegRecord(const LegJoints &joints, NodeId toe, std::vector<NodeId> sole, NodeId tip = {});

    void reserve(int frameCount);
    // Adds the next frame.
    void record(const Pose &pose, const glm::dvec3 &up);
    // Moves the whole leg in a frame.
    void move(std::size_t frame, const glm::dvec3 &by, const glm::dvec3 &up);

    [[nodiscard]] const LegJoints &joints() const { return m_joints; }
    [[nodiscard]] const std::vector<NodeId> &sole() const { return m_sole; }
    // Returns the track of its joints by frame, without contacts and wanted heights.
    [[nodiscard]] const LegTrack &track() const { return m_track; }
    // Returns the positions of the end of the toes by frame; none without one.
    [[nodiscard]] const std::vector<glm::dvec3> &tip() const { return m_tipTrack; }
    // Returns the rotations of the foot by frame.
    [[nodiscard]] const std::vector<glm::dquat> &worldFromFoot() const { return m_worldFromFoot; }
    // Moves the track out of the record, since it may be large; with it go the hinges of the knee.
    [[nodiscard]] LegTrack takeTrack();
    // Returns the heights along `up`, by frame.
    [[nodiscard]] const std::vector<double> &soleHeights() const { return m_soleHeights; }
    // Returns the axis about which the knee bends, in the thigh's frame; see hingeInThigh().
    [[nodiscard]] glm::dvec3 hinge() const;

private:
    LegJoints m_joints;
    NodeId m_toe;
    NodeId m_tip;
    std::vector<NodeId> m_sole;
    LegTrack m_track;
    std::vector<double> m_soleHeights;
    std::vector<glm::dquat> m_worldFromThigh;
    std::vector<glm::dquat> m_worldFromFoot;
    std::vector<glm::dvec3> m_tipTrack;
};

// Returns the end sites below a joint.
[[nodiscard]] std::vector<NodeId> endSitesBelow(const Skeleton &skeleton, int joint);
// Returns the end of the toes, an end site; invalid if the leg has none.
[[nodiscard]] NodeId endOfToes(const Skeleton &skeleton, const LegJoints &leg);
// Returns the tips of a foot: its end sites. Where one leads back to the heel in a pose, as some programs close their
// chains, the toe is the tip.
[[nodiscard]] std::vector<NodeId> tipsOfFoot(const Skeleton &skeleton, const LegJoints &leg, const Pose &pose);

// Returns the frames in which a leg's ankle or toe stands, tidied.
[[nodiscard]] std::vector<FrameInterval> standingFrames(const Contacts &contacts, const LegJoints &leg, int frameCount);

// Returns where a body is in each frame, by the middle of its hips, in ncm; nothing if that is unknown.
[[nodiscard]] std::vector<glm::dvec3> placesOfBody(std::span<const LegRecord> legs, double ncmPerUnit);

// The detected contacts of one ankle or toe.
struct JointDetection
{
    int joint = NoJoint;
    DetectedContacts contacts;
};

// Detects the contacts of ankles and toe joints on a floor, in which they stand so still that they can be held; the
// units are those of detectContacts(). On a floor that moves, joints may be faster by a part of its speed; if they
// never stand otherwise, those of a body that runs all the time may be by a part of that speed.
[[nodiscard]] std::vector<JointDetection> detectContactsOfLegs(std::span<const LegRecord> legs, const glm::dvec3 &up,
                                                               double ncmPerUnit, double frameTimeSeconds,
                                                               const FloorMotion &floor,
                                                               const ContactLimits &limits = {});

// Takes the contacts of the joints that have some.
[[nodiscard]] Contacts contactsOf(std::vector<JointDetection> &&detections);

// Returns the floor below legs: the median of their soles while they stand. `standing` is parallel to the legs.
[[nodiscard]] std::optional<FloorHeight> floorBelow(std::span<const LegRecord> legs,
                                                    std::span<const std::vector<FrameInterval>> standing);

} // namespace limber
