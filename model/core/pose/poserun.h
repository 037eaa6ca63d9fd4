#pragma once

#include "motion/motion.h"
#include "motion/skeleton.h"
#include "pose/positionrule.h"

#include <glm/mat4x3.hpp>
#include <glm/vec3.hpp>

#include <span>
#include <vector>

namespace limber {

// The poses of many frames at once, for curves, trails, bounds and export: several times as fast as evaluatePose, which
// is the reference. It walks the skeleton once for eight frames. Made for one skeleton and its position rules, from
// which it copies what it needs; several threads may use one.
//
// Points are the joints and then the end sites, each in the skeleton's order. Results stand frame after frame:
// out[(frame - first) * pointCount() + point]. Spaces, units and rules are those of evaluatePose. In double the
// positions agree with it to 1e-12 of the figure's reach, in float to 1e-5. `out` must hold exactly `count`
// frames, and the frames must be there.
class PoseRun
{
public:
    // Prepares the steps; the skeleton is not needed afterwards.
    PoseRun(const Skeleton &skeleton, const PositionRules &rules);

    // Of the skeleton.
    [[nodiscard]] int jointCount() const { return static_cast<int>(m_joints.size()); }
    // Joints and end sites together.
    [[nodiscard]] int pointCount() const { return jointCount() + static_cast<int>(m_endSites.size()); }

    // File units.
    void worldPositions(const Motion &motion, int first, int count, std::span<glm::dvec3> out) const;
    // Faster, with the error of a float.
    void worldPositions(const Motion &motion, int first, int count, std::span<glm::vec3> out) const;
    // World from joint, 3 x 4: three columns of rotation and one of position, for the joints alone:
    // out[(frame - first) * jointCount() + joint].
    void worldFromJoint(const Motion &motion, int first, int count, std::span<glm::mat4x3> out) const;

    // The plan that was made of the skeleton. A value of the frame that shifts or rotates a joint.
    struct Shift
    {
        int column; // of the value
        int axis; // 0, 1 or 2
        bool adds; // to the OFFSET; else it replaces it
    };
    // A rotation about an axis by the value of a column.
    struct Rotation
    {
        int column; // of the value
        int axis; // 0, 1 or 2
    };
    // What is done for a joint.
    struct JointStep
    {
        int level; // how many joints stand above it
        glm::dvec3 offset; // from the parent, file units
        int shiftsEnd; // after the last of its own
        int rotationsEnd; // after the last of its rotations
        int endSitesEnd; // after the last of its end sites
    };
    // What is done for an end site.
    struct EndSiteStep
    {
        int index; // in the skeleton
        glm::dvec3 offset; // from the parent, file units
    };
    // In the order in which they are done.
    [[nodiscard]] std::span<const JointStep> joints() const { return m_joints; }
    // Of all joints.
    [[nodiscard]] std::span<const Shift> shifts() const { return m_shifts; }
    // Of all joints.
    [[nodiscard]] std::span<const Rotation> rotations() const { return m_rotations; }
    // Of all joints.
    [[nodiscard]] std::span<const EndSiteStep> endSites() const { return m_endSites; }
    // How deep the hierarchy is.
    [[nodiscard]] int levelCount() const { return m_levelCount; }

private:
    std::vector<JointStep> m_joints;
    std::vector<Shift> m_shifts;
    std::vector<Rotation> m_rotations;
    std::vector<EndSiteStep> m_endSites; // by joint
    int m_levelCount = 0;
};

} // namespace limber
