#include "retarget/straightlimbs.h"

#include "base/at.h"
#include "geometry/geometry.h"
#include "geometry/hingeaxis.h"

#include <glm/geometric.hpp>
#include <glm/gtc/quaternion.hpp>

#include <algorithm>
#include <cmath>

namespace limber {

namespace {

// Limbs that bend by this much in the mean of both figures keep their whole difference.
constexpr double bentRadians = 90.0 / degreesPerRadian;
// Larger differences do not come from bodies that stand differently; from twice as much on they are left alone.
constexpr double mostRadians = 20.0 / degreesPerRadian;
constexpr double negligibleRadians = 1e-12;
constexpr double clearAxis = 0.8; // the least confidence in the axis of a knee or an elbow

double bendOf(const Pose &pose, const glm::dvec3 &axis, int upper, int lower, int end)
{
    return bendAbout(axis, at(pose.jointPositions, lower) - at(pose.jointPositions, upper),
                     at(pose.jointPositions, end) - at(pose.jointPositions, lower));
}

// How much two figures whose limbs differ at rest differ in one pose: all of it where the limb is clearly bent, nothing
// where it is straight, since then its line is seen.
struct LimbDifference
{
    double bend = 0.0; // of the target's limb, radians
    double kept = 1.0; // of the difference between the upper bones, as a fraction
};

// Returns it for a limb whose counterpart is bent by `theirs`, if both bends differ by `difference` where the limbs are
// clearly bent. Both lie as far from a bend between them, so that a retarget back gives theirs again.
LimbDifference differenceAt(double theirs, double difference)
{
    const auto keptAt = [](double middle) { return std::clamp(middle / bentRadians, 0.0, 1.0); };
    double low = theirs - 0.5 * std::abs(difference);
    double high = theirs + 0.5 * std::abs(difference);
    constexpr int halvings = 50;
    for (int i = 0; i < halvings; ++i) {
        const double middle = 0.5 * (low + high);
        (middle - 0.5 * difference * keptAt(middle) < theirs ? low : high) = middle;
    }
    return {low + 0.5 * difference * keptAt(low), keptAt(low)};
}

// Returns how much of a difference at rest comes from bodies that stand differently.
double shareOf(double difference)
{
    return 1.0 - smoothStep((std::abs(difference) - mostRadians) / mostRadians);
}

} // namespace

StraightLimbs::StraightLimbs(const RetargetInput &input, const AnatomicalFrames &sourceFrames,
                             const glm::dmat3 &targetFromSource)
{
    for (const BodySide side : {BodySide::Left, BodySide::Right}) {
        for (const auto &parts : limbParts) {
            std::array<int, 3> source{};
            std::array<int, 3> target{};
            for (std::size_t i = 0; i < parts.size(); ++i) {
                source[i] = input.sourceRoles.find(parts[i], side);
                target[i] = input.mapping.targetOf(source[i]);
            }
            const auto limb = jointedLimb(input.target.skeleton, target[0], target[1], target[2]);
            if (!limb || !jointedLimb(input.source.skeleton, source[0], source[1], source[2]))
                continue;
            const AnatomicalFrame &frame = sourceFrames.of(source[0]);
            if (frame.isKnown() && frame.confidence >= clearAxis)
                m_limbs.push_back({source, *limb, targetFromSource * frame.side()});
        }
    }
}

bool StraightLimbs::straighten(const Pose &source, Pose &pose) const
{
    bool isRotated = false;
    for (const Limb &limb : m_limbs) {
        const auto &[hip, knee, ankle] = limb.source;
        const glm::dvec3 axis = directionOf(at(source.worldFromJoint, hip) * limb.axis);
        const double theirs = bendOf(source, axis, hip, knee, ankle);
        const double ours = bendOf(pose, axis, limb.target.upper, limb.target.lower, limb.target.end);
        const double leaning =
            bendAbout(axis, at(source.jointPositions, knee) - at(source.jointPositions, hip),
                      at(pose.jointPositions, limb.target.lower) - at(pose.jointPositions, limb.target.upper));
        const LimbDifference wanted = differenceAt(theirs, ours - theirs);
        const double more = shareOf(ours - theirs) * (wanted.bend - ours);
        const double upright = shareOf(leaning) * (wanted.kept - 1.0) * leaning;
        if (std::abs(more) < negligibleRadians && std::abs(upright) < negligibleRadians)
            continue;
        rotateJoints(limb.target.upperJoints, glm::angleAxis(upright, axis), pose);
        rotateJoints(limb.target.lowerJoints, glm::angleAxis(upright + more, axis), pose);
        isRotated = true;
    }
    return isRotated;
}

} // namespace limber
