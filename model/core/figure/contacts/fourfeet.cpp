#include "contacts/fourfeet.h"

#include "base/at.h"
#include "base/statistics.h"
#include "body/bodymeasure.h"
#include "body/figureshape.h"
#include "geometry/geometry.h"
#include "pose/partialpose.h"

#include <glm/geometric.hpp>

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>
#include <vector>

namespace limber {

namespace {

constexpr int mostLookedAt = 64; // frames

// The least length of an animal's arms, divided by that of its legs: thigh and shin against upper arm and forearm. It
// is 0.5 to 0.7 for humans, 0.85 and more for dogs, cats, horses and most monkeys, and about as much for some figures
// that are drawn as humans with long arms, which have an upright rest pose.
constexpr double armsOfAnimal = 0.82;
constexpr double armsOfUprightRest = 0.95;
constexpr double armsOfStandingRest = 0.72; // of a figure whose rest pose stands on arms and legs alike

constexpr double sameDirection = 0.6; // cosine between arms and legs of such a pose
constexpr double acrossTrunk = 0.75; // cosine between its legs and its trunk
constexpr double alongTrunk = 0.85; // cosine of an upright rest pose
constexpr double uprightTrunk = 0.85; // how much of the trunk is along the up axis
constexpr double lowHand = 0.35; // of the length of an arm, above the floor

// The two arms and legs with the pelvis.
struct FourLimbs
{
    int pelvis = NoJoint;
    std::array<LegJoints, 2> arms;
    std::array<LegJoints, 2> legs;

    explicit FourLimbs(const BodyRoles &roles) : pelvis(roles.find(BodyPart::Pelvis))
    {
        for (const std::size_t i : {0U, 1U}) {
            const BodySide side = i == 0 ? BodySide::Left : BodySide::Right;
            arms[i] = armJoints(roles, side);
            legs[i] = legJoints(roles, side);
        }
    }

    [[nodiscard]] bool areWhole() const
    {
        return pelvis != NoJoint && std::ranges::all_of(arms, &LegJoints::isWhole) &&
               std::ranges::all_of(legs, &LegJoints::isWhole);
    }
};

glm::dvec3 middleOf(const std::array<LegJoints, 2> &limbs, int LegJoints::*part, const std::vector<glm::dvec3> &where)
{
    return 0.5 * (at(where, limbs[0].*part) + at(where, limbs[1].*part));
}

double lengthOf(const std::array<LegJoints, 2> &limbs, const Skeleton &skeleton, const FigureShape &shape)
{
    return 0.5 * legsLength(skeleton, shape, limbs[0], limbs[1]);
}

// How long the arms of an animal must be, in legs, by what its rest pose shows.
double fewestArms(const FourLimbs &limbs, const std::vector<glm::dvec3> &where)
{
    const glm::dvec3 up = directionOf(middleOf(limbs.arms, &LegJoints::thigh, where) - at(where, limbs.pelvis));
    const glm::dvec3 down =
        directionOf(middleOf(limbs.legs, &LegJoints::foot, where) - middleOf(limbs.legs, &LegJoints::thigh, where));
    const double alike = glm::dot(up, down);
    if (alike <= -alongTrunk)
        return armsOfUprightRest;
    const auto isAlongLegs = [&](const LegJoints &arm) {
        return glm::dot(directionOf(at(where, arm.foot) - at(where, arm.thigh)), down) >= sameDirection;
    };
    const bool standsOnAll = std::abs(alike) <= acrossTrunk && std::ranges::all_of(limbs.arms, isAlongLegs);
    return standsOnAll ? armsOfStandingRest : armsOfAnimal;
}

bool isBuiltLikeAnAnimal(const FourLimbs &limbs, const Skeleton &skeleton, const FigureShape &shape)
{
    return lengthOf(limbs.arms, skeleton, shape) >=
           fewestArms(limbs, shape.restPositions) * lengthOf(limbs.legs, skeleton, shape);
}

// Where the limbs of a figure are through its clip.
class LimbHeights
{
public:
    LimbHeights(const Clip &clip, const PositionRules &rules, const FourLimbs &limbs, Axis up)
        : m_skeleton(clip.skeleton), m_limbs(limbs), m_up(directionOf(up))
    {
        std::vector<int> joints{limbs.pelvis};
        for (const LegJoints &limb : {limbs.arms[0], limbs.arms[1], limbs.legs[0], limbs.legs[1]}) {
            for (int joint = limb.foot; joint < m_skeleton.subtreeEnd(limb.foot); ++joint)
                joints.push_back(joint);
        }
        PartialPose poses(m_skeleton, rules, joints);
        const int frames = clip.motion.frameCount();
        const int count = std::min(frames, mostLookedAt);
        for (int i = 0; i < count; ++i)
            add(poses.of(clip.motion.frame(static_cast<int>(static_cast<long long>(i) * frames / count))));
    }

    [[nodiscard]] bool showFourFeet(double armLength) const
    {
        if (m_trunks.empty() || std::abs(median(m_trunks)) > uprightTrunk)
            return false;
        const double floor = percentile(m_feet, 0.05);
        return std::ranges::all_of(
            m_hands, [&](const std::vector<double> &hand) { return median(hand) - floor <= lowHand * armLength; });
    }

private:
    void add(const Pose &pose)
    {
        const std::vector<glm::dvec3> &where = pose.jointPositions;
        const glm::dvec3 trunk = middleOf(m_limbs.arms, &LegJoints::thigh, where) - at(where, m_limbs.pelvis);
        const double foot = std::min(lowestOf(m_limbs.legs[0], pose), lowestOf(m_limbs.legs[1], pose));
        const std::array hands{lowestOf(m_limbs.arms[0], pose), lowestOf(m_limbs.arms[1], pose)};
        if (!std::isfinite(glm::dot(trunk, trunk) + foot + hands[0] + hands[1]))
            return;
        m_trunks.push_back(glm::dot(directionOf(trunk), m_up));
        m_feet.push_back(foot);
        m_hands[0].push_back(hands[0]);
        m_hands[1].push_back(hands[1]);
    }

    // Returns the height of the lowest point from an ankle or a wrist on.
    [[nodiscard]] double lowestOf(const LegJoints &limb, const Pose &pose) const
    {
        double lowest = std::numeric_limits<double>::infinity();
        for (int joint = limb.foot; joint < m_skeleton.subtreeEnd(limb.foot); ++joint)
            lowest = std::min(lowest, glm::dot(at(pose.jointPositions, joint), m_up));
        for (int end = 0; end < m_skeleton.endSiteCount(); ++end) {
            if (m_skeleton.isInSubtree(m_skeleton.endSite(end).parent, limb.foot))
                lowest = std::min(lowest, glm::dot(at(pose.endPositions, end), m_up));
        }
        return lowest;
    }

    const Skeleton &m_skeleton;
    const FourLimbs &m_limbs;
    glm::dvec3 m_up;
    std::vector<double> m_trunks; // how much of the trunk is along the up axis, by frame
    std::vector<double> m_feet; // height of the lower one
    std::array<std::vector<double>, 2> m_hands;
};

} // namespace

bool goesOnFourFeet(const Clip &clip, const PositionRules &rules, const BodyRoles &roles, Axis up)
{
    const FourLimbs limbs(roles);
    if (!limbs.areWhole() || clip.motion.isEmpty())
        return false;
    const FigureShape shape = figureShape(clip, rules);
    return isBuiltLikeAnAnimal(limbs, clip.skeleton, shape) &&
           LimbHeights(clip, rules, limbs, up).showFourFeet(lengthOf(limbs.arms, clip.skeleton, shape));
}

} // namespace limber
