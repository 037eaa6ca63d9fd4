#include "posing/boundedsteps.h"

#include <Eigen/Cholesky>

#include <algorithm>
#include <cmath>
#include <limits>
#include <vector>

namespace limber {

namespace {

constexpr int mostRounds = 4; // in each round some freedoms stop at their bounds

Eigen::VectorXd noStep(Eigen::Index size)
{
    return Eigen::VectorXd::Constant(size, std::numeric_limits<double>::quiet_NaN());
}

// Fixes the step of a freedom in a linear system to `step`.
void prescribe(Eigen::Index freedom, double step, Eigen::MatrixXd &system, Eigen::VectorXd &right)
{
    right -= system.col(freedom) * step;
    system.row(freedom).setZero();
    system.col(freedom).setZero();
    system(freedom, freedom) = 1.0;
    right[freedom] = step;
}

} // namespace

BoundedSteps::BoundedSteps(const PoseFreedoms &freedoms)
    : m_freedoms(freedoms), m_mobilities(static_cast<Eigen::Index>(freedoms.count()))
{
    for (std::size_t i = 0; i < freedoms.count(); ++i)
        m_mobilities[static_cast<Eigen::Index>(i)] = freedoms.mobility(i);
}

Eigen::VectorXd BoundedSteps::clamped(Eigen::VectorXd changes) const
{
    for (Eigen::Index i = 0; i < changes.size(); ++i) {
        const FreedomBounds &bounds = m_freedoms.bounds(static_cast<std::size_t>(i));
        changes[i] = std::clamp(changes[i], bounds.lowest, bounds.highest);
    }
    return changes;
}

Eigen::VectorXd BoundedSteps::leastSquares(const Eigen::VectorXd &changes, const Eigen::MatrixXd &rates,
                                           const Eigen::VectorXd &errors, const Eigen::VectorXd &softness, double rest,
                                           double damping) const
{
    Eigen::VectorXd mobilities = m_mobilities / (1.0 + damping);
    Eigen::VectorXd back = changes * (-rest / (1.0 + damping));
    for (int round = 0; round < mostRounds; ++round) {
        const Eigen::MatrixXd moved = rates * mobilities.asDiagonal();
        Eigen::MatrixXd system = moved * rates.transpose();
        system.diagonal() += softness;
        const Eigen::LLT<Eigen::MatrixXd> solution(system);
        const Eigen::VectorXd step = back + moved.transpose() * solution.solve(errors - rates * back);
        if (solution.info() != Eigen::Success || !step.allFinite())
            return noStep(step.size());
        if (!stopAtBounds(changes, step, mobilities, back))
            return step;
    }
    return clamped(changes + back) - changes;
}

Eigen::VectorXd BoundedSteps::newton(const Eigen::VectorXd &changes, Eigen::MatrixXd curvature,
                                     Eigen::VectorXd slope) const
{
    Eigen::VectorXd mobilities = m_mobilities;
    Eigen::VectorXd stopped = Eigen::VectorXd::Zero(slope.size());
    std::vector<bool> isOut(static_cast<std::size_t>(slope.size()));
    slope = -slope;
    for (int round = 0; round < mostRounds; ++round) {
        const Eigen::LLT<Eigen::MatrixXd> solution(curvature);
        if (solution.info() != Eigen::Success)
            break;
        const Eigen::VectorXd step = solution.solve(slope);
        if (!step.allFinite())
            break;
        if (!stopAtBounds(changes, step, mobilities, stopped))
            return step;
        for (Eigen::Index i = 0; i < step.size(); ++i) {
            if (mobilities[i] != 0.0 || isOut[static_cast<std::size_t>(i)])
                continue;
            isOut[static_cast<std::size_t>(i)] = true;
            prescribe(i, stopped[i], curvature, slope);
        }
    }
    return noStep(slope.size());
}

// Stops freedoms that would leave their bounds; nothing else moves them. Returns whether any was stopped.
bool BoundedSteps::stopAtBounds(const Eigen::VectorXd &changes, const Eigen::VectorXd &step,
                                Eigen::VectorXd &mobilities, Eigen::VectorXd &stopped) const
{
    constexpr double rounding = 1e-15;
    bool isAny = false;
    for (Eigen::Index i = 0; i < step.size(); ++i) {
        const FreedomBounds &bounds = m_freedoms.bounds(static_cast<std::size_t>(i));
        const double wanted = changes[i] + step[i];
        const double allowed = std::clamp(wanted, bounds.lowest, bounds.highest);
        if (mobilities[i] == 0.0 || std::abs(allowed - wanted) < rounding)
            continue;
        mobilities[i] = 0.0;
        stopped[i] = allowed - changes[i];
        isAny = true;
    }
    return isAny;
}

} // namespace limber
