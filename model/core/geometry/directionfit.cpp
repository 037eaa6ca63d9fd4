#include "geometry/directionfit.h"

#include <Eigen/LU>
#include <Eigen/SVD>

#include <glm/geometric.hpp>

#include <algorithm>
#include <numeric>

namespace limber {

namespace {

// This is about 3 degrees between the directions. Necks and collar bones that leave a chest at 15 degrees still
// determine its twist.
constexpr double parallelBelow = 0.002;
// Directions that one rotation fits this well determine it, however close together they are.
constexpr double exactFit = 1e-7;
constexpr double sameDirectionBelow = 1e-9;

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
    fit.spread = svd.singularValues()[1];
    for (int column = 0; column < 3; ++column) {
        for (int row = 0; row < 3; ++row)
            fit.rotation[column][row] = rotation(row, column);
    }
    return fit;
}

std::optional<glm::dmat3> fitDirections(std::span<const DirectionPair> pairs)
{
    if (pairs.size() < 2)
        return std::nullopt;
    const double weights = std::accumulate(pairs.begin(), pairs.end(), 0.0,
                                           [](double sum, const DirectionPair &pair) { return sum + pair.weight; });
    const DirectionFit fit = nearestRotation(pairs);
    if (fit.spread <= sameDirectionBelow * weights)
        return std::nullopt;
    const bool isExact = std::all_of(pairs.begin(), pairs.end(), [&](const DirectionPair &pair) {
        return glm::distance(fit.rotation * pair.from, pair.to) < exactFit;
    });
    return fit.spread > parallelBelow * weights || isExact ? std::optional(fit.rotation) : std::nullopt;
}

} // namespace limber
