#include "session/comparing/pairedjoints.h"

#include "base/at.h"
#include "body/vocabulary.h"
#include "mapping/jointmapping.h"
#include "retarget/posetransfer.h"
#include "retarget/retargetclip.h"

#include <glm/geometric.hpp>

#include <algorithm>
#include <cmath>
#include <limits>
#include <memory>
#include <utility>

namespace limber {

namespace {

constexpr double mostAlike = 1.6; // so much may the legs of two people differ
constexpr double nearUnit = 1.15; // a factor within this of that between two units is that of the units
constexpr double centimetresOfInch = 2.54;

int jointCountOf(const NodePairing &pairing)
{
    return static_cast<int>(
        std::ranges::count_if(pairing.pairs, [](const NodePair &pair) { return pair.first.isJoint(); }));
}

// Returns the only end site of a joint; an invalid node if it has none or several.
NodeId endSiteOf(const Skeleton &skeleton, int joint)
{
    NodeId found;
    for (int i = 0; i < skeleton.endSiteCount(); ++i) {
        if (skeleton.parentOf(NodeId::endSite(i)) != joint)
            continue;
        if (found.isValid())
            return {};
        found = NodeId::endSite(i);
    }
    return found;
}

// Adds the end sites of joints that belong together.
std::vector<NodePair> pairsOf(const Skeleton &first, const Skeleton &second, const JointMapping &mapping)
{
    std::vector<NodePair> pairs;
    for (const NodeId node : first.nodesInFileOrder()) {
        const int joint = node.isJoint() ? node.index : first.parentOf(node);
        const int other = mapping.sourceOf(joint);
        if (other == NoJoint)
            continue;
        if (node.isJoint())
            pairs.push_back({node, NodeId::joint(other)});
        else if (const NodeId end = endSiteOf(second, other); end.isValid() && endSiteOf(first, joint) == node)
            pairs.push_back({node, end});
    }
    return pairs;
}

// Pairs joints as a retarget of the second clip onto the first skeleton would.
NodePairing pairedByRole(const Clip &first, const PositionRules &firstRules, const Clip &second,
                         const PositionRules &secondRules)
{
    RetargetInput input = retargetSource(second, secondRules, std::nullopt, Vocabulary::builtIn());
    setRetargetTarget(input, {first});
    input.targetRules = firstRules;
    input.mapping = mapJoints(input, Vocabulary::builtIn()).sureOnly();
    chooseSourceFigure(input);
    NodePairing pairing;
    pairing.pairs = pairsOf(first.skeleton, second.skeleton, input.mapping);
    if (pairing.pairs.empty())
        return pairing;
    const auto transfer = std::make_shared<const PoseTransfer>(input);
    pairing.transfer = [transfer](const Pose &pose, Pose &onFirst) {
        TransferredPose transferred;
        transfer->evaluate(pose, transferred);
        onFirst = std::move(transferred.pose);
    };
    return pairing;
}

// Returns the length of the way from the root down to the lowest node: of a leg, while the figure stands. The longest
// way would be that to a finger, which not every skeleton has.
double wayToFloor(const StandingFigure &figure)
{
    std::vector<double> ways(static_cast<std::size_t>(figure.skeleton.jointCount()), 0.0);
    double lowest = std::numeric_limits<double>::max();
    double found = 0.0;
    for (const NodeId node : figure.skeleton.nodesInFileOrder()) { // parents come before their children
        const int parent = figure.skeleton.parentOf(node);
        const glm::dvec3 &position = figure.pose.positionOf(node);
        double way = 0.0;
        if (parent != NoJoint)
            way = at(ways, parent) + glm::distance(position, figure.pose.positionOf(NodeId::joint(parent)));
        if (node.isJoint())
            at(ways, node.index) = way;
        if (const double height = glm::dot(position, directionOf(figure.up)); height < lowest) {
            lowest = height;
            found = way;
        }
    }
    return found;
}

} // namespace

int PairedJoints::jointCount() const
{
    return jointCountOf(pairing);
}

PairedJoints pairJoints(const Clip &first, const PositionRules &firstRules, const Clip &second,
                        const PositionRules &secondRules)
{
    PairedJoints byName{pairedByName(first.skeleton, second.skeleton)};
    const int most = std::min(first.skeleton.jointCount(), second.skeleton.jointCount());
    if (byName.jointCount() == most || first.motion.isEmpty() || second.motion.isEmpty())
        return byName;
    PairedJoints byRole{pairedByRole(first, firstRules, second, secondRules), true};
    return byRole.jointCount() >= std::max(byName.jointCount(), 1) ? byRole : byName;
}

double unitFactor(const StandingFigure &first, const StandingFigure &second)
{
    const double factor = wayToFloor(first) / wayToFloor(second);
    if (!std::isfinite(factor) || !(factor > 0.0) || (factor <= mostAlike && factor >= 1.0 / mostAlike))
        return 1.0;
    for (const double base : {1.0, centimetresOfInch, 1.0 / centimetresOfInch}) {
        const double unit = base * std::pow(10.0, std::round(std::log10(factor / base)));
        if (std::max(unit / factor, factor / unit) <= nearUnit)
            return unit;
    }
    return factor;
}

} // namespace limber
