#pragma once

#include "base/message.h"
#include "retarget/handreach.h"
#include "retarget/plantedfeet.h"
#include "retarget/retargetclip.h"

#include <optional>
#include <vector>

namespace limber {

// The work of retargetClip(): frames of reference, rest alignment, rotations, root and travel, floor, feet, angles,
// in this order (docs/retargeting.md). prepare() looks at the whole clip; then single poses can be asked for, by
// several threads, and the whole result be written.
class Retargeter
{
public:
    explicit Retargeter(const RetargetInput &input);
    Retargeter(const Retargeter &) = delete; // its parts know each other
    Retargeter &operator=(const Retargeter &) = delete;

    // Finds contacts, floor and where the feet are to stand. False if the progress stopped it.
    [[nodiscard]] bool prepare(const Progress &progress = {});

    // The pose of a frame of the result.
    void evaluate(int frame, TransferredPose &out) const;

    // The result: the target's hierarchy, text and channels with the source's frames and frame time, and all notes; not
    // measured. Nothing if the progress stopped it.
    [[nodiscard]] std::optional<RetargetedClip> write(const Progress &progress = {}) const;

    // How well a written result follows the motion. Nothing if the progress stopped it.
    [[nodiscard]] std::optional<RetargetMeasures> measure(const Clip &result, const Progress &progress = {}) const;

    [[nodiscard]] const PoseTransfer &transfer() const { return m_transfer; }
    // What the user should know about the pair and its feet, in whole sentences.
    [[nodiscard]] std::vector<Message> notes() const;

    // Contacts of the source's joints that are held: those that were given, else those that were found.
    [[nodiscard]] const Contacts &contacts() const { return m_contacts; }
    // How far the figure was moved up so that it stands on its floor, file units.
    [[nodiscard]] double floorShift() const { return m_floorShift; }
    // Where the figure's floor is along the up axis, file units.
    [[nodiscard]] double floorHeight() const { return m_floorHeight; }
    [[nodiscard]] const PlantedFeet &feet() const { return m_feet; }

private:
    [[nodiscard]] int decimals() const;

    RetargetInput m_in;
    PoseTransfer m_transfer;
    PlantedFeet m_feet;
    HandReach m_hands;
    Contacts m_contacts;
    double m_floorShift = 0.0;
    double m_floorHeight = 0.0;
    std::vector<Message> m_notes;
};

} // namespace limber
