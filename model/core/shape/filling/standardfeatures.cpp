#include "filling/standardfeatures.h"

#include <algorithm>
#include <cmath>

namespace limber {

namespace {

constexpr double deviationOffset = 0.3;
constexpr double mostDeviations = 10.0;

double bounded(double deviations)
{
    return std::isfinite(deviations) ? std::clamp(deviations, -mostDeviations, mostDeviations) : 0.0;
}

} // namespace

StandardFeatures::StandardFeatures(const SampleRows &samples)
    : m_means(samples.leftCols(samples.cols() - 1).colwise().mean()), m_factors(samples.cols() - 1)
{
    for (Eigen::Index column = 0; column < m_factors.size(); ++column) {
        const double squares = (samples.col(column).array() - m_means[column]).square().mean();
        m_factors[column] = 1.0 / (std::sqrt(squares) + deviationOffset);
    }
}

void StandardFeatures::standardise(SampleRows &rows) const
{
    for (Eigen::Index row = 0; row < rows.rows(); ++row) {
        for (Eigen::Index column = 0; column < m_factors.size(); ++column)
            rows(row, column) = bounded((rows(row, column) - m_means[column]) * m_factors[column]);
        rows(row, m_factors.size()) = 1.0;
    }
}

} // namespace limber
