#pragma once

#include "body/bodymeasure.h"
#include "pose/pose.h"
#include "resultcheck/resultfault.h"

#include <glm/vec3.hpp>

#include <vector>

namespace limber {

// Finds where parts of a retargeted figure go through its floor although those of the source do not: a foot that is
// longer turns by the same angles, and whoever lies or turns a cartwheel with other proportions sinks in.
class FloorDepth
{
public:
    // `up` is the up axis of the target's world, `scale` the target's heights divided by the source's.
    FloorDepth(const Skeleton &source, const Skeleton &target, const glm::dvec3 &up, double scale, double ncmPerUnit);

    // Adds the foot of a leg that both have; the length is that of the target's, and its foot may reach by
    // `usualDepth` deeper than the source's, both in file units.
    void addLeg(const LegJoints &source, const LegJoints &target, double length, double usualDepth);
    // Adds a joint, with its end sites if they are a part of the body, as the top of a head is, and both joints have
    // some.
    void addJoint(int source, int target, bool withEnds);

    // Adds the poses of the next frame in the target's world, the finished one second. Both floors are heights along
    // the up axis in the target's world, the source's before it is scaled.
    void add(const Pose &source, const Pose &pose, double sourceFloor, double floor);
    // Returns by how much the deepest part is deeper than that of the source, by frame, if the floors are these heights
    // along the up axis in addition to those that add() was given; file units, at least 0.
    [[nodiscard]] std::vector<double> depths(double sourceFloor, double floor) const;
    // Returns the deepest frame of each joint that goes through the floor.
    [[nodiscard]] std::vector<ResultFault> faults() const;

private:
    struct Part
    {
        std::vector<NodeId> sourceNodes;
        std::vector<NodeId> nodes; // of the target
        double tolerance = 0.0; // how much deeper than the source it may be, file units
        double usualDepth = 0.0; // file units
        // By frame, heights above the floors in units of the target, and the joint of the target that is lowest.
        std::vector<double> sourceHeights{};
        std::vector<double> heights{};
        std::vector<int> joints{};
    };
    void addFaults(const Part &part, std::vector<ResultFault> &faults) const;

    const Skeleton &m_source;
    const Skeleton &m_target;
    glm::dvec3 m_up;
    double m_scale;
    double m_ncm; // per file unit of the target
    std::vector<Part> m_parts;
};

} // namespace limber
