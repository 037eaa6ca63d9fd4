#pragma once

#include "base/message.h"
#include "ground/footlesslegs.h"
#include "retarget/footfloor.h"
#include "retarget/handfloor.h"
#include "retarget/handreach.h"
#include "retarget/measures/floordepth.h"
#include "retarget/plantedfeet.h"
#include "retarget/retargetclip.h"

#include <optional>
#include <span>
#include <vector>

namespace limber {

// The work of retargetClip(): frames of reference, rest alignment, rotations, root and travel, floor, feet, angles, in
// this order (docs/retargeting.md). prepare() examines the whole clip; after that several threads can request single
// poses, and the whole result can be written.
class Retargeter
{
public:
    explicit Retargeter(const RetargetInput &input);
    Retargeter(const Retargeter &) = delete; // its parts refer to each other
    Retargeter &operator=(const Retargeter &) = delete;

    // Finds contacts, the floor and where the feet should stand. Returns false if the progress stopped it.
    [[nodiscard]] bool prepare(const Progress &progress = {});

    // Computes the pose of a frame of the result.
    void evaluate(int frame, TransferredPose &out) const;
    // Does the same as if the source had this pose in that frame, with the contacts and the floor that prepare() found.
    // Where a foot is elsewhere than in the source, no foot is held.
    void evaluate(int frame, const Pose &source, TransferredPose &out) const;

    // Returns the result: the target's hierarchy, text and channels with the source's frames and frame time, and all
    // notes, but without measures. Returns nothing if the progress stopped it.
    [[nodiscard]] std::optional<RetargetedClip> write(const Progress &progress = {}) const;

    // Measures how well a written result follows the motion. Returns nothing if the progress stopped it.
    [[nodiscard]] std::optional<RetargetMeasures> measure(const Clip &result, const Progress &progress = {}) const;

    // Looks for what a written result does that the motion does not, except for feet that go through the floor, which
    // write() finds. Returns nothing if the progress stopped it.
    [[nodiscard]] std::optional<std::vector<ResultFault>> findFaults(const Clip &result,
                                                                     const Progress &progress = {}) const;

    [[nodiscard]] const PoseTransfer &transfer() const { return m_transfer; }
    // Returns what the user should know about the pair and its feet, in whole sentences.
    [[nodiscard]] RetargetNotes notes() const;

    // Returns the contacts of the source's joints that are held: those that were given, else those that were detected.
    [[nodiscard]] const Contacts &contacts() const { return m_contacts; }
    // Returns how far the figure was moved up to stand on its floor, in file units; 0 if it is too little to be seen.
    [[nodiscard]] double floorShift() const { return visible(m_shift.toFloor); }
    // Returns how far the pelvis is lowered at most so that the feet reach the floor, in the same way.
    [[nodiscard]] double pelvisDrop() const { return visible(m_feet.longestDrop()); }
    // Returns the height of the figure's floor along the up axis, in file units: that below its body, if that is known,
    // else that below its joints.
    [[nodiscard]] double floorHeight() const { return m_floorHeight - m_soleHeight.value_or(0.0); }
    // Returns the length of the target's body, in file units; see bodyLength().
    [[nodiscard]] double targetBodyLength() const;
    [[nodiscard]] const PlantedFeet &feet() const { return m_feet; }

private:
    [[nodiscard]] bool prepareWithoutFeet(const Progress &progress);
    [[nodiscard]] std::optional<double> heightOfSole() const;
    [[nodiscard]] double groundOfSource(const PlantedFeet::Floors &floors) const;
    [[nodiscard]] double visible(double length) const;
    [[nodiscard]] int decimals() const;
    void addLowest(const TransferredPose &pose, std::vector<double> &ofSource, std::vector<double> &ofFigure) const;
    [[nodiscard]] std::vector<int> feetAndHands() const; // of the target, the feet first, one for each leg
    // Measures all joints of the body but those from these joints of the target on.
    [[nodiscard]] FloorDepth depthWithout(std::span<const int> ends) const;
    [[nodiscard]] FloorDepth partsToMeasure() const;
    void planHands(const PlantedFeet::Floors &floors, double frameTimeSeconds);
    void evaluateAboveFeet(int frame, TransferredPose &out) const;
    void applyPlans(int frame, TransferredPose &out) const;
    [[nodiscard]] bool hasSameFeet(const Pose &a, const Pose &b) const;
    void planLifts(const FloorDepth &parts, const PlantedFeet::Floors &floors, double frameTimeSeconds);
    [[nodiscard]] MessageArgument nameOfFoot(int leg) const;
    void addReachProblems(RetargetNotes &notes) const;
    void addLooseContacts(RetargetNotes &notes) const;

    RetargetInput m_in;
    PoseTransfer m_transfer;
    PlantedFeet m_feet;
    FootlessLegs m_footless;
    HandReach m_hands;
    HandFloor m_handFloor;
    FootFloor m_footFloor;
    Contacts m_contacts;
    FigureShift m_shift;
    double m_floorHeight = 0.0; // below the joints
    std::optional<double> m_soleHeight; // see heightOfSole()
    std::optional<double> m_sourceFloor; // in the target's world, before it is scaled; empty if no floor was found
    RetargetNotes m_notes;
};

} // namespace limber
