#pragma once

#include "body/bodyroles.h"
#include "motion/skeleton.h"
#include "pose/jointangles.h"
#include "pose/partialpose.h"
#include "twisting/twistshares.h"

#include <span>
#include <vector>

namespace limber {

// Returns the joints among which a joint's twist is usually spread, from the base of its chain to the joint itself: a
// spine, a neck with its head, a forearm with its hand. Other joints are alone.
[[nodiscard]] std::vector<int> twistChain(const Skeleton &skeleton, const BodyRoles &roles, int joint);
// Returns the joints from `base` down to `joint`; empty if `base` is not above it or the same.
[[nodiscard]] std::vector<int> chainBetween(const Skeleton &skeleton, int base, int joint);

// Turns the last joint of a chain about its own bone and lets the joints before it take their shares, each about its
// own bone, so that no bone of the chain changes its direction.
class TwistSpread
{
public:
    // The skeleton must outlive it; the chain has at least one joint.
    TwistSpread(const Skeleton &skeleton, const PositionRules &rules, const BodyRoles &roles, std::vector<int> chain,
                TwistShares shares);

    // Returns whether there is a bone to turn about; a single joint such as the hips may have none.
    [[nodiscard]] bool hasAxis() const;
    // Returns how much of the twist has come together at each joint of the chain; the last of them has 1.
    [[nodiscard]] const std::vector<double> &fractions() const { return m_fractions; }
    // Returns the direction in the world of the bone about which the last joint turns; zero if there is none.
    [[nodiscard]] glm::dvec3 axisIn(std::span<const double> values);
    // Returns how far the last joint is turned about its own bone, seen from the joint on which the chain hangs and
    // compared with the reference pose: -180 to 180 degrees. A twist adds exactly its angle to that.
    [[nodiscard]] double degreesIn(std::span<const double> values);
    // Twists the chain in the values of a frame. Frames must come in rising order. Returns the angle, in degrees, by
    // which channels cannot express it.
    double twist(int frame, double degrees, std::span<double> values);

private:
    [[nodiscard]] glm::dvec3 axisOf(std::size_t index, const Pose &pose) const;

    const Skeleton &m_skeleton;
    std::vector<int> m_chain;
    NodeId m_tip; // to which the last bone goes; invalid if nobody knows
    std::vector<double> m_fractions;
    std::vector<AngleEditor> m_angles;
    PartialPose m_pose;
};

} // namespace limber
