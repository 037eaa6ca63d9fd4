#include "geometry/directionfit.h"

#include "geometry/geometry.h"

#include <Eigen/LU>
#include <Eigen/SVD>

#include <glm/geometric.hpp>
#include <glm/gtc/quaternion.hpp>

#include <algorithm>
#include <vector>

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
constexpr double mostInherited = 1.0; // the weight of the inherited rotation, relative to that of the directions

Eigen::Vector3d toEigen(const glm::dvec3 &vector)
{
    return {vector.x, vector.y, vector.z};
}

// Returns the rotation nearest to the directions and, with the given weight, to the inherited one. It is continuous
// even where the directions alone leave it open.
glm::dmat3 fitNear(std::span<const DirectionPair> pairs, const glm::dmat3 &inherited, double inheritedWeight)
{
    double weight = 0.0;
    for (const DirectionPair &pair : pairs)
        weight += pair.weight / 3.0;
    std::vector<DirectionPair> all(pairs.begin(), pairs.end());
    for (int axis = 0; axis < 3; ++axis) {
        glm::dvec3 from(0.0);
        from[axis] = 1.0;
        all.push_back({from, inherited[axis], inheritedWeight * weight});
    }
    return nearestRotation(all).rotation;
}

// Returns the smallest rotation from the inherited one that takes the mean of the directions where it should be. The
// more they cancel out, the less their mean says and the less it counts.
glm::dmat3 alongMean(std::span<const DirectionPair> pairs, const glm::dmat3 &inherited)
{
    constexpr double cancelledBelow = 0.7; // the length of the mean
    constexpr double clearAbove = 0.95;
    glm::dvec3 from(0.0);
    glm::dvec3 to(0.0);
    double weight = 0.0;
    for (const DirectionPair &pair : pairs) {
        // Parallel directions may be opposite.
        const double sign = glm::dot(pair.from, pairs.front().from) < 0.0 ? -1.0 : 1.0;
        from += sign * pair.weight * pair.from;
        to += sign * pair.weight * pair.to;
        weight += pair.weight;
    }
    if (pairs.size() < 2)
        return arc(inherited * from, to) * inherited;
    const double clear = std::min(glm::length(from), glm::length(to)) / weight;
    const double share = smoothStep((clear - cancelledBelow) / (clearAbove - cancelledBelow));
    // From the fit onward, no direction is opposite to where it should be, where an arc could lead anywhere.
    const glm::dmat3 near = fitNear(pairs, inherited, mostInherited);
    const glm::dvec3 difference = rotationVector(glm::quat_cast(arc(near * from, to)));
    return glm::mat3_cast(rotationFromVector(share * difference)) * near;
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

glm::dmat3 rotationFor(std::span<const DirectionPair> pairs, const glm::dmat3 &inherited)
{
    const glm::dmat3 base = alongMean(pairs, inherited);
    if (pairs.size() < 2)
        return base;
    const DirectionFit fit = nearestRotation(pairs);
    const double trust = trustIn(fit, pairs);
    return trust >= 1.0 ? fit.rotation : fitNear(pairs, base, mostInherited * (1.0 - trust));
}

} // namespace limber
