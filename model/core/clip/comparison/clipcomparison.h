#pragma once

#include "base/progress.h"
#include "motion/clip.h"
#include "pose/pose.h"
#include "pose/positionrule.h"

#include <glm/mat3x3.hpp>
#include <glm/vec3.hpp>

#include <functional>
#include <optional>
#include <vector>

namespace limber {

// How two clips are aligned for a comparison.
struct ComparisonSettings
{
    // Which rotation of a joint is compared.
    enum class Rotations { AgainstParent, World };

    // Where the second figure is when positions are compared.
    enum class Placement {
        AsInFiles,
        EqualAtStart, // moved by one displacement, so that the first roots coincide in the first compared frame
        RootOnRoot, // moved so that they coincide in every frame
    };

    Rotations rotations = Rotations::AgainstParent; // the degrees are between these rotations
    Placement placement = Placement::AsInFiles; // of the second figure
    int shift = 0; // frame f of the first clip is compared with what the second clip shows that many frames later
    // The rotation of the second figure about the origin before it is placed: rotationBetween() the up axes if these
    // differ.
    glm::dmat3 turn{1.0};
    // What lengths of the second clip are multiplied by, because its file has another unit.
    double scale = 1.0;
    // An additional displacement of the second figure after it was placed, in units of the first clip.
    glm::dvec3 offset{0.0};

    friend bool operator==(const ComparisonSettings &, const ComparisonSettings &) = default;
};

// A mean and a largest difference, with the frame of the largest; -1 if nothing was compared.
struct DifferenceFigures
{
    double mean = 0.0; // over all compared frames
    double largest = 0.0; // in one frame
    int worstFrame = -1; // of the first clip
};

// Two joints or end sites that are compared with each other.
struct NodePair
{
    NodeId first; // in the first clip
    NodeId second; // in the second one

    friend bool operator==(const NodePair &, const NodePair &) = default;
};

// Which nodes of two clips are compared.
struct NodePairing
{
    std::vector<NodePair> pairs; // no node twice; in the file order of the first
    // Gives the pose of the second figure, as its file has it, to the joints of the first one, for skeletons whose
    // joints have other axes. If it is empty, rotations are compared as they are.
    std::function<void(const Pose &second, Pose &onFirst)> transfer;
};

// Pairs nodes that have the same name and the same number among nodes of that name, wherever they are in the trees.
[[nodiscard]] NodePairing pairedByName(const Skeleton &first, const Skeleton &second);

// How far apart a joint or end site is that both clips have.
struct NodeDifference
{
    NodeId first; // in the first clip
    NodeId second; // in the second one
    DifferenceFigures degrees; // for joints only
    DifferenceFigures units; // of the positions in the world, file units
};

// How far apart all joints are in one frame of the first clip.
struct FrameDifference
{
    bool isCompared = false; // false: the second clip has no frame at that time, and the other members have no meaning
    double meanDegrees = 0.0; // over all joints that both have
    double largestDegrees = 0.0; // of any of them
    int worstJoint = -1; // of the first clip, by degrees; -1 if no joint is in both
};

// How far apart two clips are, joint by joint and frame by frame.
struct ClipComparison
{
    std::vector<NodeDifference> nodes; // nodes that both have, in the file order of the first
    std::vector<NodeId> onlyInFirst; // in no pair
    std::vector<NodeId> onlyInSecond; // in no pair
    std::vector<FrameDifference> frames; // one for each frame of the first clip
    int comparedFrames = 0; // of the first clip
    bool cancelled = false; // by the progress; nothing else is then valid

    // Returns the largest rotation difference over all joints.
    [[nodiscard]] double largestDegrees() const;
    // Returns the largest position difference over all joints and end sites.
    [[nodiscard]] double largestUnits() const;
};

// Compares the joints that have the same name and the same number among joints of that name, and their end sites,
// wherever they are in the trees. Clips with other frame rates are compared at the same time: the second clip shows the
// nearest frame.
[[nodiscard]] ClipComparison compareByName(const Clip &first, const PositionRules &firstRules, const Clip &second,
                                           const PositionRules &secondRules, const ComparisonSettings &settings = {},
                                           const Progress &progress = {});

// Does the same with these pairs.
[[nodiscard]] ClipComparison compareInPairs(const Clip &first, const PositionRules &firstRules, const Clip &second,
                                            const PositionRules &secondRules, const NodePairing &pairing,
                                            const ComparisonSettings &settings = {}, const Progress &progress = {});

// Returns frames in which the joints are farthest apart, the worst first: at most `most`, each worse than all others
// within `secondsApart`, and none without a difference.
[[nodiscard]] std::vector<int> worstFrames(const ClipComparison &comparison, double frameTimeSeconds,
                                           double secondsApart = 0.25, int most = 9);

// Returns the shift, in frames of the first clip and at most five seconds, at which the speeds of both figures agree
// best (highest correlation of the overlap, which is at least half of the shorter clip); nothing for clips without
// movement.
[[nodiscard]] std::optional<int> bestShift(const Clip &first, const PositionRules &firstRules, const Clip &second,
                                           const PositionRules &secondRules, const Progress &progress = {});

} // namespace limber
