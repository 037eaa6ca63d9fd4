#include "posing/learnedlimits.h"

#include "base/at.h"
#include "geometry/geometry.h"
#include "motion/childjoints.h"
#include "pose/jointangles.h"
#include "pose/localrotation.h"
#include "pose/travellingjoints.h"

#include <glm/geometric.hpp>

#include <algorithm>
#include <cmath>

namespace limber {

namespace {

constexpr int mostRotations = 60'000; // in all
constexpr int leastFrames = 50;
constexpr double marginRadians = 5.0 / degreesPerRadian;
constexpr double marginFraction = 0.1; // of the range between the bounds

// Returns the direction from the joint to its children or, if it has none, from its parent to it.
glm::dvec3 boneOf(const Skeleton &skeleton, int joint)
{
    glm::dvec3 sum(0.0);
    for (const int child : ChildJoints(skeleton, joint))
        sum += skeleton.joint(child).offset;
    for (const EndSite &endSite : skeleton.endSites()) {
        if (endSite.parent == joint)
            sum += endSite.offset;
    }
    return directionOf(sum) != glm::dvec3(0.0) ? directionOf(sum) : directionOf(skeleton.joint(joint).offset);
}

std::vector<glm::dquat> rotationsOf(const Clip &clip, int joint, int step)
{
    std::vector<glm::dquat> rotations;
    for (int frame = 0; frame < clip.motion.frameCount(); frame += step) {
        const glm::dquat rotation = glm::quat_cast(localRotation(clip.skeleton.joint(joint), clip.motion.frame(frame)));
        if (std::isfinite(glm::dot(rotation, rotation)))
            rotations.push_back(rotation);
    }
    return rotations;
}

// Returns the mean of unit quaternions; the second time each has the sign that is closest to the first mean.
glm::dquat meanOf(const std::vector<glm::dquat> &rotations)
{
    glm::dquat mean = rotations.front();
    for (int round = 0; round < 2; ++round) {
        glm::dquat sum(0.0, 0.0, 0.0, 0.0);
        for (const glm::dquat &rotation : rotations)
            sum += glm::dot(rotation, mean) < 0.0 ? -rotation : rotation;
        if (!(glm::length(sum) > 1e-6))
            break;
        mean = glm::normalize(sum);
    }
    return mean;
}

// Returns the angle, in the plane across the bone, of the axis about which the joint swings most.
double mainAngle(const std::vector<SwingTwist> &all)
{
    glm::dvec2 mean(0.0);
    for (const SwingTwist &one : all)
        mean += one.swing / static_cast<double>(all.size());
    double first = 0.0;
    double second = 0.0;
    double both = 0.0;
    for (const SwingTwist &one : all) {
        const glm::dvec2 away = one.swing - mean;
        first += away.x * away.x;
        second += away.y * away.y;
        both += away.x * away.y;
    }
    return 0.5 * std::atan2(2.0 * both, first - second);
}

void addMargin(AngleBounds &bounds)
{
    const double margin = marginRadians + marginFraction * (bounds.most - bounds.least);
    bounds.least -= margin;
    bounds.most += margin;
}

JointLimit limitOf(const std::vector<glm::dquat> &rotations, const glm::dvec3 &bone)
{
    JointLimit limit{.middle = meanOf(rotations), .bone = bone, .across = normalTo(bone)};
    std::vector<SwingTwist> all;
    for (const glm::dquat &rotation : rotations)
        all.push_back(limit.of(rotation));
    const double angle = mainAngle(all);
    limit.across = std::cos(angle) * limit.across + std::sin(angle) * limit.otherAcross();
    for (std::size_t i = 0; i < all.size(); ++i) {
        const SwingTwist angles = limit.of(rotations[i]);
        if (i == 0) {
            limit.swings[0] = {angles.swing.x, angles.swing.x};
            limit.swings[1] = {angles.swing.y, angles.swing.y};
            limit.twists = {angles.twist, angles.twist};
        }
        limit.swings[0].widenTo(angles.swing.x);
        limit.swings[1].widenTo(angles.swing.y);
        limit.twists.widenTo(angles.twist);
    }
    for (AngleBounds *bounds : {&limit.swings[0], &limit.swings[1], &limit.twists})
        addMargin(*bounds);
    return limit;
}

// Returns the bounds in the frame of the upper joint, in which the bending depends only on the lower joint's rotation.
AngleBounds bendingsOf(const Clip &clip, const HingedLimb &limb, int step)
{
    const glm::dvec3 upper = clip.skeleton.joint(limb.lower).offset;
    glm::dvec3 end(0.0);
    for (int joint = limb.end; joint != limb.lower; joint = clip.skeleton.joint(joint).parent)
        end += clip.skeleton.joint(joint).offset;
    AngleBounds bounds{foldedRadians, 0.0};
    for (const glm::dquat &rotation : rotationsOf(clip, limb.lower, step))
        bounds.widenTo(bendingBetween(upper, rotation * end, limb.hinge).radians);
    addMargin(bounds);
    return {std::clamp(bounds.least, 0.0, foldedRadians), std::clamp(bounds.most, 0.0, foldedRadians)};
}

} // namespace

LearnedLimits::LearnedLimits(const Clip &clip, const PositionRules &rules, const HingedLimbs &limbs)
    : m_limits(clip.skeleton.joints().size())
{
    const int frames = clip.motion.frameCount();
    if (frames == 0)
        return;
    m_step = std::max(1, frames / std::max(leastFrames, mostRotations / std::max(1, clip.skeleton.jointCount())));
    const std::vector<bool> travels = travellingJoints(clip, rules);
    for (int index = 0; index < clip.skeleton.jointCount(); ++index) {
        const Joint &joint = clip.skeleton.joint(index);
        const glm::dvec3 bone = boneOf(clip.skeleton, index);
        if (joint.isRoot() || at(travels, index) || limbs.bentAt(index) != nullptr || bone == glm::dvec3(0.0) ||
            !JointAngles(joint).isComplete())
            continue;
        const std::vector<glm::dquat> rotations = rotationsOf(clip, index, m_step);
        if (!rotations.empty())
            at(m_limits, index) = limitOf(rotations, bone);
    }
    for (const HingedLimb &limb : limbs.all())
        m_bendings.push_back({limb.lower, bendingsOf(clip, limb, m_step)});
}

const JointLimit &LearnedLimits::of(int joint) const
{
    static const JointLimit none;
    return joint >= 0 && static_cast<std::size_t>(joint) < m_limits.size() ? at(m_limits, joint) : none;
}

const AngleBounds *LearnedLimits::bendingOf(int joint) const
{
    const auto found = std::ranges::find(m_bendings, joint, &Bending::joint);
    return found == m_bendings.end() ? nullptr : &found->bounds;
}

} // namespace limber
