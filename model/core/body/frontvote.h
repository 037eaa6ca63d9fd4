#pragma once

#include "body/limbs.h"
#include "pose/pose.h"

#include <array>

namespace limber {

// Decides which of two mirrored limbs is the left one by where poses show the front of the figure to be: where the feet
// point, and how the knees bend.
class FrontVote
{
public:
    // Joints at which the long bones begin and end, as indices in the chains; see longBones().
    using Bones = std::array<std::size_t, 3>;

    // The arguments must outlive it.
    FrontVote(const Skeleton &skeleton, const FigureTree &tree, const Limbs &limbs, const Bones &legs,
              const Bones &arms);

    // A pose of a motion.
    void addPose(const Pose &pose);
    // A pose that stands alone, such as a rest pose: its feet count, its knees may be bent either way. Passed over
    // where its left is not the mirror image of its right, as rest poses are that were made and not rotated.
    void addSinglePose(const Pose &pose);

    // 1 if the first leg is the left one, -1 if it is the right one, 0 if that is not known.
    [[nodiscard]] int firstLegIsLeft() const;
    // 1 if the first arm is on the side of the first leg, -1 if it is on the other side, 0 if that is not known.
    [[nodiscard]] int firstArmIsAtFirstLeg() const;

private:
    [[nodiscard]] int leg(std::size_t side, std::size_t index) const;
    [[nodiscard]] glm::dvec3 tip(const Pose &pose, std::size_t side) const;
    [[nodiscard]] glm::dvec3 bend(const Pose &pose, std::size_t side) const;
    [[nodiscard]] bool isMirrored(const Pose &pose) const;
    void addFeetAndArms(const Pose &pose);
    void addKnees(const Pose &pose);
    [[nodiscard]] int signOf(double votes) const;

    const Limbs &m_limbs;
    Bones m_legs;
    std::size_t m_arm; // where the upper arm begins
    std::array<int, 2> m_footEnds{-1, -1}; // end sites of the feet
    int m_top = NoJoint;
    double m_size;
    double m_feet = 0.0;
    double m_knees = 0.0;
    double m_arms = 0.0;
    int m_count = 0;
};

} // namespace limber
