#include "filling/learnedbody.h"

#include <algorithm>
#include <utility>

namespace limber {

namespace {

constexpr int mostSamples = 10000;
constexpr int samplesOfBlock = 256;

} // namespace

bool LearnedBody::learn(const Gap &gap, int frameCount, const Progress &progress)
{
    const int step = (frameCount - 1) / mostSamples + 1;
    for (int frame = 0; frame < frameCount; frame += step) {
        if (!gap.isLost(frame))
            m_samples.push_back(frame);
    }
    m_features.resize(static_cast<Eigen::Index>(m_samples.size()), m_rest.count() + 1);
    m_targets.resize(m_features.rows(), m_tracks.rows().cols());
    const int block = samplesOfBlock * step;
    for (int first = 0; first < frameCount; first += block) {
        if (!progress(0.4 * first / frameCount))
            return false;
        readSamples(gap, {first, std::min(first + block, frameCount) - 1}, step);
    }
    m_standard.emplace(m_features);
    m_standard->standardise(m_features);
    m_sums.emplace(m_features.cols(), m_targets.cols());
    for (Eigen::Index first = 0; first < m_features.rows(); first += samplesOfBlock) {
        if (!progress(0.4 + 0.6 * double(first) / double(m_features.rows())))
            return false;
        const Eigen::Index count = std::min<Eigen::Index>(samplesOfBlock, m_features.rows() - first);
        m_sums->add(m_features.middleRows(first, count), m_targets.middleRows(first, count));
    }
    m_similar.emplace(m_features, m_targets, m_sums->products());
    return true;
}

void LearnedBody::readSamples(const Gap &gap, const FrameInterval &frames, int step)
{
    const SampleRows rows = m_rest.rows(frames, step);
    const auto found = std::ranges::lower_bound(m_samples, frames.first);
    Eigen::Index sample = found - m_samples.begin();
    for (Eigen::Index row = 0; row < rows.rows(); ++row) {
        const int frame = frames.first + static_cast<int>(row) * step;
        if (gap.isLost(frame))
            continue;
        m_features.row(sample).head(m_rest.count()) = rows.row(row);
        m_targets.row(sample++) = m_tracks.rows().row(frame);
    }
}

RidgeSums LearnedBody::sumsWithout(const FrameInterval &hidden) const
{
    RidgeSums sums = *m_sums;
    const auto first = std::ranges::lower_bound(m_samples, hidden.first);
    const auto end = std::ranges::upper_bound(m_samples, hidden.last);
    const Eigen::Index row = first - m_samples.begin();
    if (first < end)
        sums.remove(m_features.middleRows(row, end - first), m_targets.middleRows(row, end - first));
    return sums;
}

SampleRows LearnedBody::featuresOf(const GapWindow &window) const
{
    SampleRows rows(window.rowCount(), m_rest.count() + 1);
    const FrameInterval &frames = window.frames;
    auto places = rows.leftCols(m_rest.count());
    places.topRows(window.before) = m_rest.rows({frames.first - window.before, frames.first - 1});
    places.middleRows(window.before, window.insideCount()) = m_rest.rows(frames, window.step);
    places.bottomRows(window.after) = m_rest.rows({frames.last + 1, frames.last + window.after});
    m_standard->standardise(rows);
    return rows;
}

SampleRows LearnedBody::similarTo(const SampleRows &features, const FrameInterval &hidden) const
{
    return m_similar->predict(
        features, [&](Eigen::Index sample) { return hidden.contains(m_samples[static_cast<std::size_t>(sample)]); });
}

} // namespace limber
