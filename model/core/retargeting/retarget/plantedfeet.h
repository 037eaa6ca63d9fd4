#pragma once

#include "base/at.h"
#include "base/message.h"
#include "body/jointedlimb.h"
#include "contacts/legrecord.h"
#include "ground/floormotion.h"
#include "retarget/posetransfer.h"

#include <optional>
#include <span>
#include <vector>

namespace limber {

// How far a figure is moved up after its legs were recorded, in file units.
struct FigureShift
{
    double toFloor = 0.0; // in all frames
    std::vector<double> lifts; // by frame, in addition, so that what lies does not sink into the floor

    [[nodiscard]] double in(int frame) const { return lifts.empty() ? toFloor : toFloor + at(lifts, frame); }
};

// Follows the legs of a source and of the target figure through all frames, finds when feet stand, and moves pelvis and
// legs of the figure so that its feet also stand then (docs/retargeting.md).
class PlantedFeet
{
public:
    PlantedFeet(const PoseTransfer &transfer, const RetargetInput &input);

    [[nodiscard]] bool hasLegs() const { return !m_legs.empty(); }
    [[nodiscard]] int legCount() const { return static_cast<int>(m_legs.size()); }
    [[nodiscard]] LegPair leg(int leg) const;
    [[nodiscard]] const JointedLimb &limb(int leg) const { return at(m_limbs, leg); }
    void reserve(int frameCount);
    // Records the pose of the next frame, before floor and feet are applied.
    void record(const TransferredPose &pose);
    // Finds the axes of the knees when all frames are recorded.
    void findHinges();
    // Returns the axis about which a knee bends, in the frame of the thigh; zero if it is unknown.
    [[nodiscard]] const glm::dvec3 &hinge(int leg) const { return at(m_hinges, leg); }

    // Finds how the floor below the source moves, in the target's world and the source's units, unless the choice,
    // whose velocity is in the source's world, says it.
    void findFloorMotion(const FloorChoice &choice, Axis sourceUp, double sourceBodyLength, double frameTimeSeconds);
    [[nodiscard]] const FloorMotion &floorMotion() const { return m_floorMotion; }
    // Returns when the source's ankles and toes stand, detected from the recorded frames. `sourceBodyLength` is in the
    // source's units. If they never stand, `whyNone` gets the reason.
    [[nodiscard]] Contacts findContacts(double sourceBodyLength, double frameTimeSeconds,
                                        std::vector<Message> &whyNone) const;
    // Returns the contacts of those that somebody gives in which the feet are held; see limber::heldOf().
    [[nodiscard]] Contacts heldOf(const Contacts &given, double sourceBodyLength, double frameTimeSeconds) const;

    // The heights of the floors along `up`, detected from the soles while they stand: the source's in its own units,
    // and the figure's before it is shifted. Nothing without legs.
    struct Floors
    {
        double source = 0.0;
        double figure = 0.0;
    };
    // The heights of the lowest joints of both bodies, by frame, show the floor of one that lies or stands on its
    // hands.
    [[nodiscard]] std::optional<Floors> findFloors(const Contacts &contacts, const std::vector<double> &lowestOfSource,
                                                   const std::vector<double> &lowestOfFigure) const;

    // Returns how high the lowest sole of the figure is in a pose of the target's skeleton.
    [[nodiscard]] double lowestSole(const Pose &pose) const;

    // Plans where the feet stand if the figure is shifted; `floors` are those of findFloors().
    void lock(const Contacts &contacts, const std::optional<Floors> &floors, const FigureShift &shift,
              double frameTimeSeconds);
    // Lowers the pelvis and bends the legs in a frame's pose, which is already shifted.
    void apply(int frame, TransferredPose &pose) const;

    // What the lock does with a foot in a frame.
    struct LockedFoot
    {
        std::optional<glm::dvec3> ankle; // its position; empty if the foot only follows the pelvis
        glm::dquat rotation{1.0, 0.0, 0.0, 0.0}; // of the foot in the world, in addition to its own
        double pelvisDrop = 0.0; // along the up axis, file units
    };
    [[nodiscard]] LockedFoot lockedFoot(int leg, int frame) const;
    [[nodiscard]] const std::vector<ReachProblem> &problems() const { return m_lock.problems; }
    [[nodiscard]] const std::vector<LooseContact> &looseContacts() const { return m_lock.loose; }
    [[nodiscard]] double longestDrop() const;
    // Returns the foot joint of a leg in a problem.
    [[nodiscard]] int footOf(int leg) const { return at(m_legs, leg).joints().foot; }

private:
    // The points of the sole that both source and target have.
    struct Soles
    {
        std::vector<NodeId> source;
        std::vector<NodeId> target;
    };

    // `first` is the first pose.
    void addLeg(const LegPair &leg, const TransferredPose &first);
    [[nodiscard]] Soles solesOf(const LegPair &leg, const TransferredPose &first) const;
    void setSolesOnFloor(const Floors &floors, const FigureShift &shift, std::vector<LegTrack> &tracks) const;
    [[nodiscard]] static double heightOfHeel(const LegTrack &track, const std::vector<double> &aboveSole);
    void spareKnees(const Floors &floors, double frameTimeSeconds, std::vector<LegTrack> &tracks) const;
    void spareKnee(const FrameInterval &contact, std::span<const double> sourceHeights, const Floors &floors,
                   double frameTimeSeconds, LegTrack &track) const;
    void bend(std::size_t leg, int frame, TransferredPose &pose) const;

    const PoseTransfer &m_transfer;
    const Skeleton &m_source;
    const Skeleton &m_target;
    FloorMotion m_floorMotion;
    std::vector<LegRecord> m_sourceLegs; // in the target's world and the source's units
    std::vector<LegRecord> m_legs; // of the target; this list, the next two and the lock are parallel to m_sourceLegs
    std::vector<JointedLimb> m_limbs;
    std::vector<glm::dvec3> m_hinges; // of the knees, in the frames of their thighs
    FootLock m_lock;
};

} // namespace limber
