#pragma once

#include "body/bodymeasure.h"
#include "pose/pose.h"
#include "retarget/chainspread.h"
#include "retarget/pairframes.h"
#include "retarget/restalignment.h"
#include "retarget/retargetinput.h"
#include "retarget/retargetnote.h"
#include "retarget/straightlimbs.h"
#include "retarget/upaxisrotation.h"

#include <array>
#include <optional>
#include <vector>

namespace limber {

// A pose of the target that is being made: rotations and positions in the world, and the position of each joint
// relative to its parent.
struct TransferredPose
{
    Pose source; // in the target's world
    Pose pose;
    std::vector<glm::dvec3> translations; // one for each joint, in the parent's frame
};

// A leg of the source and the same leg of the target; NoJoint for joints without a counterpart.
struct LegPair
{
    LegJoints source;
    LegJoints target;
};

// Transfers single poses of a source to a target: rest alignment, rotations, root and travelling joints
// (docs/retargeting.md). What does not depend on the frame is computed once; several threads may use one object.
class PoseTransfer
{
public:
    explicit PoseTransfer(const RetargetInput &input);

    // Computes the pose of a frame, before floor and feet are applied.
    void evaluate(int frame, TransferredPose &out) const;
    // Computes all positions again after rotations or the carrier's translation were changed.
    void place(TransferredPose &pose) const;
    // Moves the whole figure; does nothing if no position channel can move it.
    void shift(TransferredPose &pose, const glm::dvec3 &by) const;

    [[nodiscard]] const FigureShape &sourceShape() const { return m_sourceShape; }
    [[nodiscard]] const FigureShape &targetShape() const { return m_targetShape; }
    // Returns the length of the source's body in its file units.
    [[nodiscard]] double sourceBodyLength() const;
    [[nodiscard]] glm::dvec3 up() const { return directionOf(m_world.targetUp); }
    [[nodiscard]] Axis upAxis() const { return m_world.targetUp; }
    [[nodiscard]] const glm::dmat3 &targetFromSource() const { return m_world.targetFromSource; }
    [[nodiscard]] double travelScale() const { return m_scale; } // of heights; of the floor plane too unless keepTravel
    [[nodiscard]] RestMode restMode() const { return m_alignment.used; }
    // Returns the frames of both bodies that the files show by themselves, whatever the user asked for.
    [[nodiscard]] const PairFrames &anatomy() const { return m_anatomy; }
    // Returns the poses that show how the bodies are built.
    [[nodiscard]] const ReferenceChoice &sourceReference() const { return m_references[0]; }
    [[nodiscard]] const ReferenceChoice &targetReference() const { return m_references[1]; }
    // Returns the legs on which the source stands, those of its hips first, and their counterparts.
    [[nodiscard]] const std::vector<LegPair> &legs() const { return m_legs; }
    // Returns the joint whose position channels carry the figure, or NoJoint.
    [[nodiscard]] int carrier() const { return m_carrier; }
    // Returns whether a joint of the target has a position of its own that follows the source.
    [[nodiscard]] bool travels(int joint) const { return m_travels[static_cast<std::size_t>(joint)]; }
    // Returns false for joints that keep the rotation of the reference pose relative to their parents.
    [[nodiscard]] bool rotates(int joint) const;
    // Returns a position of the source in the world of the target, with travel and height scaled.
    [[nodiscard]] glm::dvec3 scaled(const glm::dvec3 &position) const;
    // Returns what the user should know about the pair, in whole sentences.
    [[nodiscard]] const RetargetNotes &notes() const { return m_notes; }

private:
    void findLegs();
    void plantFeetOf(const ReferenceChoice &source, const ReferenceChoice &target, ReferencePose &sourcePose,
                     ReferencePose &targetPose) const;
    void keepLocalRotations(const ReferenceChoice &reference);
    void reportBonesWithoutLength();
    void reportLoneLimbs();
    void reportMissingLegs();
    [[nodiscard]] LegJoints counterpartOf(const LegJoints &leg) const;
    void decideScale();
    void findCarrier();
    void findTravellers();
    void reportReferences();
    void reportTwists();
    void straightenToes(const ReferencePose &sourcePose);
    void addTwists();
    void spreadBends();
    void goDownToTraveller();
    void findFloorRoot();
    [[nodiscard]] glm::dmat3 heading(const Pose &source) const;
    [[nodiscard]] glm::dmat3 worldOfGuide(int joint, const Pose &source) const;
    [[nodiscard]] glm::dmat3 rotationOf(int joint, const Pose &source) const;
    void moveOntoFloor(TransferredPose &out) const;
    [[nodiscard]] glm::dvec3 pelvisPosition(const Pose &source) const;
    void rotateJoints(TransferredPose &out) const;
    void moveJoints(TransferredPose &out) const;
    [[nodiscard]] glm::dvec3 travelled(int joint, const TransferredPose &out) const;
    void placeJoint(int joint, TransferredPose &pose) const;
    void placeEndSites(TransferredPose &pose) const;

    RetargetInput m_in;
    FigureShape m_sourceShape;
    FigureShape m_targetShape;
    BonePaths m_paths;
    UpAxisRotation m_world;
    std::array<ReferenceChoice, 2> m_references; // of source and target
    PairFrames m_anatomy;
    RestAlignment m_alignment;
    // For each target joint without a guide its rotation relative to its parent.
    std::vector<glm::dmat3> m_keptRotations;
    std::optional<StraightLimbs> m_straightLimbs; // unless what the rest poses tell apart is exact
    std::vector<int> m_chordOf; // one for each target joint: its index in the alignment's chords, or -1
    std::vector<LegPair> m_legs;
    std::vector<SpreadJoint> m_spread;
    std::vector<int> m_spreadOf; // one for each target joint: its index in m_spread, or -1
    int m_floorRoot = NoJoint; // of the target: carries travel and heading; NoJoint if no joint does
    double m_scale = 1.0;
    int m_pelvis = NoJoint; // the first target joint that follows the source
    int m_carrier = NoJoint;
    std::vector<bool> m_travels;
    RetargetNotes m_notes;
};

} // namespace limber
