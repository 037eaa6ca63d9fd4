#pragma once

#include "body/limbs.h"
#include "pose/pose.h"

#include <array>

namespace limber {

// Decides which of two mirrored limbs is the left one. Poses show the front of the figure: where the feet point, and
// how the knees bend.
class FrontVote
{
public:
    // The limbs must have long bones. The arguments must outlive it.
    FrontVote(const Skeleton &skeleton, const FigureTree &tree, const Limbs &limbs);

    // Adds a pose of a motion.
    void addPose(const Pose &pose);
    // Adds a single pose, such as a rest pose: its feet count, but its knees may be bent either way. The pose is
    // ignored if its left is not the mirror image of its right, as in rest poses that were modelled instead of rotated.
    void addSinglePose(const Pose &pose);

    // Returns 1 if the first leg is the left one, -1 if it is the right one, 0 if that is unknown.
    [[nodiscard]] int firstLegIsLeft() const;
    // Returns whether nothing speaks against it: the body stands on its legs, its feet clearly point ahead, and in a
    // motion its knees bend ahead.
    [[nodiscard]] bool isCertain() const;
    // Returns 1 if the first arm is on the side of the first leg, -1 if it is on the other side, 0 if that is unknown.
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
    LongBones::Joints m_legs;
    std::size_t m_arm; // where the upper arm begins
    std::array<int, 2> m_footEnds{-1, -1}; // end sites of the feet
    int m_top = NoJoint;
    double m_size;
    double m_feet = 0.0;
    double m_knees = 0.0;
    double m_arms = 0.0;
    double m_standing = 0.0; // cosines of the angles of the legs with the way down
    int m_count = 0;
    bool m_moves = false; // it has poses of a motion
};

} // namespace limber
