#pragma once

#include "base/message.h"
#include "base/progress.h"
#include "body/vocabulary.h"
#include "motion/clip.h"
#include "pose/positionrule.h"
#include "pose/upaxis.h"
#include "tracks/rotationtrack.h"

#include <optional>
#include <vector>

namespace limber {

// The up axis of two clips that become one.
struct CommonUp
{
    Axis axis = Axis::Y; // of the result
    Axis ofSecond = Axis::Y; // of the second clip as it is

    [[nodiscard]] bool rotatesSecond() const { return axis != ofSecond; }
};

// Decides it for two clips with the same joints. If both figures stand upright, but along different axes, the second
// one is rotated. If only the second one moves and stands, because the first one lies, hangs or is a single pose, its
// axis is taken, unless the user has set the first one's.
[[nodiscard]] CommonUp commonUp(const Clip &first, const UpAxis &upOfFirst, const Clip &second,
                                const PositionRules &rules, const Vocabulary &vocabulary);

// Stands the second clip upright as the first one, or gives `up`, the up axis of the first one, that of the second.
// Adds a note about it. Returns what its channels could not express, or nothing if the progress stopped it.
[[nodiscard]] std::optional<RotationResidual> standAlike(const Clip &first, UpAxis &up, Clip &second,
                                                         const PositionRules &rules, const Vocabulary &vocabulary,
                                                         std::vector<Message> &notes, const Progress &progress);

} // namespace limber
