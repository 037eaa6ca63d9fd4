#pragma once

#include "posing/posefreedoms.h"

#include <Eigen/Core>

namespace limber {

// The steps of a search for the lowest cost, which is the sum of squared errors divided by softness and of squared
// changes divided by mobility. They keep every freedom within its bounds.
class BoundedSteps
{
public:
    // The freedoms must outlive it.
    explicit BoundedSteps(const PoseFreedoms &freedoms);

    // Returns 1 / stiffness, by freedom.
    [[nodiscard]] const Eigen::VectorXd &mobilities() const { return m_mobilities; }
    // Returns the changes, moved to within the bounds.
    [[nodiscard]] Eigen::VectorXd clamped(Eigen::VectorXd changes) const;

    // Returns the damped least squares of Gauss and Newton: from `changes`, where tasks have these rates and errors,
    // with a softness for each of their rows. `rest` is how much the changes count, 0 or 1.
    [[nodiscard]] Eigen::VectorXd leastSquares(const Eigen::VectorXd &changes, const Eigen::MatrixXd &rates,
                                               const Eigen::VectorXd &errors, const Eigen::VectorXd &softness,
                                               double rest, double damping) const;
    // Returns Newton's step for these second derivatives and slope of half the cost; all its numbers are not finite if
    // the cost does not curve upward there.
    [[nodiscard]] Eigen::VectorXd newton(const Eigen::VectorXd &changes, Eigen::MatrixXd curvature,
                                         Eigen::VectorXd slope) const;

private:
    bool stopAtBounds(const Eigen::VectorXd &changes, const Eigen::VectorXd &step, Eigen::VectorXd &mobilities,
                      Eigen::VectorXd &stopped) const;

    const PoseFreedoms &m_freedoms;
    Eigen::VectorXd m_mobilities;
};

} // namespace limber
