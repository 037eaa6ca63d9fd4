#include "filling/similarposes.h"

#include <Eigen/QR>

#include <algorithm>
#include <cmath>
#include <functional>
#include <numeric>
#include <utility>
#include <vector>

namespace limber {

namespace {

constexpr Eigen::Index mostComponents = 20;
constexpr std::size_t mostNeighbours = 12;
constexpr int iterations = 20; // of the search for the components; they need not be exact

// Returns the directions in which the features vary most, by orthogonal iteration from those that vary most by
// themselves. The last feature is constant.
Eigen::MatrixXd mainDirections(const Eigen::MatrixXd &products)
{
    const Eigen::Index features = products.rows() - 1;
    const Eigen::MatrixXd variation = products.topLeftCorner(features, features).selfadjointView<Eigen::Lower>();
    std::vector<Eigen::Index> order(static_cast<std::size_t>(features));
    std::iota(order.begin(), order.end(), 0);
    std::ranges::stable_sort(order, std::ranges::greater(), [&](Eigen::Index i) { return variation(i, i); });
    const Eigen::Index count = std::min(mostComponents, features);
    Eigen::MatrixXd directions = Eigen::MatrixXd::Zero(features, count);
    for (Eigen::Index i = 0; i < count; ++i)
        directions(order[static_cast<std::size_t>(i)], i) = 1.0;
    for (int i = 0; i < iterations; ++i) {
        const Eigen::HouseholderQR<Eigen::MatrixXd> factors(variation * directions);
        directions = factors.householderQ() * Eigen::MatrixXd::Identity(features, count);
    }
    return directions;
}

} // namespace

SimilarPoses::SimilarPoses(const SampleRows &features, const SampleRows &targets, const Eigen::MatrixXd &products)
    : m_targets(targets), m_directions(mainDirections(products)),
      m_places(features.leftCols(m_directions.rows()) * m_directions)
{
}

SampleRows SimilarPoses::predict(const Eigen::Ref<const SampleRows> &features,
                                 const std::function<bool(Eigen::Index)> &isLeftOut) const
{
    std::vector<bool> leftOut(static_cast<std::size_t>(m_places.rows()));
    for (Eigen::Index sample = 0; sample < m_places.rows(); ++sample)
        leftOut[static_cast<std::size_t>(sample)] = isLeftOut(sample);
    SampleRows predicted = SampleRows::Zero(features.rows(), m_targets.cols());
    std::vector<std::pair<double, Eigen::Index>> near;
    for (Eigen::Index row = 0; row < features.rows(); ++row) {
        const Eigen::RowVectorXd place = features.row(row).head(m_directions.rows()) * m_directions;
        const Eigen::VectorXd squares = (m_places.rowwise() - place).rowwise().squaredNorm();
        near.clear();
        for (Eigen::Index sample = 0; sample < squares.size(); ++sample) {
            if (!leftOut[static_cast<std::size_t>(sample)])
                near.emplace_back(squares[sample], sample);
        }
        const std::size_t count = std::min(near.size(), mostNeighbours);
        std::ranges::partial_sort(near, near.begin() + static_cast<std::ptrdiff_t>(count));
        near.resize(count);
        double mean = 1e-12;
        for (auto &[distance, sample] : near)
            mean += (distance = std::sqrt(distance)) / static_cast<double>(count);
        double sum = 0.0;
        for (const auto &[distance, sample] : near) {
            const double weight = std::exp(-distance / mean);
            predicted.row(row) += weight * m_targets.row(sample);
            sum += weight;
        }
        predicted.row(row) /= std::max(sum, 1e-12);
    }
    return predicted;
}

} // namespace limber
