#pragma once

#include "base/message.h"
#include "base/progress.h"
#include "body/bodyroles.h"
#include "contacts/contacts.h"
#include "contacts/footlock.h"
#include "ground/floormotion.h"
#include "motion/clip.h"
#include "pose/positionrule.h"

#include <glm/vec3.hpp>

#include <optional>
#include <span>
#include <vector>

namespace limber {

// What happens to the motion if bones get other lengths or directions.
enum class OffsetMotion {
    KeepChannels, // every value stays, as in a plain edit
    KeepFeet, // the travel follows the length of the legs and standing feet stay; everything else keeps its rotations
    KeepPositions, // joints stay where they were, as far as the bones allow
};

// The settings for a change of a clip's offsets.
struct OffsetSettings
{
    OffsetMotion motion = OffsetMotion::KeepChannels; // what stays the same
    BodyRoles roles; // for the feet; may be empty
    Axis up = Axis::Y; // of the clip
    bool scaleTravel = true; // KeepFeet: scales the travel along the floor too, not only the height
    std::optional<Contacts> contacts; // KeepFeet; if empty, they are detected
    FloorChoice floorMotion{}; // KeepFeet: how the floor moves
};

// A clip with other offsets, and what the change did to it.
struct OffsetsResult
{
    Clip clip; // with the new offsets
    PositionRules rules; // the rules by which the clip must be read
    double travelScale = 1.0; // KeepFeet
    Contacts contacts; // KeepFeet: the contacts that were held
    std::vector<ReachProblem> problems; // KeepFeet: leg 0 is the first complete one, left before right
    double meanError = 0.0; // KeepPositions: of the joints below changed bones, file units
    double largestError = 0.0; // KeepPositions, file units
    std::vector<Message> notes; // what the user should know
};

// Returns the clip with other offsets. The nodes must exist and the offsets be finite. Values that need not change keep
// their exact bits and their text: the source text stays. A position channel that replaces an OFFSET by the position
// rule changes with it, except with KeepPositions. Returns nothing if the progress stopped it.
[[nodiscard]] std::optional<OffsetsResult> withOffsets(const Clip &clip, const PositionRules &rules,
                                                       std::span<const NodeOffset> offsets,
                                                       const OffsetSettings &settings, const Progress &progress = {});

// Multiplies the values of all position channels.
void scalePositions(Clip &clip, double factor);

} // namespace limber
