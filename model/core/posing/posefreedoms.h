#pragma once

#include "motion/skeleton.h"
#include "pose/pose.h"
#include "posing/jointlimit.h"

#include <glm/gtc/quaternion.hpp>

#include <limits>
#include <span>
#include <vector>

namespace limber {

// The most and the least that a freedom may be, and where a search for it begins.
struct FreedomBounds
{
    double lowest = -std::numeric_limits<double>::infinity();
    double highest = std::numeric_limits<double>::infinity();
    double guess = 0.0;
};

// The numbers of a pose that a solver may change, each counted from the start, and the pose that they give. A joint
// with three rotation channels has the three coordinates of a rotation vector in its own frame, or one angle about a
// hinge, or two swings and a twist; with other channels it has their angles. All are radians, positions as many radians
// as make them compare.
class PoseFreedoms
{
public:
    // `start` has the values of a whole frame. The skeleton must outlive it.
    PoseFreedoms(const Skeleton &skeleton, const PositionRules &rules, std::span<const double> start);

    // Lets a joint rotate. A joint is added once.
    void addRotations(int joint, double stiffness);
    // Lets a joint with three rotation channels rotate about one axis, which is in its own frame and of length 1.
    void addHinge(int joint, const glm::dvec3 &axis, const FreedomBounds &bounds, double stiffness);
    // Lets a joint with three rotation channels swing and twist within its limit, which reaches to where the joint is
    // at the start. One that starts almost opposite to its middle rotates freely: there is no telling swing from twist.
    void addRotationsWithin(int joint, const JointLimit &limit, double stiffness);
    // Lets a joint's position channels move, `unitsPerRadian` file units for each radian.
    void addPositions(int joint, double stiffness, double unitsPerRadian);

    [[nodiscard]] std::size_t count() const { return m_freedoms.size(); }
    [[nodiscard]] int joint(std::size_t freedom) const { return m_freedoms[freedom].joint; }
    [[nodiscard]] const FreedomBounds &bounds(std::size_t freedom) const { return m_freedoms[freedom].bounds; }
    // 1 / stiffness.
    [[nodiscard]] double mobility(std::size_t freedom) const { return m_freedoms[freedom].mobility; }

    // Poses the figure; `changes` has one number for each freedom.
    void place(std::span<const double> changes);
    [[nodiscard]] const Pose &pose() const { return m_pose; }
    // Makes ready for rate() in the pose that was placed.
    void placeAxes();
    // How fast the node moves (file units) and rotates (radians) with a freedom, world, in the pose of placeAxes().
    struct Rate
    {
        glm::dvec3 position{0.0};
        glm::dvec3 rotation{0.0};
    };
    [[nodiscard]] Rate rate(std::size_t freedom, NodeId node) const;

    // The start's values with these changes; joints that rotate by nothing keep their very values.
    [[nodiscard]] std::vector<double> values(std::span<const double> changes) const;

private:
    enum class Kind { Vector, Hinge, SwingTwist, Angle, Position };
    struct Freedom
    {
        int joint = NoJoint;
        Kind kind = Kind::Vector;
        int column = -1; // Angle, Position
        glm::dvec3 axis{
            0.0}; // Vector, Hinge, SwingTwist: in the joint's frame; Position: along, in the parent's frame, file units
        double mobility = 1.0;
        FreedomBounds bounds;
        glm::dvec3 worldAxis{0.0}; // in the pose that was placed
    };

    [[nodiscard]] glm::dvec3 vectorAt(std::size_t first, std::span<const double> changes) const;
    [[nodiscard]] glm::dmat3 localOf(std::size_t first, std::span<const double> changes) const;
    [[nodiscard]] std::vector<double> anglesOf(std::size_t first, std::span<const double> changes) const;
    [[nodiscard]] std::size_t endOfJoint(std::size_t first) const;
    void placeJoints();
    void placeAngleAxes(std::size_t first);
    void placeSwingAxes(std::size_t first);
    [[nodiscard]] SwingTwist swingTwistAt(std::size_t first, std::span<const double> changes) const;

    const Skeleton &m_skeleton;
    std::vector<double> m_start; // values
    std::vector<glm::dmat3> m_startLocals; // by joint
    std::vector<glm::dvec3> m_startTranslations; // by joint
    std::vector<glm::dmat3> m_locals;
    std::vector<glm::dvec3> m_translations;
    std::vector<double> m_changes; // that were placed
    struct Limited
    {
        int joint = NoJoint;
        JointLimit limit;
        SwingTwist start;
    };
    std::vector<Limited> m_limited; // joints with SwingTwist
    std::vector<Freedom> m_freedoms; // those of a joint's rotation one after the other
    Pose m_pose;
};

} // namespace limber
