#pragma once

#include "geometry/ridge.h"

namespace limber {

// Features as deviations from the mean of some samples, in standard deviations; the last one is constant. A
// feature that hardly varies counts less, and one that is impossibly far off counts as just far off.
class StandardFeatures
{
public:
    // Takes the samples as they are; the last column is that for the constant.
    explicit StandardFeatures(const SampleRows &samples);

    // Writes the deviations over the features.
    void standardise(SampleRows &rows) const;

private:
    Eigen::RowVectorXd m_means;
    Eigen::RowVectorXd m_factors;
};

} // namespace limber
