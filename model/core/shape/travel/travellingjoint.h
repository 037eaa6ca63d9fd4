#pragma once

#include "body/vocabulary.h"
#include "motion/clip.h"
#include "pose/positionrule.h"

#include <span>
#include <vector>

namespace limber {

// Which joint carries one figure of a clip along the floor.
struct FigureTravel
{
    int root = NoJoint; // above it; figures that have one in common are several entries
    int joint = NoJoint; // the travelling joint; NoJoint if no joint can travel

    // Returns the joint into which moves of the whole figure are written: the travelling joint, else the root, which
    // can at least rotate.
    [[nodiscard]] int mover() const { return joint == NoJoint ? root : joint; }
};

// Returns the travelling joint of each figure: one for each root, and one for each of several figures below a common
// root that does not carry them (see rolesOfFigures()). It is the first joint from the root down to the pelvis that has
// position channels and carries the travel: what is left of the pelvis' path along the floor, after the path of the
// joint is taken off, changes by at most half as much as the pelvis' path does. If the pelvis moves by no more than
// 1/170 of the body, or if no joint passes, it is the lowest joint with position channels on that way. A figure without
// a pelvis has its first joint that ends a bone instead. This is the only place that decides it; it looks at every
// frame of clips in which several joints could carry the travel.
[[nodiscard]] std::vector<FigureTravel> figureTravel(const Clip &clip, const PositionRules &rules, Axis up,
                                                     const Vocabulary &vocabulary = Vocabulary::builtIn());

// Returns the first travelling joint of some figures, or NoJoint.
[[nodiscard]] int travellingJoint(std::span<const FigureTravel> figures);

// Returns for each joint whether it is the one into which moves of its figure are written.
[[nodiscard]] std::vector<bool> moversOf(const Skeleton &skeleton, std::span<const FigureTravel> figures);

// Returns the joints that the travel carries, rising: the movers and all joints below them. Joints above them, which
// stay where they are, do not belong to the body.
[[nodiscard]] std::vector<int> carriedJoints(const Skeleton &skeleton, std::span<const FigureTravel> figures);

// Returns these joints, and the end sites below them by their index after all joints: the points of a PoseRun.
[[nodiscard]] std::vector<int> carriedPoints(const Skeleton &skeleton, std::span<const FigureTravel> figures);

// Returns the figures with their roots as movers, for rotations that are meant for the roots alone.
[[nodiscard]] std::vector<FigureTravel> figuresByRoot(const Skeleton &skeleton);

} // namespace limber
