#include "geometry/ridge.h"

#include <Eigen/Cholesky>

namespace limber {

namespace {

// The penalty on the weights of the constant: next to none, but enough for a solution without samples.
constexpr double constantPenalty = 1e-9;

} // namespace

RidgeSums::RidgeSums(Eigen::Index features, Eigen::Index targets)
    : m_products(Eigen::MatrixXd::Zero(features, features)), m_crossProducts(Eigen::MatrixXd::Zero(features, targets))
{
}

void RidgeSums::add(const Eigen::Ref<const SampleRows> &features, const Eigen::Ref<const SampleRows> &targets)
{
    m_products.selfadjointView<Eigen::Lower>().rankUpdate(features.transpose());
    m_crossProducts.noalias() += features.transpose() * targets;
}

void RidgeSums::remove(const Eigen::Ref<const SampleRows> &features, const Eigen::Ref<const SampleRows> &targets)
{
    m_products.selfadjointView<Eigen::Lower>().rankUpdate(features.transpose(), -1.0);
    m_crossProducts.noalias() -= features.transpose() * targets;
}

Eigen::MatrixXd RidgeSums::weights(double penalty) const
{
    Eigen::MatrixXd penalised = m_products;
    penalised.diagonal().array() += penalty;
    penalised.diagonal().tail(1).array() += constantPenalty - penalty;
    const Eigen::LLT<Eigen::Ref<Eigen::MatrixXd>, Eigen::Lower> factors(penalised);
    Eigen::MatrixXd weights = factors.solve(m_crossProducts);
    if (factors.info() != Eigen::Success || !weights.allFinite())
        weights.setZero();
    return weights;
}

} // namespace limber
