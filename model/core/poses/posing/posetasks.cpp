#include "posing/posetasks.h"

#include "base/at.h"
#include "geometry/geometry.h"

#include <glm/geometric.hpp>

#include <algorithm>

namespace limber {

namespace {

constexpr double farthestNcm = 20.0 * 170.0;
constexpr double ncmPerRadian = 20.0; // weight of a wrong rotation

} // namespace

PoseTasks::PoseTasks(const PoseFreedoms &freedoms, std::vector<PoseTask> tasks, double ncm)
    : m_freedoms(freedoms), m_tasks(std::move(tasks)), m_unitsPerRadian(ncmPerRadian * ncm)
{
    for (PoseTask &task : m_tasks) {
        if (task.position) {
            const glm::dvec3 from = m_freedoms.pose().positionOf(task.node);
            const double distance = glm::distance(*task.position, from);
            if (distance > farthestNcm * ncm)
                task.position = from + (*task.position - from) * (farthestNcm * ncm / distance);
        }
        m_isPin.insert(m_isPin.end(), (task.position ? 3U : 0U) + (task.rotation ? 3U : 0U), task.isPin);
    }
}

bool PoseTasks::hasPins() const
{
    return std::ranges::any_of(m_tasks, &PoseTask::isPin);
}

Eigen::VectorXd PoseTasks::errors() const
{
    Eigen::VectorXd errors(rowCount());
    Eigen::Index row = 0;
    const auto add = [&](const glm::dvec3 &error) {
        for (int axis = 0; axis < 3; ++axis)
            errors[row++] = error[axis];
    };
    for (const PoseTask &task : m_tasks) {
        if (task.position)
            add(*task.position - m_freedoms.pose().positionOf(task.node));
        if (task.rotation) {
            const glm::dquat now = glm::quat_cast(at(m_freedoms.pose().worldFromJoint, task.node.index));
            add(rotationVector(*task.rotation * glm::conjugate(now)) * m_unitsPerRadian);
        }
    }
    return errors;
}

Eigen::VectorXd PoseTasks::pinErrors() const
{
    Eigen::VectorXd errors = this->errors();
    for (Eigen::Index row = 0; row < errors.size(); ++row) {
        if (!isPin(row))
            errors[row] = 0.0;
    }
    return errors;
}

Eigen::MatrixXd PoseTasks::rates() const
{
    Eigen::MatrixXd rates(rowCount(), static_cast<Eigen::Index>(m_freedoms.count()));
    for (Eigen::Index column = 0; column < rates.cols(); ++column) {
        Eigen::Index row = 0;
        for (const PoseTask &task : m_tasks) {
            const PoseFreedoms::Rate rate = m_freedoms.rate(static_cast<std::size_t>(column), task.node);
            for (int axis = 0; task.position && axis < 3; ++axis)
                rates(row++, column) = rate.position[axis];
            for (int axis = 0; task.rotation && axis < 3; ++axis)
                rates(row++, column) = rate.rotation[axis] * m_unitsPerRadian;
        }
    }
    return rates;
}

Eigen::MatrixXd PoseTasks::bending(const Eigen::VectorXd &forces) const
{
    const auto count = static_cast<Eigen::Index>(m_freedoms.count());
    Eigen::MatrixXd bending = Eigen::MatrixXd::Zero(count, count);
    Eigen::Index row = 0;
    for (const PoseTask &task : m_tasks) {
        if (task.position) {
            addBending(task.node, {forces[row], forces[row + 1], forces[row + 2]}, bending);
            row += 3;
        }
        row += task.rotation ? 3 : 0;
    }
    return bending;
}

// Adds second derivatives: for two axes a above b it is a x (b x arm). The coordinates of one joint's rotation vector
// share it.
void PoseTasks::addBending(NodeId node, const glm::dvec3 &force, Eigen::MatrixXd &bending) const
{
    struct Lever
    {
        std::size_t freedom = 0;
        int joint = NoJoint;
        glm::dvec3 axis{0.0};
        glm::dvec3 moment{0.0};
    };
    std::vector<Lever> levers; // from the root down
    for (std::size_t freedom = 0; freedom < m_freedoms.count(); ++freedom) {
        const PoseFreedoms::Rate rate = m_freedoms.rate(freedom, node);
        if (rate.rotation != glm::dvec3(0.0))
            levers.push_back({freedom, m_freedoms.joint(freedom), rate.rotation, glm::cross(rate.position, force)});
    }
    for (std::size_t below = 0; below < levers.size(); ++below) {
        const Lever &low = levers[below];
        for (std::size_t above = 0; above <= below; ++above) {
            const Lever &high = levers[above];
            double second = glm::dot(high.axis, low.moment);
            if (high.joint == low.joint)
                second = 0.5 * (second + glm::dot(low.axis, high.moment));
            const auto i = static_cast<Eigen::Index>(low.freedom);
            const auto j = static_cast<Eigen::Index>(high.freedom);
            bending(i, j) += second;
            if (i != j)
                bending(j, i) += second;
        }
    }
}

} // namespace limber
