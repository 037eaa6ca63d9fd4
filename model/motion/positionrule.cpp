#include "motion/positionrule.h"

#include <glm/geometric.hpp>

#include <algorithm>
#include <cmath>
#include <optional>
#include <set>

namespace limber {

namespace {

constexpr int maxSampledFrames = 64;
// An OFFSET shorter than this has no length to compare the positions with.
constexpr double smallestOffset = 1e-6;
constexpr double displacementShare = 0.1;

std::vector<int> sampledFrames(int frameCount)
{
    std::set<int> frames;
    const int count = std::min(frameCount, maxSampledFrames);
    for (int i = 0; i < count; ++i)
        frames.insert(count == 1 ? 0 : static_cast<int>(static_cast<long long>(i) * (frameCount - 1) / (count - 1)));
    return {frames.begin(), frames.end()};
}

double median(std::vector<double> values)
{
    const auto middle = values.begin() + static_cast<std::ptrdiff_t>(values.size() / 2);
    std::nth_element(values.begin(), middle, values.end());
    if (values.size() % 2 == 1)
        return *middle;
    return (*middle + *std::max_element(values.begin(), middle)) / 2.0;
}

// The median length of the joint's position values as a share of its OFFSET, both on the axes that have a
// channel. Nothing where there is nothing to compare.
std::optional<double> positionShare(const Joint &joint, const Motion &motion, const std::vector<int> &frames)
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

std::optional<double> medianShare(const Skeleton &skeleton, const Motion &motion, bool ofRoots)
{
    const std::vector<int> frames = sampledFrames(motion.frameCount());
    if (frames.empty())
        return std::nullopt;
    std::vector<double> shares;
    for (const Joint &joint : skeleton.joints()) {
        if (joint.isRoot() != ofRoots)
            continue;
        if (const auto share = positionShare(joint, motion, frames))
            shares.push_back(*share);
    }
    if (shares.empty())
        return std::nullopt;
    return median(std::move(shares));
}

std::string percent(double share)
{
    if (share >= 10.0)
        return "over 1000 %";
    return std::to_string(std::lround(share * 100.0)) + " %";
}

} // namespace

PositionRules decidePositionRules(const Skeleton &skeleton, const Motion &motion, PositionRuleChoice choice)
{
    if (choice == PositionRuleChoice::Replace)
        return {PositionRule::Replace, PositionRule::Replace, "chosen by the user"};
    if (choice == PositionRuleChoice::Add)
        return {PositionRule::Add, PositionRule::Add, "chosen by the user"};

    const auto joints = medianShare(skeleton, motion, false);
    const auto roots = medianShare(skeleton, motion, true);
    if (joints && *joints < displacementShare) {
        return {PositionRule::Add, PositionRule::Add,
                "positions of the joints stay near zero (" + percent(*joints) + " of their OFFSETs)"};
    }
    if (roots && *roots < displacementShare) {
        return {PositionRule::Add, PositionRule::Replace,
                "root positions stay near zero (" + percent(*roots) + " of the OFFSET)"};
    }
    if (joints)
        return {PositionRule::Replace, PositionRule::Replace, "positions repeat the OFFSETs"};
    if (roots)
        return {PositionRule::Replace, PositionRule::Replace, "root positions are whole positions"};
    return {PositionRule::Replace, PositionRule::Replace, "no OFFSET meets position channels"};
}

} // namespace limber
