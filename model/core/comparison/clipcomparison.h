#pragma once

#include "base/progress.h"
#include "motion/clip.h"
#include "pose/positionrule.h"

#include <optional>
#include <vector>

namespace limber {

// How two clips are laid beside each other for a comparison.
struct ComparisonSettings
{
    // Which rotation of a joint is compared.
    enum class Rotations { AgainstParent, World };

    Rotations rotations = Rotations::AgainstParent; // degrees between these
    int shift = 0; // frame f of the first clip is compared with what the second one shows that many frames later
};

// A mean and a largest difference, and in which frame of the first clip the latter is; -1 where nothing was compared.
struct DifferenceFigures
{
    double mean = 0.0; // over all frames that were compared
    double largest = 0.0; // in one frame
    int worstFrame = -1; // of the first clip
};

// How far a joint or end site that both clips have is apart.
struct NodeDifference
{
    NodeId first; // in the first clip
    NodeId second; // in the second one
    DifferenceFigures degrees; // of joints only
    DifferenceFigures units; // of the positions in the world, file units
};

// How far two clips are apart, joint by joint.
struct ClipComparison
{
    std::vector<NodeDifference> nodes; // what both have, in the file order of the first
    std::vector<NodeId> onlyInFirst; // by name
    std::vector<NodeId> onlyInSecond; // by name
    int comparedFrames = 0; // of the first clip
    bool cancelled = false; // by the progress: nothing else counts

    // Over all joints.
    [[nodiscard]] double largestDegrees() const;
    // Over all joints and end sites.
    [[nodiscard]] double largestUnits() const;
};

// Compares the joints that have the same name and number of that name, and their end sites, wherever they stand in the
// trees. Clips of other frame rates are compared at the same time: the second one shows the frame nearest to it.
[[nodiscard]] ClipComparison compareByName(const Clip &first, const PositionRules &firstRules, const Clip &second,
                                           const PositionRules &secondRules, const ComparisonSettings &settings = {},
                                           const Progress &progress = {});

// The shift, in frames of the first clip and at most five seconds, at which the speeds of both figures agree best
// (highest correlation of what overlaps, at least half of the shorter clip); nothing for clips without movement.
[[nodiscard]] std::optional<int> bestShift(const Clip &first, const PositionRules &firstRules, const Clip &second,
                                           const PositionRules &secondRules, const Progress &progress = {});

} // namespace limber
