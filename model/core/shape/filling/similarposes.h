#pragma once

#include "geometry/ridge.h"

#include <functional>

namespace limber {

// Predicts numbers from those of the samples whose features are most alike, as seen in the few directions in which the
// features vary most (principal components).
class SimilarPoses
{
public:
    // `products` are those of RidgeSums about the same samples; both matrices must outlive it.
    SimilarPoses(const SampleRows &features, const SampleRows &targets, const Eigen::MatrixXd &products);

    // Returns the mean of the nearest samples for each row of features, weighted by exp(-d / mean d); leaves out the
    // samples that `isLeftOut` names by their row.
    [[nodiscard]] SampleRows predict(const Eigen::Ref<const SampleRows> &features,
                                     const std::function<bool(Eigen::Index)> &isLeftOut) const;

private:
    const SampleRows &m_targets;
    Eigen::MatrixXd m_directions; // features by components
    Eigen::MatrixXd m_places; // samples by components
};

} // namespace limber
