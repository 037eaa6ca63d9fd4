#pragma once

#include "base/message.h"
#include "base/progress.h"
#include "filling/gap.h"
#include "motion/clip.h"
#include "pose/positionrule.h"
#include "pose/upaxis.h"

#include <optional>
#include <string_view>
#include <vector>

namespace limber {

class Vocabulary;

// How it shows that joints have lost their data.
enum class GapKind {
    Frozen, // they stop although the body goes on
    Zero, // all angles are 0, as they are nowhere else in the clip
    Jumping, // they jump to and fro
    Implausible, // they do what they never do while the rest of the body moves like that
};

// Returns the word of a kind in reports.
[[nodiscard]] std::string_view wordOf(GapKind kind);

// Joints of one limb that have lost their data in the same frames.
struct FoundGap
{
    std::vector<int> joints; // rising
    FrameInterval frames;
    GapKind kind = GapKind::Frozen;
    bool isAtEnd = false; // whether no frame is before or after them, so that nothing leads there
};

// A clip in which lost data is looked for.
struct GapSearchInput
{
    const Clip &clip;
    PositionRules rules;
    UpAxis up;
    const Vocabulary &vocabulary;
};

// Finds joints without data, by their first frames. Returns nothing if the progress stopped it.
[[nodiscard]] std::optional<std::vector<FoundGap>> findGaps(const GapSearchInput &input, const Progress &progress);

// Returns a sentence about a gap: which joint, and those below it, is lost in which frames, and how that shows.
[[nodiscard]] Message messageOn(const FoundGap &gap, const Skeleton &skeleton);

// Returns the same without the frames, for a list that has them beside it.
[[nodiscard]] Message listedMessageOn(const FoundGap &gap, const Skeleton &skeleton);

// Returns joints without data as a gap, with what the found gaps say about it: where else these joints are lost, also
// by numbers that are not finite, and which others are lost at the same time.
[[nodiscard]] Gap gapAmong(const std::vector<FoundGap> &all, std::vector<int> joints, const FrameInterval &frames,
                           const Clip &clip);

} // namespace limber
