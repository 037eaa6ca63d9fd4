#pragma once

#include "posing/posefreedoms.h"

#include <glm/gtc/quaternion.hpp>

#include <Eigen/Core>

#include <optional>
#include <vector>

namespace limber {

// What a node should reach in a pose that is searched.
struct PoseTask
{
    NodeId node;
    std::optional<glm::dvec3> position; // world, file units
    std::optional<glm::dquat> rotation; // world; joints only
    bool isPin = false; // has priority over the others
};

// The tasks of a search as rows of numbers: three for each position and three for each rotation, whose radians count as
// file units. All rows are for the pose that the freedoms have placed.
class PoseTasks
{
public:
    // The freedoms must outlive it. Goals that are too far away to be distinguished are moved nearer.
    PoseTasks(const PoseFreedoms &freedoms, std::vector<PoseTask> tasks, double ncm);

    [[nodiscard]] const std::vector<PoseTask> &all() const { return m_tasks; }
    [[nodiscard]] Eigen::Index rowCount() const { return static_cast<Eigen::Index>(m_isPin.size()); }
    [[nodiscard]] bool isPin(Eigen::Index row) const { return m_isPin[static_cast<std::size_t>(row)]; }
    [[nodiscard]] bool hasPins() const;

    // Returns the errors by row, in file units.
    [[nodiscard]] Eigen::VectorXd errors() const;
    // Returns the errors by row with 0 for rows that do not belong to pins.
    [[nodiscard]] Eigen::VectorXd pinErrors() const;
    // Returns by row and freedom how fast the error decreases.
    [[nodiscard]] Eigen::MatrixXd rates() const;
    // Returns by two freedoms the second derivatives of the nodes' positions along `forces`, which has a number for
    // each row.
    [[nodiscard]] Eigen::MatrixXd bending(const Eigen::VectorXd &forces) const;

private:
    void addBending(NodeId node, const glm::dvec3 &force, Eigen::MatrixXd &bending) const;

    const PoseFreedoms &m_freedoms;
    std::vector<PoseTask> m_tasks;
    std::vector<bool> m_isPin; // by row
    double m_unitsPerRadian = 1.0;
};

} // namespace limber
