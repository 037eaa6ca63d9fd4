#pragma once

#include "base/progress.h"
#include "motion/clip.h"
#include "pose/positionrule.h"

#include <glm/mat3x3.hpp>
#include <glm/vec3.hpp>

#include <optional>
#include <vector>

namespace limber {

// How two clips are laid beside each other for a comparison.
struct ComparisonSettings
{
    // Which rotation of a joint is compared.
    enum class Rotations { AgainstParent, World };

    // Where the second figure stands when positions are compared.
    enum class Placement {
        AsInFiles,
        EqualAtStart, // moved by one displacement: the first roots meet in the first frame that is compared
        RootOnRoot, // moved so that they meet in every frame
    };

    Rotations rotations = Rotations::AgainstParent; // degrees between these
    Placement placement = Placement::AsInFiles; // of the second figure
    int shift = 0; // frame f of the first clip is compared with what the second one shows that many frames later
    // Of the second figure about the origin before it is placed: rotationBetween() the up axes where these differ.
    glm::dmat3 turn{1.0};
    glm::dvec3 offset{0.0}; // by which the second figure is moved when it is placed, in units of the first clip

    friend bool operator==(const ComparisonSettings &, const ComparisonSettings &) = default;
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

// How far all joints are apart in one frame of the first clip.
struct FrameDifference
{
    bool isCompared = false; // else the second clip has nothing at that time, and nothing else counts
    double meanDegrees = 0.0; // over all joints that both have
    double largestDegrees = 0.0; // of one of them
    int worstJoint = -1; // of the first clip, by degrees; -1 where no joint is in both
};

// How far two clips are apart, joint by joint and frame by frame.
struct ClipComparison
{
    std::vector<NodeDifference> nodes; // what both have, in the file order of the first
    std::vector<NodeId> onlyInFirst; // by name
    std::vector<NodeId> onlyInSecond; // by name
    std::vector<FrameDifference> frames; // one for each of the first clip
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

// Frames in which the joints are farthest apart, the worst first: no more than `most`, each of them worse than all
// within `secondsApart` of it, and none without a difference.
[[nodiscard]] std::vector<int> worstFrames(const ClipComparison &comparison, double frameTimeSeconds,
                                           double secondsApart = 0.25, int most = 9);

// The shift, in frames of the first clip and at most five seconds, at which the speeds of both figures agree best
// (highest correlation of what overlaps, at least half of the shorter clip); nothing for clips without movement.
[[nodiscard]] std::optional<int> bestShift(const Clip &first, const PositionRules &firstRules, const Clip &second,
                                           const PositionRules &secondRules, const Progress &progress = {});

} // namespace limber
