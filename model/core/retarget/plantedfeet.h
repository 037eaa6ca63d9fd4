#pragma once

#include "base/message.h"
#include "body/jointedlimb.h"
#include "contacts/footlock.h"
#include "retarget/posetransfer.h"

#include <optional>
#include <vector>

namespace limber {

// Follows the legs of a source and of the figure it is put on through all frames, finds when feet stand, and moves
// pelvis and legs of the figure so that they stand there too (sections 8 and 9).
class PlantedFeet
{
public:
    PlantedFeet(const PoseTransfer &transfer, const Skeleton &source, const Skeleton &target);

    [[nodiscard]] bool hasLegs() const { return !m_legs.empty(); }
    void reserve(int frameCount);
    // Takes in the next frame, before floor and feet.
    void record(const TransferredPose &pose);

    // When the source's ankles and toes stand, detected from the recorded frames. `sourceBodyLength` in its units.
    // Where they never do, `whyNone` says so.
    [[nodiscard]] Contacts findContacts(double sourceBodyLength, double frameTimeSeconds,
                                        std::vector<Message> &whyNone) const;

    // Where the floors are along `up`, detected from the soles while they stand: the source's in its own units and the
    // figure's before it is shifted. Nothing without legs.
    struct Floors
    {
        double source = 0.0;
        double figure = 0.0;
    };
    [[nodiscard]] std::optional<Floors> findFloors(const Contacts &contacts) const;

    // Plans where the feet stand when the figure is shifted by that much.
    void lock(const Contacts &contacts, double floorShift, double frameTimeSeconds);
    // Lowers the pelvis and bends the legs of a frame's pose, which is shifted already.
    void apply(int frame, TransferredPose &pose) const;

    [[nodiscard]] const std::vector<ReachProblem> &problems() const { return m_lock.problems; }
    [[nodiscard]] double longestDrop() const;
    // The foot joint of a leg in a problem.
    [[nodiscard]] int footOf(int leg) const { return m_legs[static_cast<std::size_t>(leg)].target.foot; }

private:
    // Points of the sole that source and target both have.
    struct Sole
    {
        std::vector<NodeId> source;
        std::vector<NodeId> target;
    };
    struct Leg
    {
        LegJoints source;
        LegJoints target;
        NodeId toe; // of the target: its toe joint, else the end of its foot; invalid if it has neither
        Sole sole;
        JointedLimb limb; // of the target
        std::vector<glm::dvec3> sourceAnkle; // by frame, in the target's world, the source's units
        std::vector<glm::dvec3> sourceToe;
        std::vector<double> sourceHeight; // of the lowest point of the sole
        std::vector<double> targetHeight;
        std::vector<glm::dquat> thighTurn; // world from thigh
        glm::dvec3 hinge{0.0}; // in the thigh's frame
    };

    void addLeg(BodySide side);
    [[nodiscard]] Sole soleOf(const LegJoints &source, const LegJoints &target) const;
    [[nodiscard]] std::vector<FrameInterval> contactsOf(const Contacts &contacts, const Leg &leg) const;
    void setSolesOnFloor(const Contacts &contacts);
    void levelToes(const Contacts &contacts);
    void bend(const Leg &leg, const LegGoals &goals, int frame, TransferredPose &pose) const;

    const PoseTransfer &m_transfer;
    const Skeleton &m_source;
    const Skeleton &m_target;
    std::vector<Leg> m_legs;
    std::vector<LegTrack> m_tracks; // parallel to the legs
    FootLock m_lock;
};

} // namespace limber
