#include "posing/nearestpose.h"

#include "geometry/geometry.h"

#include <glm/geometric.hpp>

#include <Eigen/Cholesky>
#include <Eigen/Core>

#include <algorithm>
#include <cmath>

namespace limber {

namespace {

constexpr double bodyNcm = 170.0;
constexpr double goalSoftness = 1e-6; // of the body's length squared; how far a goal gives way to the rest
constexpr double pinSoftness = 1e-12;
constexpr double farthestNcm = 2.0 * bodyNcm; // a goal farther away than that is brought nearer
constexpr double ncmOfRadian = 20.0; // as much as a wrong rotation counts
constexpr double largestStepRadians = 1.0;
constexpr double settledRadians = 1e-10;
constexpr int mostSteps = 30;
constexpr int mostTries = 14; // of a step, with more and more damping
constexpr int mostPolishes = 4;

using Vector = Eigen::VectorXd;
using Matrix = Eigen::MatrixXd;

class Search
{
public:
    Search(PoseFreedoms &freedoms, std::vector<PoseTask> tasks, double ncm)
        : m_freedoms(freedoms), m_tasks(std::move(tasks)), m_ncm(ncm), m_weights(size(freedoms.count())),
          m_changes(Vector::Zero(size(freedoms.count())))
    {
        for (std::size_t i = 0; i < freedoms.count(); ++i)
            m_weights[size(i)] = freedoms.mobility(i);
        bringNearer();
        listSoftness();
        place(m_changes);
    }

    std::vector<double> run()
    {
        if (m_changes.size() > 0 && m_softness.size() > 0) {
            for (int step = 0; step < mostSteps && improve(); ++step) {
            }
            polish(false);
            polish(true);
        }
        return {m_changes.begin(), m_changes.end()};
    }

private:
    static Eigen::Index size(std::size_t count) { return static_cast<Eigen::Index>(count); }

    void bringNearer()
    {
        for (PoseTask &task : m_tasks) {
            if (!task.position)
                continue;
            const glm::dvec3 from = m_freedoms.pose().positionOf(task.node);
            const double distance = glm::distance(*task.position, from);
            if (distance > farthestNcm * m_ncm)
                task.position = from + (*task.position - from) * (farthestNcm * m_ncm / distance);
        }
    }

    void listSoftness()
    {
        std::vector<double> softness;
        for (const PoseTask &task : m_tasks) {
            const double one = (task.isPin ? pinSoftness : goalSoftness) * bodyNcm * bodyNcm * m_ncm * m_ncm;
            softness.insert(softness.end(), (task.position ? 3U : 0U) + (task.rotation ? 3U : 0U), one);
        }
        m_softness = Eigen::Map<const Vector>(softness.data(), size(softness.size()));
    }

    void place(const Vector &changes) { m_freedoms.place({changes.data(), static_cast<std::size_t>(changes.size())}); }

    // What the tasks lack in the pose that is placed, file units.
    [[nodiscard]] Vector errors() const
    {
        Vector errors(m_softness.size());
        Eigen::Index row = 0;
        const auto add = [&](const glm::dvec3 &error) {
            for (int axis = 0; axis < 3; ++axis)
                errors[row++] = error[axis];
        };
        for (const PoseTask &task : m_tasks) {
            if (task.position)
                add(*task.position - m_freedoms.pose().positionOf(task.node));
            if (task.rotation) {
                const auto joint = static_cast<std::size_t>(task.node.index);
                const glm::dquat now = glm::quat_cast(m_freedoms.pose().worldFromJoint[joint]);
                add(rotationVector(*task.rotation * glm::conjugate(now)) * (ncmOfRadian * m_ncm));
            }
        }
        return errors;
    }

    [[nodiscard]] Matrix rates() const
    {
        Matrix rates = Matrix::Zero(m_softness.size(), m_changes.size());
        for (Eigen::Index column = 0; column < rates.cols(); ++column) {
            Eigen::Index row = 0;
            for (const PoseTask &task : m_tasks) {
                const PoseFreedoms::Rate rate = m_freedoms.rate(static_cast<std::size_t>(column), task.node);
                for (int axis = 0; task.position && axis < 3; ++axis)
                    rates(row++, column) = rate.position[axis];
                for (int axis = 0; task.rotation && axis < 3; ++axis)
                    rates(row++, column) = rate.rotation[axis] * ncmOfRadian * m_ncm;
            }
        }
        return rates;
    }

    [[nodiscard]] double cost(const Vector &changes, const Vector &errors) const
    {
        return (errors.array().square() / m_softness.array()).sum() +
               (changes.array().square() / m_weights.array()).sum();
    }

    // One step to a lower cost; false where there is none, or it is too small to matter.
    bool improve()
    {
        const Matrix rates = this->rates();
        const Vector before = errors();
        const double costBefore = cost(m_changes, before);
        for (int attempt = 0; attempt < mostTries; ++attempt) {
            const Vector step = stepFor(rates, before, m_softness, 1.0, m_damping);
            const double length = step.lpNorm<Eigen::Infinity>();
            if (length < settledRadians)
                break;
            if (length < largestStepRadians) {
                const Vector changes = m_changes + step;
                place(changes);
                if (cost(changes, errors()) < costBefore) {
                    m_changes = changes;
                    m_damping = m_damping < 1e-6 ? 0.0 : m_damping / 8.0;
                    return true;
                }
            }
            m_damping = std::max(1e-3, m_damping * 8.0);
        }
        place(m_changes);
        return false;
    }

    // The step that the linear problem asks for, within the bounds. `rest` is how much of the changes so far counts.
    [[nodiscard]] Vector stepFor(const Matrix &rates, const Vector &errors, const Vector &softness, double rest,
                                 double damping) const
    {
        Vector weights = m_weights / (1.0 + damping);
        Vector pull = m_changes * (-rest / (1.0 + damping)); // back to the start
        for (int round = 0; round < 4; ++round) {
            Matrix system = rates * weights.asDiagonal() * rates.transpose();
            system.diagonal() += softness;
            const Vector forces = system.ldlt().solve(errors - rates * pull);
            Vector step = pull + weights.asDiagonal() * (rates.transpose() * forces);
            if (!step.allFinite())
                return Vector::Zero(step.size());
            if (!fixAtBounds(step, weights, pull))
                return step;
        }
        return pull;
    }

    // Freedoms that would leave their bounds end there and take no further part. True if there is one.
    bool fixAtBounds(const Vector &step, Vector &weights, Vector &pull) const
    {
        bool isAny = false;
        for (Eigen::Index i = 0; i < step.size(); ++i) {
            const FreedomBounds &bounds = m_freedoms.bounds(static_cast<std::size_t>(i));
            const double wanted = m_changes[i] + step[i];
            const double allowed = std::clamp(wanted, bounds.lowest, bounds.highest);
            if (weights[i] == 0.0 || std::abs(allowed - wanted) < 1e-15)
                continue;
            weights[i] = 0.0;
            pull[i] = allowed - m_changes[i];
            isAny = true;
        }
        return isAny;
    }

    // What the rest has kept the tasks from, or of the pins alone: the least steps that do them exactly.
    void polish(bool onlyPins)
    {
        for (int round = 0; round < mostPolishes; ++round) {
            const Vector before = chosen(errors(), onlyPins);
            const double worst = before.lpNorm<Eigen::Infinity>();
            if (worst > m_ncm || worst < 1e-11 * m_ncm)
                return;
            Matrix rates = this->rates();
            for (Eigen::Index row = 0; onlyPins && row < rates.rows(); ++row) {
                if (!isPinRow(row))
                    rates.row(row).setZero();
            }
            const double largest = rates.array().square().sum();
            const Vector softness = Vector::Constant(m_softness.size(), std::max(1e-13 * largest, 1e-300));
            const Vector changes = m_changes + stepFor(rates, before, softness, 0.0, 0.0);
            place(changes);
            if (chosen(errors(), onlyPins).lpNorm<Eigen::Infinity>() >= worst) {
                place(m_changes);
                return;
            }
            m_changes = changes;
        }
    }

    [[nodiscard]] bool isPinRow(Eigen::Index row) const
    {
        return m_softness[row] < 0.5 * goalSoftness * bodyNcm * bodyNcm * m_ncm * m_ncm;
    }
    [[nodiscard]] Vector chosen(Vector errors, bool onlyPins) const
    {
        for (Eigen::Index row = 0; onlyPins && row < errors.size(); ++row) {
            if (!isPinRow(row))
                errors[row] = 0.0;
        }
        return errors;
    }

    PoseFreedoms &m_freedoms;
    std::vector<PoseTask> m_tasks;
    double m_ncm;
    Vector m_weights; // mobility of each freedom
    Vector m_changes;
    Vector m_softness; // of each row
    double m_damping = 0.0;
};

} // namespace

std::vector<double> nearestPose(PoseFreedoms &freedoms, const std::vector<PoseTask> &tasks, double ncm)
{
    return Search(freedoms, tasks, ncm).run();
}

} // namespace limber
