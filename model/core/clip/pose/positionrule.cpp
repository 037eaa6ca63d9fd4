#include "pose/positionrule.h"

#include "base/statistics.h"
#include "messages/posemessages.h"

#include <glm/geometric.hpp>

#include <algorithm>
#include <cmath>
#include <set>

namespace limber {

namespace {

constexpr int maxSampledFrames = 64;
// An OFFSET shorter than this is too short to compare the positions with.
constexpr double smallestOffset = 1e-6;
constexpr double displacementFraction = 0.1;

std::vector<int> sampledFrames(int frameCount)
{
    std::set<int> frames;
    const int count = std::min(frameCount, maxSampledFrames);
    for (int i = 0; i < count; ++i)
        frames.insert(count == 1 ? 0 : static_cast<int>(static_cast<long long>(i) * (frameCount - 1) / (count - 1)));
    return {frames.begin(), frames.end()};
}

std::optional<double> fractionIn(const Joint &joint, const Motion &motion, const std::vector<int> &frames)
{
    std::vector<int> columns;
    double offsetSquared = 0.0;
    for (int i = 0; i < joint.columnCount(); ++i) {
        const Channel channel = joint.channels[static_cast<std::size_t>(i)];
        if (!channel.isPosition())
            continue;
        columns.push_back(joint.firstColumn + i);
        const double offset = joint.offset[channel.axisIndex()];
        offsetSquared += offset * offset;
    }
    if (columns.empty() || std::sqrt(offsetSquared) < smallestOffset)
        return std::nullopt;

    std::vector<double> lengths;
    for (const int frame : frames) {
        double squared = 0.0;
        for (const int column : columns)
            squared += motion.value(frame, column) * motion.value(frame, column);
        lengths.push_back(std::sqrt(squared));
    }
    return median(std::move(lengths)) / std::sqrt(offsetSquared);
}

std::optional<double> medianFraction(const Skeleton &skeleton, const Motion &motion, bool ofRoots)
{
    const std::vector<int> frames = sampledFrames(motion.frameCount());
    if (frames.empty())
        return std::nullopt;
    std::vector<double> fractions;
    for (const Joint &joint : skeleton.joints()) {
        if (joint.isRoot() != ofRoots)
            continue;
        if (const auto fraction = fractionIn(joint, motion, frames))
            fractions.push_back(*fraction);
    }
    if (fractions.empty())
        return std::nullopt;
    return median(std::move(fractions));
}

struct RuleFractions
{
    std::optional<double> roots;
    std::optional<double> joints;
};

// Decides the rules by the fractions alone; fractions below `limit` are displacements.
PositionRules rulesFor(const RuleFractions &fractions, double limit)
{
    if (fractions.joints && *fractions.joints < limit)
        return {PositionRule::Add, PositionRule::Add, {}};
    if (fractions.roots && *fractions.roots < limit)
        return {PositionRule::Add, PositionRule::Replace, {}};
    return {PositionRule::Replace, PositionRule::Replace, {}};
}

// Returns whether the other rule would move a joint of this kind.
bool matters(const Skeleton &skeleton, bool ofRoots)
{
    return std::ranges::any_of(skeleton.joints(), [ofRoots](const Joint &joint) {
        return joint.isRoot() == ofRoots && std::ranges::any_of(joint.channels, [&joint](Channel channel) {
                   return channel.isPosition() &&
                          (joint.offset[channel.axisIndex()] != 0.0 || std::ranges::count(joint.channels, channel) > 1);
               });
    });
}

// Returns the fraction in percent; it is below the limit, so that the result is never a large number.
long percent(double fraction)
{
    return std::lround(fraction * 100.0);
}

Message reasonFor(const RuleFractions &fractions, const PositionRules &rules)
{
    if (rules.joints == PositionRule::Add)
        return messages::jointsNearZero(percent(*fractions.joints));
    if (rules.roots == PositionRule::Add)
        return messages::rootsNearZero(percent(*fractions.roots));
    if (fractions.joints)
        return messages::positionsRepeatOffsets();
    return fractions.roots ? messages::rootPositionsAreWhole() : messages::noOffsetMeetsPositions();
}

} // namespace

PositionRules decidePositionRules(const Skeleton &skeleton, const Motion &motion, PositionRuleChoice choice)
{
    if (choice == PositionRuleChoice::Replace)
        return {PositionRule::Replace, PositionRule::Replace, messages::setByUser()};
    if (choice == PositionRuleChoice::Add)
        return {PositionRule::Add, PositionRule::Add, messages::setByUser()};

    const RuleFractions fractions{medianFraction(skeleton, motion, true), medianFraction(skeleton, motion, false)};
    PositionRules rules = rulesFor(fractions, displacementFraction);
    rules.reason = reasonFor(fractions, rules);
    return rules;
}

std::optional<double> positionFraction(const Joint &joint, const Motion &motion)
{
    return motion.isEmpty() ? std::nullopt : fractionIn(joint, motion, sampledFrames(motion.frameCount()));
}

bool isReadBy(const PositionRules &rules, const Skeleton &skeleton, const Motion &motion)
{
    constexpr double nearTheLimit = 1e-3;
    const RuleFractions fractions{medianFraction(skeleton, motion, true), medianFraction(skeleton, motion, false)};
    const bool rootsMatter = matters(skeleton, true);
    const bool jointsMatter = matters(skeleton, false);
    for (const double limit :
         {displacementFraction * (1.0 - nearTheLimit), displacementFraction * (1.0 + nearTheLimit)}) {
        const PositionRules read = rulesFor(fractions, limit);
        if ((rootsMatter && read.roots != rules.roots) || (jointsMatter && read.joints != rules.joints))
            return motion.isEmpty();
    }
    return true;
}

} // namespace limber
