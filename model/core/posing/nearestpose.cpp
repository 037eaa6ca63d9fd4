#include "posing/nearestpose.h"

#include "geometry/geometry.h"

#include <glm/geometric.hpp>

#include <Eigen/Cholesky>
#include <Eigen/Core>

#include <algorithm>
#include <array>
#include <cmath>

namespace limber {

namespace {

constexpr double bodyNcm = 170.0;
// How far goals and pins give way to the rest, of the body's length squared. A narrow valley is followed in small steps
// only, so the search begins in a wide one.
struct Softness
{
    double goal = 0.0;
    double pin = 0.0;
    double settledRadians = 0.0; // smaller steps end the stage
    double outOfReachNcm = 0.0; // what is farther from its goal when the stage begins will not get there
    int mostSteps = 0;
};
constexpr std::array stages{Softness{1e-3, 1e-5, 1e-2, 1e300, 10}, Softness{1e-5, 1e-7, 1e-3, 5.0, 10},
                            Softness{1e-5, 1e-9, 1e-10, 0.1, 15}};
constexpr double farthestNcm = 20.0 * bodyNcm; // a goal farther away than that is brought nearer
constexpr double ncmOfRadian = 20.0; // as much as a wrong rotation counts
constexpr double largestStepRadians = 1.0;
constexpr double smallStepRadians = 1e-3; // no other damping is tried for less
constexpr double deadPull = 1e-3; // of what the errors could pull
constexpr double deadPointRadians = 0.05;
constexpr int mostTries = 20; // of a step, with more and more damping
constexpr int mostPolishes = 25;
constexpr double leastDamping = 1e-13; // of the squares of all rates

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
        for (std::size_t i = 0; i < freedoms.count(); ++i)
            m_changes[size(i)] = freedoms.bounds(i).guess;
        m_hasPins = std::ranges::any_of(m_tasks, &PoseTask::isPin);
        bringNearer();
        setStage(stages.front());
        place(m_changes);
    }

    std::vector<double> run()
    {
        if (m_changes.size() > 0 && m_softness.size() > 0) {
            leaveDeadPoint();
            for (const Softness &stage : stages) {
                setStage(stage);
                m_isPulled = errors().norm() > stage.outOfReachNcm * m_ncm;
                for (int step = 0; step < stage.mostSteps && improve(stage.settledRadians); ++step) {
                }
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

    // A chain that stands in line with its goal does not know to which side to fold: it is bent a little to one.
    void leaveDeadPoint()
    {
        const Vector errors = this->errors();
        const Matrix rates = this->rates();
        const double pull = (rates.transpose() * errors).norm();
        if (pull > deadPull * rates.norm() * errors.norm() || m_tasks.empty() || !m_tasks.front().position)
            return;
        const NodeId node = m_tasks.front().node;
        const glm::dvec3 along(errors[0], errors[1], errors[2]);
        glm::dvec3 axis(0.0);
        for (std::size_t i = 0; i < m_freedoms.count(); ++i) {
            const glm::dvec3 own = m_freedoms.rate(i, node).rotation;
            if (directionOf(glm::cross(own, along)) != glm::dvec3(0.0))
                axis = normalTo(along, own);
        }
        for (std::size_t i = 0; i < m_freedoms.count(); ++i)
            m_changes[size(i)] += deadPointRadians * glm::dot(axis, m_freedoms.rate(i, node).rotation);
        m_changes = clamped(m_changes);
        place(m_changes);
    }

    void setStage(const Softness &stage)
    {
        std::vector<double> softness;
        m_isPin.clear();
        for (const PoseTask &task : m_tasks) {
            const double one = (task.isPin ? stage.pin : stage.goal) * bodyNcm * bodyNcm * m_ncm * m_ncm;
            softness.insert(softness.end(), (task.position ? 3U : 0U) + (task.rotation ? 3U : 0U), one);
            m_isPin.resize(softness.size(), task.isPin);
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

    // One step to a lower cost; false where there is none, or it is smaller than that. Of several dampings the one is
    // taken after which more of it does not go lower.
    bool improve(double settledRadians)
    {
        if (getenv("IKDBG"))
            fprintf(stderr, "  cost %g err %g damp %g pulled %d\n", cost(m_changes, errors()), errors().norm(),
                    m_damping, m_isPulled);
        const Matrix rates = this->rates();
        const Eigen::LDLT<Matrix> pins = pinSystem(rates);
        const Vector before = errors();
        double lowest = cost(m_changes, before);
        Vector best;
        double damping = m_damping < 1e-2 ? 0.0 : m_damping / 16.0;
        for (int attempt = 0; attempt < mostTries; ++attempt, damping = std::max(1e-2, 4.0 * damping)) {
            const Vector step =
                m_isPulled ? pulledStep(rates, before, damping) : stepFor(rates, before, m_softness, 1.0, damping);
            const double length = step.lpNorm<Eigen::Infinity>();
            if (length < largestStepRadians) {
                const Vector changes = withPinsKept(m_changes + step, rates, pins);
                const double reached = cost(changes, errors());
                if (reached < lowest) {
                    lowest = reached;
                    best = changes - m_changes;
                    m_damping = damping;
                } else if (best.size() > 0) {
                    break;
                }
            }
            if (length < smallStepRadians)
                break;
        }
        if (best.size() > 0)
            m_changes += best;
        place(m_changes);
        return best.size() > 0 && best.lpNorm<Eigen::Infinity>() > settledRadians;
    }

    // What brings pins back to where they are after a step, as a linear problem: that of the pose before the step.
    [[nodiscard]] Eigen::LDLT<Matrix> pinSystem(const Matrix &rates) const
    {
        Matrix system = rates * m_weights.asDiagonal() * rates.transpose();
        const double softness = std::max(leastDamping * system.trace(), 1e-300);
        for (Eigen::Index row = 0; row < system.rows(); ++row) {
            if (!isPinRow(row)) {
                system.row(row).setZero();
                system.col(row).setZero();
                system(row, row) = 1.0;
            }
            system(row, row) += softness;
        }
        return Eigen::LDLT<Matrix>(system);
    }

    // Places the changes, with less of what a step along a straight line does to pins that are to stay on a curved one.
    [[nodiscard]] Vector withPinsKept(Vector changes, const Matrix &rates, const Eigen::LDLT<Matrix> &pins)
    {
        place(changes);
        for (int round = 0; round < 2 && m_hasPins; ++round) {
            const Vector forces = pins.solve(chosen(errors(), true));
            const Vector step = m_weights.asDiagonal() * (rates.transpose() * forces);
            if (!(step.lpNorm<Eigen::Infinity>() < largestStepRadians))
                break;
            changes = clamped(changes + step);
            place(changes);
        }
        return changes;
    }

    [[nodiscard]] Vector clamped(Vector changes) const
    {
        for (Eigen::Index i = 0; i < changes.size(); ++i) {
            const FreedomBounds &bounds = m_freedoms.bounds(static_cast<std::size_t>(i));
            changes[i] = std::clamp(changes[i], bounds.lowest, bounds.highest);
        }
        return changes;
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

    // The same by Newton's method: where goals are out of reach, how the pull on the nodes changes while joints rotate
    // decides how far to go. Gauss and Newton leave that out, and creep.
    [[nodiscard]] Vector pulledStep(const Matrix &rates, const Vector &errors, double damping) const
    {
        const Vector forces = errors.array() / m_softness.array();
        Matrix system = rates.transpose() * m_softness.cwiseInverse().asDiagonal() * rates - bending(forces);
        system.diagonal() += (1.0 + damping) * m_weights.cwiseInverse();
        Vector gradient = rates.transpose() * forces - (m_changes.array() / m_weights.array()).matrix();
        Vector weights = m_weights;
        Vector pull = Vector::Zero(gradient.size());
        for (int round = 0; round < 4; ++round) {
            const Eigen::LDLT<Matrix> solution(system);
            Vector step = solution.solve(gradient);
            if (!solution.isPositive() || !step.allFinite())
                return Vector::Constant(step.size(), 2.0 * largestStepRadians); // too large: more damping
            if (!fixAtBounds(step, weights, pull))
                return step;
            for (Eigen::Index i = 0; i < step.size(); ++i) {
                if (weights[i] != 0.0)
                    continue;
                for (Eigen::Index other = 0; other < step.size(); ++other) {
                    if (weights[other] != 0.0)
                        gradient[other] -= system(other, i) * pull[i];
                }
                system.row(i).setZero();
                system.col(i).setZero();
                system(i, i) = 1.0;
                gradient[i] = pull[i];
            }
        }
        return pull;
    }

    // The second derivatives of the nodes' positions, along the forces on them.
    [[nodiscard]] Matrix bending(const Vector &forces) const
    {
        Matrix bending = Matrix::Zero(m_changes.size(), m_changes.size());
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

    void addBending(NodeId node, const glm::dvec3 &force, Matrix &bending) const
    {
        std::vector<PoseFreedoms::Rate> rates;
        for (std::size_t i = 0; i < m_freedoms.count(); ++i)
            rates.push_back(m_freedoms.rate(i, node));
        for (std::size_t below = 0; below < rates.size(); ++below) {
            if (rates[below].rotation == glm::dvec3(0.0))
                continue;
            // a . (b x c) = b . (c x a)
            const glm::dvec3 moment = glm::cross(rates[below].position, force);
            for (std::size_t above = 0; above < below; ++above) {
                const double second =
                    m_freedoms.joint(above) == m_freedoms.joint(below)
                        ? 0.5 * (glm::dot(rates[above].rotation, moment) +
                                 glm::dot(rates[below].rotation, glm::cross(rates[above].position, force)))
                        : glm::dot(rates[above].rotation, moment);
                bending(size(above), size(below)) += second;
                bending(size(below), size(above)) += second;
            }
            bending(size(below), size(below)) += glm::dot(rates[below].rotation, moment);
        }
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
        double damping = leastDamping;
        for (int round = 0; round < mostPolishes && damping < 1.0; ++round) {
            const Vector before = chosen(errors(), onlyPins);
            const double worst = before.norm();
            if (worst > m_ncm || worst < 1e-11 * m_ncm)
                return;
            Matrix rates = this->rates();
            for (Eigen::Index row = 0; onlyPins && row < rates.rows(); ++row) {
                if (!isPinRow(row))
                    rates.row(row).setZero();
            }
            const double softness = std::max(damping * rates.array().square().sum(), 1e-300);
            const Vector changes =
                m_changes + stepFor(rates, before, Vector::Constant(m_softness.size(), softness), 0.0, 0.0);
            place(changes);
            if (chosen(errors(), onlyPins).norm() < worst) {
                m_changes = changes;
                damping = std::max(leastDamping, damping / 100.0);
            } else {
                place(m_changes);
                damping *= 100.0;
            }
        }
    }

    [[nodiscard]] bool isPinRow(Eigen::Index row) const { return m_isPin[static_cast<std::size_t>(row)]; }
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
    std::vector<bool> m_isPin; // each row
    double m_damping = 0.0;
    bool m_isPulled = false;
    bool m_hasPins = false;
};

} // namespace

std::vector<double> nearestPose(PoseFreedoms &freedoms, const std::vector<PoseTask> &tasks, double ncm)
{
    return Search(freedoms, tasks, ncm).run();
}

} // namespace limber
