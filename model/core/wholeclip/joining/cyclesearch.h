#pragma once

#include "base/progress.h"
#include "body/figureroles.h"
#include "contacts/contacts.h"
#include "ground/floormotion.h"
#include "joining/seamsearch.h"
#include "pose/upaxis.h"

#include <optional>
#include <vector>

namespace limber {

// One way to cut a cycle out of a clip.
struct LoopCandidate
{
    FrameInterval frames; // the last frame is to be the first one again
    // Of several figures, the values are those of the one that has most of each.
    double seamNcm = 0.0; // root mean square distance of the points at both ends, after the best move along the floor
    double seamDegrees = 0.0; // the largest rotation of a joint between both ends
    double turnDegrees = 0.0; // of the figure over the cycle, about the up axis, with whole turns; positive to its left
    double travel = 0.0; // along the floor, file units
    int strides = 0; // number of strides; of periods of the movement if the feet show none
};

// Why a clip has no cycle: the measure that fails in the frames which come nearest to one.
struct CycleMiss
{
    enum class Measure {
        None, // no single one: the search did not meet these frames
        Length, // the clip is shorter than any cycle; seconds
        Duration, // a cycle is not that long; seconds
        Start, // the figure stands still in the first frame
        Movement, // the figure stands still in so many of the frames; percent
        Stride, // between two landings of a foot is more time; frames
        Return, // the figure moves on instead of coming back to its pose; file units
        Distance, // the poses at both ends are too far apart; file units
        Strides, // they are no whole number of strides; `found` is their number
        Joint, // a joint differs too much; degrees
    };

    Measure measure = Measure::None;
    FrameInterval frames;
    double found = 0.0; // what is measured …
    double limit = 0.0; // … and the most, or least, that a cycle has
};

// What is known of a clip in which cycles are searched.
struct CycleInput
{
    const Clip &clip;
    const PositionRules &rules;
    UpAxis up;
    const std::vector<FigureRoles> &figures; // of the clip; see rolesOfFigures()
    const Contacts *contacts = nullptr; // null: they are detected
    FloorChoice floor{}; // how the floor moves
};

// Returns up to three cycles, the best first. A cycle is one to three periods of the movement, where the figure moves
// as it usually does: the period is the shortest time after which the pose comes again, and at least 0.8 of the median
// time between two landings of a foot around there. Of several figures, each has to come back to its own pose, as seen
// relative to how far it moves itself; one that stands still does so all the time. Seam, turn and length count; short
// cycles come first. A cycle that goes straight on comes before one that turns, unless all of the clip turns or the
// straight one's seam is much worse. Cycles in which the figures stand, without a step and without travel, and those
// with a seam that the fade does not hide (see SeamWidth), count only if there are no others. Returns no cycle if
// nothing repeats, and nothing if the progress stopped it. If there is no cycle and `miss` is not null, it says why.
[[nodiscard]] std::optional<std::vector<LoopCandidate>>
loopCandidates(const CycleInput &input, const SeamSearch &search, const Progress &progress, CycleMiss *miss = nullptr);

} // namespace limber
