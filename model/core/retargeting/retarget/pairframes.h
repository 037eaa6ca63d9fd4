#pragma once

#include "anatomy/anatomicalframes.h"
#include "retarget/bonepaths.h"
#include "retarget/retargetinput.h"
#include "retarget/upaxisrotation.h"

namespace limber {

// The anatomical frames of both figures of a retarget, each in its own world.
struct PairFrames
{
    AnatomicalFrames source;
    AnatomicalFrames target;
    // Whether both files have the same rest pose, so that their joints have the same axes and only the bones count.
    bool hasSameRest = false;
};

// Returns whether the rest poses are the same if the source's world is rotated. It counts for one body on two skeletons
// and for a target whose rest pose shows nothing else.
[[nodiscard]] bool hasSameRest(const RetargetInput &input, const PairFrames &frames, const FigureShape &sourceShape,
                               const FigureShape &targetShape, const BonePaths &paths,
                               const glm::dmat3 &targetFromSource);

[[nodiscard]] PairFrames pairFrames(const RetargetInput &input, const FigureShape &sourceShape,
                                    const FigureShape &targetShape, const BonePaths &paths);

// Returns the frames as if the user had asked for no reference pose.
[[nodiscard]] PairFrames automaticFrames(const RetargetInput &input, const FigureShape &sourceShape,
                                         const FigureShape &targetShape, const BonePaths &paths);

// Returns which direction is up in the source's world: its axis, and whether its body hangs head down there.
[[nodiscard]] SourceUp sourceUpOf(const RetargetInput &input, const PairFrames &frames);

// Returns the up axis that the target's own figure shows: in the motion of the target's file, else in a pose that
// stands. Auto if the rest poses have to be compared.
[[nodiscard]] UpAxisChoice targetUpOf(const RetargetInput &input, const FigureShape &targetShape,
                                      const PairFrames &frames);

} // namespace limber
