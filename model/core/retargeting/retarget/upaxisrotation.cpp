#include "retarget/upaxisrotation.h"

#include "base/at.h"
#include "geometry/geometry.h"

#include <glm/geometric.hpp>

#include <algorithm>
#include <array>

namespace limber {

namespace {

constexpr double clearlyBetter = 0.2;
constexpr double mostlyAlike = 0.6; // of rest poses that do not stand
// Bones this close to each other, as a cosine, lie in the same direction: by chance one in a thousand does.
constexpr double sameDirection = 0.999;
constexpr double fewestBones = 2.5;
// A leg is at least this fraction of all bones.
constexpr double highFraction = 0.05;

// A bone at rest in both figures, with its weight.
struct BonePair
{
    glm::dvec3 source{0.0};
    glm::dvec3 target{0.0};
    double length = 0.0;
};

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

// Adds pairs for joints that are lifted above an ancestor without a counterpart: such a joint stands above it.
void addLift(const Skeleton &skeleton, const ReferencePose &target, const JointMapping &mapping,
             const glm::dvec3 &sourceUp, std::vector<BonePair> &pairs)
{
    double lengths = 0.0;
    for (const BonePair &pair : pairs)
        lengths += pair.length;
    for (int joint = 0; joint < skeleton.jointCount(); ++joint) {
        if (mapping.sourceOf(joint) == NoJoint)
            continue;
        for (int above = skeleton.joint(joint).parent; above != NoJoint; above = skeleton.joint(above).parent) {
            const glm::dvec3 lift = at(target.positions, joint) - at(target.positions, above);
            // A pelvis never lies next to its root: this counts as much as all other bones together.
            if (glm::length(lift) > highFraction * lengths)
                pairs.push_back({sourceUp, directionOf(lift), std::max(lengths, glm::length(lift))});
        }
        return; // only the topmost joint that follows the source counts
    }
}

// Returns how many bones have the same direction as in the source under one rotation but not under the other.
double agreement(const std::vector<BonePair> &pairs, const glm::dmat3 &rotation, const glm::dmat3 &otherRotation)
{
    const auto agrees = [](const BonePair &pair, const glm::dmat3 &by) {
        return glm::dot(by * pair.source, pair.target) > sameDirection;
    };
    return static_cast<double>(std::ranges::count_if(
        pairs, [&](const BonePair &pair) { return agrees(pair, rotation) && !agrees(pair, otherRotation); }));
}

// Returns 1 if all bones point alike, -1 if all point in opposite directions.
double likeness(const std::vector<BonePair> &pairs, const glm::dmat3 &rotation)
{
    double sum = 0.0;
    double lengths = 0.0;
    for (const BonePair &pair : pairs) {
        sum += pair.length * glm::dot(rotation * pair.source, pair.target);
        lengths += pair.length;
    }
    return lengths > 0.0 ? sum / lengths : 0.0;
}

} // namespace

UpAxisRotation upAxisRotation(const ReferencePose &source, const SourceUp &sourceUp, const Skeleton &target,
                              const ReferencePose &targetPose, const JointMapping &mapping, const BonePaths &paths,
                              UpAxisChoice targetUp)
{
    // About the body's side, as the operation Up Axis does: a camera's world is turned over that way, too.
    const glm::dvec3 side = glm::cross(directionOf(sourceUp.axis), directionOf(sourceUp.facing));
    const glm::dmat3 upright = sourceUp.hangs ? rotationAboutAxis(side, radiansPerTurn / 2.0) : glm::dmat3(1.0);
    const auto rotationTo = [&](Axis axis) {
        return UpAxisRotation{arc(directionOf(sourceUp.axis), directionOf(axis)) * upright, axis};
    };
    switch (targetUp) {
    case UpAxisChoice::X:
        return rotationTo(Axis::X);
    case UpAxisChoice::Y:
        return rotationTo(Axis::Y);
    case UpAxisChoice::Z:
        return rotationTo(Axis::Z);
    case UpAxisChoice::Auto:
        break;
    }
    std::vector<BonePair> pairs = bonePairs(source, targetPose, mapping, paths);
    addLift(target, targetPose, mapping, glm::transpose(upright) * directionOf(sourceUp.axis), pairs);
    UpAxisRotation best = rotationTo(sourceUp.axis);
    const glm::dmat3 asItIs = best.targetFromSource;
    double most = -1.0;
    for (const Axis axis : {Axis::Y, Axis::Z}) {
        const UpAxisRotation other = rotationTo(axis);
        const double own = likeness(pairs, other.targetFromSource);
        const double same = agreement(pairs, other.targetFromSource, asItIs);
        const bool isSame = same > fewestBones && same > 2.0 * agreement(pairs, asItIs, other.targetFromSource);
        const bool isClear =
            (sourceUp.restStands || own > mostlyAlike) && own > likeness(pairs, asItIs) + clearlyBetter;
        if (axis == sourceUp.axis || !(isSame || isClear) || own <= most)
            continue;
        best = other;
        most = own;
    }
    return best;
}

} // namespace limber
