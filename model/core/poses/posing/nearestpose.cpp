#include "posing/nearestpose.h"

#include "geometry/geometry.h"
#include "posing/boundedsteps.h"

#include <glm/geometric.hpp>

#include <Eigen/Cholesky>

#include <algorithm>
#include <array>
#include <cmath>

namespace limber {

namespace {

// How far goals and pins give way to the rest, as a fraction of the body's squared length. A search can follow a narrow
// valley only in small steps, so it begins in a wide one.
struct Stage
{
    double goalSoftness = 0.0;
    double pinSoftness = 0.0;
    double settledRadians = 0.0; // smaller steps end the stage
    double outOfReachNcm = 0.0; // a goal that is farther away when the stage begins counts as out of reach
    int mostSteps = 0;
};

constexpr double bodyNcm = 170.0;
constexpr std::array stages{Stage{1e-3, 1e-5, 1e-2, 1e300, 5}, Stage{1e-3, 1e-7, 3e-2, 12.0, 8},
                            Stage{1e-5, 1e-9, 1e-3, 5.0, 8}, Stage{1e-5, 1e-9, 1e-8, 0.1, 15}};
// The stage for a chain that is almost stretched, which the rest keeps from its goal.
constexpr Stage lastStage{1e-8, 1e-11, 1e-8, 0.2, 15};
constexpr double leastNcmOfLastStage = 1e-3;
constexpr double mostNcmOfLastStage = 1.0;
constexpr double largestStepRadians = 1.0;
constexpr double smallStepRadians = 1e-3; // for a smaller step no other damping is tried
constexpr double sureStepRadians = 0.1; // nor for a smaller step that needed no damping
// A fraction of the cost: if less is gained for a goal out of reach, the search is close enough.
constexpr double settledFraction = 1e-7;
constexpr int mostTries = 20; // for one step, with more and more damping
constexpr double deadPull = 1e-3; // fraction of what the errors could pull
constexpr double deadPointRadians = 0.05;
constexpr int mostPolishes = 25;
constexpr double leastDamping = 1e-13; // fraction of the squares of all rates
constexpr double polishedNcm = 1e-11;

using Vector = Eigen::VectorXd;
using Matrix = Eigen::MatrixXd;

class Search
{
public:
    Search(PoseFreedoms &freedoms, const std::vector<PoseTask> &tasks, double ncm)
        : m_freedoms(freedoms), m_tasks(freedoms, tasks, ncm), m_steps(freedoms), m_ncm(ncm),
          m_changes(static_cast<Eigen::Index>(freedoms.count()))
    {
        for (std::size_t i = 0; i < freedoms.count(); ++i)
            m_changes[static_cast<Eigen::Index>(i)] = freedoms.bounds(i).guess;
        place(m_changes);
    }

    std::vector<double> run()
    {
        if (m_changes.size() > 0 && m_tasks.rowCount() > 0) {
            leaveDeadPoint();
            for (const Stage &stage : stages)
                runStage(stage);
            const double missing = m_tasks.errors().norm() / m_ncm;
            if (missing > leastNcmOfLastStage && missing < mostNcmOfLastStage)
                runStage(lastStage);
            polish(false);
            polish(true);
        }
        return {m_changes.begin(), m_changes.end()};
    }

private:
    // What a step needs to know about the pose before it.
    struct Surroundings
    {
        Vector errors;
        Matrix rates;
        Matrix curvature; // of half the cost, without damping; empty if no goal is out of reach
        Vector slope;
        Eigen::LDLT<Matrix> pins;
    };

    [[nodiscard]] Matrix rates()
    {
        m_freedoms.placeAxes();
        return m_tasks.rates();
    }
    void place(const Vector &changes) { m_freedoms.place({changes.data(), static_cast<std::size_t>(changes.size())}); }

    // Bends a chain that is in line with its goal a little to one side, since it could not decide to which side to
    // fold.
    void leaveDeadPoint()
    {
        const Vector errors = m_tasks.errors();
        const Matrix rates = this->rates();
        const PoseTask &first = m_tasks.all().front();
        if (!first.position || (rates.transpose() * errors).norm() > deadPull * rates.norm() * errors.norm())
            return;
        const glm::dvec3 along(errors[0], errors[1], errors[2]);
        glm::dvec3 axis(0.0);
        for (std::size_t i = 0; i < m_freedoms.count(); ++i) {
            const glm::dvec3 own = m_freedoms.rate(i, first.node).rotation;
            if (directionOf(glm::cross(own, along)) != glm::dvec3(0.0))
                axis = normalTo(along, own);
        }
        for (std::size_t i = 0; i < m_freedoms.count(); ++i)
            m_changes[static_cast<Eigen::Index>(i)] +=
                deadPointRadians * glm::dot(axis, m_freedoms.rate(i, first.node).rotation);
        m_changes = m_steps.clamped(m_changes);
        place(m_changes);
    }

    void runStage(const Stage &stage)
    {
        m_softness.resize(m_tasks.rowCount());
        for (Eigen::Index row = 0; row < m_softness.size(); ++row)
            m_softness[row] =
                (m_tasks.isPin(row) ? stage.pinSoftness : stage.goalSoftness) * bodyNcm * bodyNcm * m_ncm * m_ncm;
        m_isOutOfReach = m_tasks.errors().norm() > stage.outOfReachNcm * m_ncm;
        for (int step = 0; step < stage.mostSteps && improve() > stage.settledRadians; ++step) {
        }
    }

    [[nodiscard]] double cost(const Vector &changes, const Vector &errors) const
    {
        return (errors.array().square() / m_softness.array()).sum() +
               (changes.array().square() / m_steps.mobilities().array()).sum();
    }

    // Makes one step to a lower cost and returns its length, or 0 if no step is worth it. It tries several dampings
    // until a larger one no longer lowers the cost. With Newton's method it takes the first one that lowers the cost,
    // since such a step costs more than another one would gain.
    double improve()
    {
        const Surroundings around = surroundings();
        const double before = cost(m_changes, around.errors);
        double lowest = before;
        Vector best;
        double damping = m_damping < 1e-2 ? 0.0 : m_damping / 16.0;
        double growth = 4.0;
        for (int attempt = 0; attempt < mostTries; ++attempt, damping = std::max(1e-2, growth * damping)) {
            const Vector step = stepFrom(around, damping);
            const double length = step.lpNorm<Eigen::Infinity>();
            growth = std::isfinite(length) ? std::clamp(length * length, 4.0, 64.0) : 64.0;
            if (length < largestStepRadians) { // this is false for lengths that are not finite
                const Vector changes = placedWithPinsKept(m_changes + step, around);
                const double reached = cost(changes, m_tasks.errors());
                if (reached < lowest) {
                    lowest = reached;
                    best = changes;
                    m_damping = damping;
                } else if (best.size() > 0) {
                    break;
                }
            }
            // Close to the minimum no other damping is better.
            const bool isSure = m_isOutOfReach || (damping == 0.0 && length < sureStepRadians);
            if ((isSure && best.size() > 0) || length < smallStepRadians)
                break;
        }
        const bool isSettled = m_isOutOfReach && before - lowest <= settledFraction * lowest;
        const double length = best.size() > 0 && !isSettled ? (best - m_changes).lpNorm<Eigen::Infinity>() : 0.0;
        if (best.size() > 0)
            m_changes = best;
        place(m_changes);
        return length;
    }

    [[nodiscard]] Surroundings surroundings()
    {
        Surroundings around{m_tasks.errors(), rates(), {}, {}, {}};
        if (m_tasks.hasPins())
            around.pins = pinSystem(around.rates);
        if (!m_isOutOfReach)
            return around;
        const Vector pull = around.errors.array() / m_softness.array();
        const Matrix stiff = m_softness.cwiseInverse().cwiseSqrt().asDiagonal() * around.rates;
        around.curvature = stiff.transpose() * stiff - m_tasks.bending(withForcesOfPins(pull, around));
        around.curvature.diagonal() += m_steps.mobilities().cwiseInverse();
        around.slope = (m_changes.array() / m_steps.mobilities().array()).matrix() - around.rates.transpose() * pull;
        return around;
    }

    // Adds the forces of pins. Pins that are in their position have no error, but still pull: as much as it takes to
    // hold them against goals and rest. These are the Lagrange multipliers, without which Newton's method creeps along
    // what the pins allow.
    [[nodiscard]] Vector withForcesOfPins(Vector forces, const Surroundings &around) const
    {
        if (!m_tasks.hasPins())
            return forces;
        for (Eigen::Index row = 0; row < forces.size(); ++row)
            forces[row] = m_tasks.isPin(row) ? 0.0 : forces[row];
        const Vector back = m_changes - m_steps.mobilities().asDiagonal() * (around.rates.transpose() * forces);
        Vector moved = around.rates * back;
        for (Eigen::Index row = 0; row < moved.size(); ++row)
            moved[row] = m_tasks.isPin(row) ? moved[row] : 0.0;
        return forces + around.pins.solve(moved);
    }

    // Returns the step. If goals are out of reach, the change of the pull on the nodes during rotations decides how far
    // to go. The least squares of Gauss and Newton neglect that and creep; therefore Newton's method is used there.
    [[nodiscard]] Vector stepFrom(const Surroundings &around, double damping) const
    {
        if (!m_isOutOfReach)
            return m_steps.leastSquares(m_changes, around.rates, around.errors, m_softness, 1.0, damping);
        Matrix curvature = around.curvature;
        curvature.diagonal() += damping * m_steps.mobilities().cwiseInverse();
        return m_steps.newton(m_changes, std::move(curvature), around.slope);
    }

    // Returns the linear system that brings pins back after a step; it is that of the pose before the step.
    [[nodiscard]] Eigen::LDLT<Matrix> pinSystem(const Matrix &rates) const
    {
        Matrix system = rates * m_steps.mobilities().asDiagonal() * rates.transpose();
        const double softness = std::max(leastDamping * system.trace(), 1e-300);
        for (Eigen::Index row = 0; row < system.rows(); ++row) {
            if (!m_tasks.isPin(row)) {
                system.row(row).setZero();
                system.col(row).setZero();
                system(row, row) = 1.0;
            }
            system(row, row) += softness;
        }
        return Eigen::LDLT<Matrix>(system);
    }

    // Places the changes and corrects them, since a straight step moves pins away that should stay on a curved path.
    Vector placedWithPinsKept(Vector changes, const Surroundings &around)
    {
        place(changes);
        for (int round = 0; round < 2 && m_tasks.hasPins(); ++round) {
            const Vector forces = around.pins.solve(m_tasks.pinErrors());
            const Vector step = m_steps.mobilities().asDiagonal() * (around.rates.transpose() * forces);
            if (!(step.lpNorm<Eigen::Infinity>() < largestStepRadians))
                break;
            changes = m_steps.clamped(changes + step);
            place(changes);
        }
        return changes;
    }

    // Makes the smallest steps that fulfil the tasks exactly, or only the pins, which the rest has so far prevented.
    void polish(bool onlyPins)
    {
        const auto errors = [&] { return onlyPins ? m_tasks.pinErrors() : m_tasks.errors(); };
        double damping = leastDamping;
        for (int round = 0; round < mostPolishes && damping < 1.0; ++round) {
            const Vector before = errors();
            const double worst = before.norm();
            if (!(worst <= m_ncm) || worst < polishedNcm * m_ncm)
                return;
            Matrix rates = this->rates();
            for (Eigen::Index row = 0; onlyPins && row < rates.rows(); ++row) {
                if (!m_tasks.isPin(row))
                    rates.row(row).setZero();
            }
            const double softness = std::max(damping * rates.array().square().sum(), 1e-300);
            const Vector changes =
                m_changes +
                m_steps.leastSquares(m_changes, rates, before, Vector::Constant(before.size(), softness), 0.0, 0.0);
            place(changes);
            const bool isBetter = errors().norm() < worst;
            if (isBetter)
                m_changes = changes;
            else
                place(m_changes);
            damping = isBetter ? std::max(leastDamping, damping / 100.0) : damping * 100.0;
        }
    }

    PoseFreedoms &m_freedoms;
    PoseTasks m_tasks;
    BoundedSteps m_steps;
    double m_ncm;
    Vector m_changes;
    Vector m_softness; // one for each row
    double m_damping = 0.0;
    bool m_isOutOfReach = false;
};

} // namespace

std::vector<double> nearestPose(PoseFreedoms &freedoms, const std::vector<PoseTask> &tasks, double ncm)
{
    return Search(freedoms, tasks, ncm).run();
}

} // namespace limber
