#include "retarget/directionfit.h"

#include <Eigen/LU>
#include <Eigen/SVD>

namespace limber {

namespace {

// About 3 degrees between the directions. Necks and collar bones that leave a chest at 15 degrees still say its twist.
constexpr double parallelBelow = 0.002;

Eigen::Vector3d toEigen(const glm::dvec3 &vector)
{
    return {vector.x, vector.y, vector.z};
}

} // namespace

std::optional<glm::dmat3> fitDirections(std::span<const DirectionPair> pairs)
{
    Eigen::Matrix3d sum = Eigen::Matrix3d::Zero();
    double weights = 0.0;
    for (const DirectionPair &pair : pairs) {
        sum += pair.weight * toEigen(pair.to) * toEigen(pair.from).transpose();
        weights += pair.weight;
    }
    if (pairs.size() < 2)
        return std::nullopt;
    const Eigen::JacobiSVD<Eigen::Matrix3d> svd(sum, Eigen::ComputeFullU | Eigen::ComputeFullV);
    if (svd.singularValues()[1] <= parallelBelow * weights)
        return std::nullopt;
    const double handedness = (svd.matrixU() * svd.matrixV().transpose()).determinant() < 0.0 ? -1.0 : 1.0;
    const Eigen::Matrix3d rotation =
        svd.matrixU() * Eigen::Vector3d(1.0, 1.0, handedness).asDiagonal() * svd.matrixV().transpose();
    glm::dmat3 result(1.0);
    for (int column = 0; column < 3; ++column) {
        for (int row = 0; row < 3; ++row)
            result[column][row] = rotation(row, column);
    }
    return result;
}

} // namespace limber
