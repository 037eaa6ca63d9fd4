#include "geometry/directionfit.h"

#include "geometry/geometry.h"

#include <Eigen/LU>
#include <Eigen/SVD>

#include <glm/geometric.hpp>

#include <algorithm>

namespace limber {

namespace {

// Spreads as fractions of the weights: about 3 and 15 degrees between two directions.
constexpr double parallelBelow = 0.002;
constexpr double apartAbove = 0.016;
// Directions that one rotation fits this well determine it, however close together they are.
constexpr double exactFit = 1e-7;
constexpr double inexactFit = 1e-5;
constexpr double sameDirectionBelow = 1e-9;
// Distances between unit vectors, in the mean: about 20 and 40 degrees.
constexpr double fitsBelow = 0.35;
constexpr double misfitsAbove = 0.7;

Eigen::Vector3d toEigen(const glm::dvec3 &vector)
{
    return {vector.x, vector.y, vector.z};
}

} // namespace

DirectionFit nearestRotation(std::span<const DirectionPair> pairs)
{
    Eigen::Matrix3d sum = Eigen::Matrix3d::Zero();
    for (const DirectionPair &pair : pairs)
        sum += pair.weight * toEigen(pair.to) * toEigen(pair.from).transpose();
    const Eigen::JacobiSVD<Eigen::Matrix3d> svd(sum, Eigen::ComputeFullU | Eigen::ComputeFullV);
    const double handedness = (svd.matrixU() * svd.matrixV().transpose()).determinant() < 0.0 ? -1.0 : 1.0;
    const Eigen::Matrix3d rotation =
        svd.matrixU() * Eigen::Vector3d(1.0, 1.0, handedness).asDiagonal() * svd.matrixV().transpose();
    DirectionFit fit;
    // Directions of a mirror image leave the rotation open where the last two values are equal.
    fit.spread = svd.singularValues()[1] - (handedness < 0.0 ? svd.singularValues()[2] : 0.0);
    for (int column = 0; column < 3; ++column) {
        for (int row = 0; row < 3; ++row)
            fit.rotation[column][row] = rotation(row, column);
    }
    return fit;
}

double trustIn(const DirectionFit &fit, std::span<const DirectionPair> pairs)
{
    double weights = 0.0;
    double off = 0.0;
    double sum = 0.0;
    for (const DirectionPair &pair : pairs) {
        const double distance = glm::distance(fit.rotation * pair.from, pair.to);
        weights += pair.weight;
        off = std::max(off, distance);
        sum += pair.weight * distance;
    }
    if (pairs.size() < 2 || fit.spread <= sameDirectionBelow * weights)
        return 0.0;
    const double exactness = 1.0 - smoothStep((off - exactFit) / (inexactFit - exactFit));
    const double spread = smoothStep((fit.spread / weights - parallelBelow) / (apartAbove - parallelBelow));
    // Directions that no rotation fits leave it as open as those that are parallel.
    const double misfit = smoothStep((sum / weights - fitsBelow) / (misfitsAbove - fitsBelow));
    return std::max(exactness, spread * (1.0 - misfit));
}

} // namespace limber
