#include "filling/learnedbody.h"

#include <algorithm>
#include <utility>

namespace limber {

namespace {

constexpr int mostSamples = 10000;
constexpr int samplesOfBlock = 256;

} // namespace

// Chooses the frames to learn from. If there are too many, the clip with the gap gives half of them or more.
void LearnedBody::choose(std::span<const LearningTake *const> takes)
{
    double othersFrames = 0.0;
    for (const LearningTake *take : takes.subspan(1))
        othersFrames += take->frameCount();
    const int ownFrames = takes.front()->frameCount();
    const double mostOwn = std::max(mostSamples - othersFrames, othersFrames > 0.0 ? 0.5 * mostSamples : mostSamples);
    const int ownStep = static_cast<int>((ownFrames - 1) / mostOwn) + 1;
    const double mostOthers = std::max(mostSamples - double(ownFrames) / ownStep, 1.0);
    const int othersStep = static_cast<int>(std::max(othersFrames - 1.0, 0.0) / mostOthers) + 1;
    Eigen::Index row = 0;
    for (const LearningTake *take : takes) {
        Part part{take, take == takes.front() ? ownStep : othersStep, {}, row};
        for (int frame = 0; frame < take->frameCount(); frame += part.step) {
            if (!take->gap().isLost(frame))
                part.frames.push_back(frame);
        }
        row += static_cast<Eigen::Index>(part.frames.size());
        m_parts.push_back(std::move(part));
    }
    m_features.resize(row, takes.front()->rest().count() + 1);
    m_targets.resize(row, takes.front()->tracks().rows().cols());
}

bool LearnedBody::learn(std::span<const LearningTake *const> takes, const Progress &progress)
{
    choose(takes);
    for (std::size_t i = 0; i < m_parts.size(); ++i) {
        const double count = static_cast<double>(m_parts.size());
        if (!readPart(m_parts[i], progress.part(0.4 * double(i) / count, 0.4 * double(i + 1) / count)))
            return false;
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

bool LearnedBody::readPart(const Part &part, const Progress &progress)
{
    const int frameCount = part.take->frameCount();
    const int block = samplesOfBlock * part.step;
    for (int first = 0; first < frameCount; first += block) {
        if (!progress(double(first) / frameCount))
            return false;
        readSamples(part, {first, std::min(first + block, frameCount) - 1});
    }
    return true;
}

void LearnedBody::readSamples(const Part &part, const FrameInterval &frames)
{
    const LearningTake &take = *part.take;
    const SampleRows rows = take.rest().rows(frames, part.step);
    const auto found = std::ranges::lower_bound(part.frames, frames.first);
    Eigen::Index sample = part.firstRow + (found - part.frames.begin());
    for (Eigen::Index row = 0; row < rows.rows(); ++row) {
        const int frame = frames.first + static_cast<int>(row) * part.step;
        if (take.gap().isLost(frame))
            continue;
        m_features.row(sample).head(take.rest().count()) = rows.row(row);
        m_targets.row(sample++) = take.tracks().rows().row(frame);
    }
}

LearnedBody::Rows LearnedBody::rowsOf(const LearningTake &take, const FrameInterval &frames) const
{
    const auto part = std::ranges::find(m_parts, &take, &Part::take);
    if (part == m_parts.end())
        return {};
    const auto first = std::ranges::lower_bound(part->frames, frames.first);
    const auto end = std::ranges::upper_bound(part->frames, frames.last);
    return {part->firstRow + (first - part->frames.begin()), std::max<Eigen::Index>(end - first, 0)};
}

RidgeSums LearnedBody::sumsWithout(const LearningTake &take, const FrameInterval &hidden) const
{
    RidgeSums sums = *m_sums;
    const Rows rows = rowsOf(take, hidden);
    if (rows.count > 0)
        sums.remove(m_features.middleRows(rows.first, rows.count), m_targets.middleRows(rows.first, rows.count));
    return sums;
}

SampleRows LearnedBody::featuresOf(const LearningTake &take, const GapWindow &window) const
{
    const RestOfBody &rest = take.rest();
    SampleRows rows(window.rowCount(), rest.count() + 1);
    const FrameInterval &frames = window.frames;
    auto places = rows.leftCols(rest.count());
    places.topRows(window.before) = rest.rows({frames.first - window.before, frames.first - 1});
    places.middleRows(window.before, window.insideCount()) = rest.rows(frames, window.step);
    places.bottomRows(window.after) = rest.rows({frames.last + 1, frames.last + window.after});
    m_standard->standardise(rows);
    return rows;
}

SampleRows LearnedBody::similarTo(const SampleRows &features, const LearningTake &take,
                                  const FrameInterval &hidden) const
{
    const Rows rows = rowsOf(take, hidden);
    return m_similar->predict(
        features, [&](Eigen::Index sample) { return sample >= rows.first && sample < rows.first + rows.count; });
}

} // namespace limber
