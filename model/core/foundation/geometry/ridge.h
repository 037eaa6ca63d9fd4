#pragma once

#include <Eigen/Core>

namespace limber {

// Samples as rows: frame after frame, each with all of its numbers side by side.
using SampleRows = Eigen::Matrix<double, Eigen::Dynamic, Eigen::Dynamic, Eigen::RowMajor>;

// Predicts numbers from features by ridge regression (Hoerl and Kennard 1970): the weights W that make
// |targets - features W|² + penalty |W|² least. Only the sums over the samples are kept, so that samples can be taken
// out again and weights without them cost one solution. The last feature must be constant; its weights are free.
class RidgeSums
{
public:
    RidgeSums(Eigen::Index features, Eigen::Index targets);

    // Adds samples; both have one row for each.
    void add(const Eigen::Ref<const SampleRows> &features, const Eigen::Ref<const SampleRows> &targets);
    // Takes out samples that were added before.
    void remove(const Eigen::Ref<const SampleRows> &features, const Eigen::Ref<const SampleRows> &targets);

    // Returns the weights, features by targets, for a penalty greater than 0. They are zero if the samples are not
    // finite.
    [[nodiscard]] Eigen::MatrixXd weights(double penalty) const;
    // Returns the products of all pairs of features, summed over the samples; only the lower half is valid.
    [[nodiscard]] const Eigen::MatrixXd &products() const { return m_products; }

private:
    Eigen::MatrixXd m_products; // features by features, the lower half
    Eigen::MatrixXd m_crossProducts; // features by targets
};

} // namespace limber
