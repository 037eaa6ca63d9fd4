#pragma once

#include "bvh/bvhreader.h"
#include "retarget/posetransfer.h"

#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace limber {

// Puts the motion of one skeleton on another: map (given), frames of reference, rest alignment, rotations, root and
// travel, floor, feet, angles (the order of the retargeting page). prepare() looks at the whole clip; then single
// poses can be asked for, by several threads, and the whole result be written.
class Retargeter
{
public:
    explicit Retargeter(const RetargetInput &input);
    ~Retargeter();

    // Finds contacts, floor and where the feet are to stand. False if the progress said stop.
    [[nodiscard]] bool prepare(const Progress &progress = {});

    // The pose of a frame of the result.
    void evaluate(int frame, TransferredPose &out) const;

    // The result: the target's hierarchy, text and channels with the source's frames and frame time. Nothing if the
    // progress said stop.
    [[nodiscard]] std::optional<Clip> write(const Progress &progress = {});

    [[nodiscard]] const PoseTransfer &transfer() const { return m_transfer; }
    // What the user should know, in whole sentences; complete when the result is written.
    [[nodiscard]] std::vector<std::string> notes() const;

private:
    [[nodiscard]] int decimals() const;

    RetargetInput m_in;
    PoseTransfer m_transfer;
    std::vector<std::string> m_notes;
};

} // namespace limber
