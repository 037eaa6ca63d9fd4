#pragma once

#include "motion/motion.h"
#include "motion/skeleton.h"
#include "pose/positionrule.h"

#include <glm/mat4x3.hpp>
#include <glm/vec3.hpp>

#include <span>
#include <vector>

namespace limber {

// Computes the poses of many frames at once, for curves, trails, bounds and export. It is several times as fast as
// evaluatePose(), which is the reference, because it walks the skeleton once for eight frames. It is made for one
// skeleton and its position rules and copies what it needs from them; several threads may use one object.
//
// Points are the joints and then the end sites, each in the skeleton's order. Results are stored frame after frame:
// out[(frame - first) * pointCount() + point]. Spaces, units and rules are those of evaluatePose(). In double the
// positions agree with it to 1e-12 of the figure's reach, in float to 1e-5. `out` must have capacity for exactly
// `count` frames, and the frames must exist.
class PoseRun
{
public:
    // Prepares the steps; the skeleton is not needed afterwards.
    PoseRun(const Skeleton &skeleton, const PositionRules &rules);

    // Returns the number of joints of the skeleton.
    [[nodiscard]] int jointCount() const { return static_cast<int>(m_joints.size()); }
    // Returns the number of joints and end sites together.
    [[nodiscard]] int pointCount() const { return jointCount() + static_cast<int>(m_endSites.size()); }

    // Writes the world positions of all points in file units.
    void worldPositions(const Motion &motion, int first, int count, std::span<glm::dvec3> out) const;
    // Writes the positions faster, with the error of a float.
    void worldPositions(const Motion &motion, int first, int count, std::span<glm::vec3> out) const;
    // Writes world from joint as 3 x 4 matrices: three columns of rotation and one of position, for the joints only:
    // out[(frame - first) * jointCount() + joint].
    void worldFromJoint(const Motion &motion, int first, int count, std::span<glm::mat4x3> out) const;

    // The plan that was made from the skeleton consists of these steps. A shift moves a joint by a value of the frame.
    struct Shift
    {
        int column; // of the value
        int axis; // 0, 1 or 2
        bool adds; // whether it is added to the OFFSET; else it replaces the OFFSET
    };
    // Rotates a joint about an axis by the value of a column.
    struct Rotation
    {
        int column; // of the value
        int axis; // 0, 1 or 2
    };
    // The step for a joint.
    struct JointStep
    {
        int level; // how many joints are above it
        glm::dvec3 offset; // from the parent, file units
        int shiftsEnd; // after the last of its shifts
        int rotationsEnd; // after the last of its rotations
        int endSitesEnd; // after the last of its end sites
    };
    // The step for an end site.
    struct EndSiteStep
    {
        int index; // in the skeleton
        glm::dvec3 offset; // from the parent, file units
    };
    // Returns the steps of the joints in the order in which they run.
    [[nodiscard]] std::span<const JointStep> joints() const { return m_joints; }
    // Returns the shifts of all joints.
    [[nodiscard]] std::span<const Shift> shifts() const { return m_shifts; }
    // Returns the rotations of all joints.
    [[nodiscard]] std::span<const Rotation> rotations() const { return m_rotations; }
    // Returns the end sites of all joints.
    [[nodiscard]] std::span<const EndSiteStep> endSites() const { return m_endSites; }
    // Returns how deep the hierarchy is.
    [[nodiscard]] int levelCount() const { return m_levelCount; }

private:
    std::vector<JointStep> m_joints;
    std::vector<Shift> m_shifts;
    std::vector<Rotation> m_rotations;
    std::vector<EndSiteStep> m_endSites; // by joint
    int m_levelCount = 0;
};

} // namespace limber
