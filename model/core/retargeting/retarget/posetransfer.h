#pragma once

#include "base/at.h"
#include "retarget/posetransferplan.h"

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

// Transfers single poses of a source to a target: rest alignment, rotations, root and travelling joints
// (docs/retargeting.md). Several threads may use one object.
class PoseTransfer
{
public:
    explicit PoseTransfer(const RetargetInput &input);

    // Computes the pose of a frame, before floor and feet are applied.
    void evaluate(int frame, TransferredPose &out) const;
    // Does the same for any pose of the source's joints.
    void evaluate(const Pose &source, TransferredPose &out) const;
    // Computes all positions again after rotations or the carrier's translation were changed.
    void place(TransferredPose &pose) const;
    // Moves the whole figure; does nothing if no position channel can move it.
    void shift(TransferredPose &pose, const glm::dvec3 &by) const;

    [[nodiscard]] const FigureShape &sourceShape() const { return m_plan.sourceShape; }
    [[nodiscard]] const FigureShape &targetShape() const { return m_plan.targetShape; }
    // Returns the length of the source's body in its file units.
    [[nodiscard]] double sourceBodyLength() const { return m_plan.sourceBodyLength(); }
    [[nodiscard]] glm::dvec3 up() const { return m_plan.up(); }
    [[nodiscard]] Axis upAxis() const { return m_plan.world.targetUp; }
    [[nodiscard]] const glm::dmat3 &targetFromSource() const { return m_plan.world.targetFromSource; }
    // Returns the scale of heights; that of the floor plane, too, unless keepTravel is set.
    [[nodiscard]] double travelScale() const { return m_plan.scale; }
    [[nodiscard]] RestMode restMode() const { return m_plan.alignment.used; }
    // Returns the frames of both bodies that the files show by themselves, whatever the user asked for.
    [[nodiscard]] const PairFrames &anatomy() const { return m_plan.anatomy; }
    // Returns the poses that show how the bodies are built.
    [[nodiscard]] const ReferenceChoice &sourceReference() const { return m_plan.references[0]; }
    [[nodiscard]] const ReferenceChoice &targetReference() const { return m_plan.references[1]; }
    // Returns the legs on which the source stands, those of its hips first, and their counterparts.
    [[nodiscard]] const std::vector<LegPair> &legs() const { return m_plan.legs; }
    // Returns the joint whose position channels carry the figure, or NoJoint.
    [[nodiscard]] int carrier() const { return m_plan.carrier; }
    // Returns whether a joint of the target has a position of its own that follows the source.
    [[nodiscard]] bool travels(int joint) const { return at(m_plan.travels, joint); }
    // Returns false for joints that keep the rotation of the reference pose relative to their parents.
    [[nodiscard]] bool rotates(int joint) const { return m_plan.rotates(joint); }
    // Returns a position of the source in the world of the target, with travel and height scaled.
    [[nodiscard]] glm::dvec3 scaled(const glm::dvec3 &position) const;
    // Returns what the user should know about the pair, in whole sentences.
    [[nodiscard]] const RetargetNotes &notes() const { return m_plan.notes; }

private:
    void transfer(TransferredPose &out) const;
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

    PoseTransferPlan m_plan;
};

} // namespace limber
