#pragma once

#include "posing/posefreedoms.h"

#include <Eigen/Core>

namespace limber {

// The steps of a search for the least cost, sum of error squared / softness and change squared / mobility, that keep
// every freedom within its bounds.
class BoundedSteps
{
public:
    // The freedoms must outlive it.
    explicit BoundedSteps(const PoseFreedoms &freedoms);

    // 1 / stiffness, by freedom.
    [[nodiscard]] const Eigen::VectorXd &mobilities() const { return m_mobilities; }
    // Changes brought within the bounds.
    [[nodiscard]] Eigen::VectorXd clamped(Eigen::VectorXd changes) const;

    // The least squares of Gauss and Newton, damped: from `changes`, where tasks have these rates and errors, with a
    // softness for each of their rows. `rest` is how much the changes count, 0 or 1.
    [[nodiscard]] Eigen::VectorXd leastSquares(const Eigen::VectorXd &changes, const Eigen::MatrixXd &rates,
                                               const Eigen::VectorXd &errors, const Eigen::VectorXd &softness,
                                               double rest, double damping) const;
    // Newton's step for these second derivatives and slope of half the cost; nothing but numbers that are not finite
    // where the cost does not curve upward there.
    [[nodiscard]] Eigen::VectorXd newton(const Eigen::VectorXd &changes, Eigen::MatrixXd curvature,
                                         Eigen::VectorXd slope) const;

private:
    bool stopAtBounds(const Eigen::VectorXd &changes, const Eigen::VectorXd &step, Eigen::VectorXd &mobilities,
                      Eigen::VectorXd &stopped) const;

    const PoseFreedoms &m_freedoms;
    Eigen::VectorXd m_mobilities;
};

} // namespace limber
