#pragma once

#include "base/message.h"
#include "base/progress.h"
#include "body/bodyroles.h"
#include "contacts/footlock.h"
#include "motion/clip.h"
#include "pose/positionrule.h"

#include <glm/vec3.hpp>

#include <optional>
#include <span>
#include <vector>

namespace limber {

// What happens to the motion when bones get other lengths or directions.
enum class OffsetMotion {
    KeepChannels, // every value stays: a plain edit
    KeepFeet, // the travel follows the length of the legs, standing feet stay; all else keeps its rotations
    KeepPositions, // joints stay where they were, as far as the bones allow
};

// How a clip is understood when its offsets change.
struct OffsetSettings
{
    OffsetMotion motion = OffsetMotion::KeepChannels; // what stays the same
    BodyRoles roles; // for the feet; may be empty
    Axis up = Axis::Y; // of the clip
    bool scaleTravel = true; // KeepFeet: the travel along the floor too, not the height alone
    std::optional<Contacts> contacts; // KeepFeet; else they are detected
};

// A clip with other offsets, and the effects on it.
struct OffsetsResult
{
    Clip clip; // with the new offsets
    PositionRules rules; // by which the clip is to be read
    double travelScale = 1.0; // KeepFeet
    Contacts contacts; // KeepFeet: those that were held
    std::vector<ReachProblem> problems; // KeepFeet: leg 0 is the first one that is whole, left before right
    double meanError = 0.0; // KeepPositions: of the joints below changed bones, file units
    double largestError = 0.0; // KeepPositions, file units
    std::vector<Message> notes; // what the user should know
};

// The clip with other offsets. The nodes must exist, the offsets be finite. Values that need not change keep their bits
// and their text: the source text stays. A position channel that stands for an OFFSET by the position rule goes with
// it, except where positions are kept. Nothing if the progress stopped it.
[[nodiscard]] std::optional<OffsetsResult> withOffsets(const Clip &clip, const PositionRules &rules,
                                                       std::span<const NodeOffset> offsets,
                                                       const OffsetSettings &settings, const Progress &progress = {});

// Multiplies the values of all position channels.
void scalePositions(Clip &clip, double factor);

} // namespace limber
