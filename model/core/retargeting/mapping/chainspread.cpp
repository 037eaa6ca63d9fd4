#include "mapping/chainspread.h"

#include "base/at.h"

#include <glm/geometric.hpp>

#include <algorithm>

namespace limber {

namespace {

// Returns the joints from an ancestor down to a joint, including both; empty if `from` is not an ancestor.
std::vector<int> pathDown(const Skeleton &skeleton, int from, int to)
{
    std::vector<int> path;
    for (int joint = to; joint != NoJoint; joint = skeleton.joint(joint).parent) {
        path.insert(path.begin(), joint);
        if (joint == from)
            return path;
    }
    return {};
}

// Returns the position of each joint along a path: 0 for the first, 1 for the last; empty for a path without length.
std::vector<double> positionsAlong(const std::vector<int> &path, const FigureShape &shape)
{
    std::vector<double> positions{0.0};
    for (std::size_t i = 1; i < path.size(); ++i)
        positions.push_back(positions.back() + glm::length(at(shape.offsets, path[i])));
    const double length = positions.back();
    if (!(length > 0.0))
        return {};
    for (double &position : positions)
        position /= length;
    return positions;
}

SpreadJoint spread(int joint, double position, const std::vector<int> &path, const std::vector<double> &positions)
{
    const auto above = std::ranges::upper_bound(positions, position);
    const auto end = std::min(static_cast<std::size_t>(above - positions.begin()), positions.size() - 1);
    const double gap = positions[end] - positions[end - 1];
    const double fraction = gap > 0.0 ? std::clamp((position - positions[end - 1]) / gap, 0.0, 1.0) : 0.0;
    return {joint, path[end - 1], path[end], fraction};
}

} // namespace

std::vector<SpreadJoint> spreadChains(const Skeleton &source, const FigureShape &sourceShape,
                                      const BodyRoles &sourceRoles, const Skeleton &target,
                                      const FigureShape &targetShape, const JointMapping &mapping)
{
    std::vector<SpreadJoint> joints;
    for (const BodyPart part : {BodyPart::Spine, BodyPart::Neck}) {
        std::vector<int> mapped; // joints of the target in the chain, in file order
        for (int joint = 0; joint < target.jointCount(); ++joint) {
            const int follows = mapping.sourceOf(joint);
            if (follows != NoJoint && sourceRoles.of(follows).part == part)
                mapped.push_back(joint);
        }
        if (mapped.size() < 2)
            continue;
        const std::vector<int> ours = pathDown(target, mapped.front(), mapped.back());
        const std::vector<int> theirs =
            pathDown(source, mapping.sourceOf(mapped.front()), mapping.sourceOf(mapped.back()));
        const std::vector<double> positions = positionsAlong(ours, targetShape);
        const std::vector<double> sourcePositions = positionsAlong(theirs, sourceShape);
        if (ours.size() == theirs.size() || positions.size() < 3 || sourcePositions.size() < 2)
            continue;
        for (std::size_t i = 1; i + 1 < ours.size(); ++i)
            joints.push_back(spread(ours[i], positions[i], theirs, sourcePositions));
    }
    return joints;
}

} // namespace limber
