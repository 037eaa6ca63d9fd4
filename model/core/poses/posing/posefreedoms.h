#pragma once

#include "motion/skeleton.h"
#include "pose/pose.h"
#include "posing/jointlimit.h"

#include <glm/gtc/quaternion.hpp>

#include <limits>
#include <span>
#include <vector>

namespace limber {

// The smallest and the largest value of a freedom, and where a search for it begins.
struct FreedomBounds
{
    double lowest = -std::numeric_limits<double>::infinity();
    double highest = std::numeric_limits<double>::infinity();
    double guess = 0.0;
};

// The numbers of a pose that a solver may change, each counted from the start, and the pose that they give. A joint
// with three rotation channels has the three coordinates of a rotation vector in its own frame, or one angle about a
// hinge, or two swings and a twist; a joint with other channels has their angles. All are in radians; positions are
// scaled to radians so that they compare.
class PoseFreedoms
{
public:
    // `start` has the values of a whole frame. The skeleton must outlive it.
    PoseFreedoms(const Skeleton &skeleton, const PositionRules &rules, std::span<const double> start);

    // Lets a joint rotate. Each joint may be added once.
    void addRotations(int joint, double stiffness);
    // Lets a joint with three rotation channels rotate about one axis, which is in its own frame and has length 1.
    void addHinge(int joint, const glm::dvec3 &axis, const FreedomBounds &bounds, double stiffness);
    // Lets a joint with three rotation channels swing and twist within its limit, which is widened to include the
    // start. A joint that starts almost opposite to its middle rotates freely, since swing and twist cannot be
    // distinguished there.
    void addRotationsWithin(int joint, const JointLimit &limit, double stiffness);
    // Lets a joint's position channels move, `unitsPerRadian` file units for each radian.
    void addPositions(int joint, double stiffness, double unitsPerRadian);

    [[nodiscard]] std::size_t count() const { return m_freedoms.size(); }
    [[nodiscard]] int joint(std::size_t freedom) const { return m_freedoms[freedom].joint; }
    [[nodiscard]] const FreedomBounds &bounds(std::size_t freedom) const { return m_freedoms[freedom].bounds; }
    // Returns 1 / stiffness.
    [[nodiscard]] double mobility(std::size_t freedom) const { return m_freedoms[freedom].mobility; }

    // Poses the figure; `changes` has one number for each freedom.
    void place(std::span<const double> changes);
    [[nodiscard]] const Pose &pose() const { return m_pose; }
    // Prepares rate() for the pose that was placed.
    void placeAxes();
    // How fast a node moves (file units) and rotates (radians) with a freedom, in the world and in the pose of
    // placeAxes().
    struct Rate
    {
        glm::dvec3 position{0.0};
        glm::dvec3 rotation{0.0};
    };
    [[nodiscard]] Rate rate(std::size_t freedom, NodeId node) const;

    // Returns the start's values with these changes; joints that do not rotate keep their exact values.
    [[nodiscard]] std::vector<double> values(std::span<const double> changes) const;

private:
    enum class Kind { Vector, Hinge, SwingTwist, Angle, Position };
    struct Freedom
    {
        int joint = NoJoint;
        Kind kind = Kind::Vector;
        int column = -1; // for Angle and Position
        glm::dvec3 axis{
            0.0}; // Vector, Hinge, SwingTwist: in the joint's frame; Position: along, in the parent's frame, file units
        double mobility = 1.0;
        FreedomBounds bounds;
        glm::dvec3 worldAxis{0.0}; // in the placed pose
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
    std::vector<double> m_changes; // those that were placed
    struct Limited
    {
        int joint = NoJoint;
        JointLimit limit;
        SwingTwist start;
    };
    std::vector<Limited> m_limited; // joints with SwingTwist
    std::vector<Freedom> m_freedoms; // the freedoms of a joint's rotation follow each other
    Pose m_pose;
};

} // namespace limber
