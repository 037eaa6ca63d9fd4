#include "retarget/worldturn.h"

#include "retarget/geometry.h"

#include <glm/geometric.hpp>

#include <algorithm>
#include <array>

namespace limber {

namespace {

constexpr double clearlyBetter = 0.2;
// Rest poses that agree this well are the same one, however little of it lies across the axis of the turn (all bones
// along X).
constexpr double theSame = 0.999;
constexpr double better = 0.005;

// A bone at rest in both figures, and how much it counts.
struct BonePair
{
    glm::dvec3 source{0.0};
    glm::dvec3 target{0.0};
    double length = 0.0;
};

const glm::dvec3 &at(const std::vector<glm::dvec3> &values, int index)
{
    return values[static_cast<std::size_t>(index)];
}

std::vector<BonePair> bonePairs(const ReferencePose &source, const ReferencePose &target, const JointMapping &mapping,
                                const BonePaths &paths)
{
    std::vector<BonePair> pairs;
    for (std::size_t joint = 0; joint < paths.aims.size(); ++joint) {
        const int from = mapping.sourceOf(static_cast<int>(joint));
        if (from == NoJoint)
            continue;
        for (const BonePaths::Aim &aim : paths.aims[joint]) {
            const glm::dvec3 theirs = at(source.positions, mapping.sourceOf(aim.joint)) - at(source.positions, from);
            const glm::dvec3 ours = at(target.positions, aim.joint) - target.positions[joint];
            pairs.push_back({directionOf(theirs), directionOf(ours), glm::length(ours)});
        }
    }
    return pairs;
}

// A joint that is lifted above an ancestor without counterpart stands on it.
void addLift(const Skeleton &skeleton, const ReferencePose &target, const JointMapping &mapping,
             const glm::dvec3 &sourceUp, std::vector<BonePair> &pairs)
{
    for (int joint = 0; joint < skeleton.jointCount(); ++joint) {
        if (mapping.sourceOf(joint) == NoJoint)
            continue;
        for (int above = skeleton.joint(joint).parent; above != NoJoint; above = skeleton.joint(above).parent) {
            const glm::dvec3 lift = at(target.positions, joint) - at(target.positions, above);
            if (glm::length(lift) > 0.0)
                pairs.push_back({sourceUp, directionOf(lift), glm::length(lift)});
        }
        return; // the first joint that follows the source is the top one
    }
}

// 1 where all bones point alike, -1 where all point against each other.
double likeness(const std::vector<BonePair> &pairs, const glm::dmat3 &turn)
{
    double sum = 0.0;
    double lengths = 0.0;
    for (const BonePair &pair : pairs) {
        sum += pair.length * glm::dot(turn * pair.source, pair.target);
        lengths += pair.length;
    }
    return lengths > 0.0 ? sum / lengths : 0.0;
}

} // namespace

glm::dvec3 directionOf(Axis axis)
{
    glm::dvec3 direction(0.0);
    direction[static_cast<int>(axis)] = 1.0;
    return direction;
}

WorldTurn worldTurn(const ReferencePose &source, Axis sourceUp, const Skeleton &target, const ReferencePose &targetPose,
                    const JointMapping &mapping, const BonePaths &paths, UpAxisChoice targetUp)
{
    const auto turnTo = [&](Axis axis) { return WorldTurn{arc(directionOf(sourceUp), directionOf(axis)), axis}; };
    switch (targetUp) {
    case UpAxisChoice::X:
        return turnTo(Axis::X);
    case UpAxisChoice::Y:
        return turnTo(Axis::Y);
    case UpAxisChoice::Z:
        return turnTo(Axis::Z);
    case UpAxisChoice::Auto:
        break;
    }
    std::vector<BonePair> pairs = bonePairs(source, targetPose, mapping, paths);
    addLift(target, targetPose, mapping, directionOf(sourceUp), pairs);
    WorldTurn best = turnTo(sourceUp);
    const double asItIs = likeness(pairs, best.targetFromSource);
    double most = asItIs;
    for (const Axis axis : {Axis::Y, Axis::Z}) {
        const WorldTurn other = turnTo(axis);
        const double own = likeness(pairs, other.targetFromSource);
        const bool isClear = own > asItIs + clearlyBetter || (own > theSame && own > asItIs + better);
        if (!isClear || own <= most)
            continue;
        best = other;
        most = own;
    }
    return best;
}

} // namespace limber
