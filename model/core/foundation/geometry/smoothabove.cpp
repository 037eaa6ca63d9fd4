#include "geometry/smoothabove.h"

#include <algorithm>
#include <cmath>
#include <deque>

namespace limber {

namespace {

std::vector<double> runningMaximum(std::span<const double> values, int halfWidth)
{
    const int count = static_cast<int>(values.size());
    const auto at = [&](int frame) { return values[static_cast<std::size_t>(frame)]; };
    std::vector<double> result(values.size());
    std::deque<int> candidates; // frames with falling values; the first one has the maximum
    int next = 0;
    for (int frame = 0; frame < count; ++frame) {
        for (; next < count && next <= frame + halfWidth; ++next) {
            while (!candidates.empty() && at(candidates.back()) <= at(next))
                candidates.pop_back();
            candidates.push_back(next);
        }
        while (candidates.front() < frame - halfWidth)
            candidates.pop_front();
        result[static_cast<std::size_t>(frame)] = at(candidates.front());
    }
    return result;
}

std::vector<double> hannWeights(int halfWidth)
{
    std::vector<double> weights;
    for (int offset = -halfWidth; offset <= halfWidth; ++offset)
        weights.push_back(0.5 + 0.5 * std::cos(3.14159265358979323846 * offset / (halfWidth + 1)));
    return weights;
}

// Returns the mean over the part of the window that has frames.
double weightedMean(std::span<const double> values, std::span<const double> weights, int frame)
{
    const int halfWidth = static_cast<int>(weights.size()) / 2;
    const int first = std::max(0, frame - halfWidth);
    const int last = std::min(static_cast<int>(values.size()) - 1, frame + halfWidth);
    double sum = 0.0;
    double weightSum = 0.0;
    for (int other = first; other <= last; ++other) {
        const double weight = weights[static_cast<std::size_t>(other - frame + halfWidth)];
        sum += weight * values[static_cast<std::size_t>(other)];
        weightSum += weight;
    }
    return sum / weightSum;
}

} // namespace

std::vector<double> smoothAbove(std::span<const double> needs, int halfWidthInFrames)
{
    std::vector<double> result(needs.begin(), needs.end());
    if (halfWidthInFrames <= 0 || std::ranges::all_of(needs, [](double need) { return need == 0.0; }))
        return result;
    const std::vector<double> highest = runningMaximum(needs, halfWidthInFrames);
    const std::vector<double> weights = hannWeights(halfWidthInFrames);
    for (int frame = 0; frame < static_cast<int>(result.size()); ++frame)
        result[static_cast<std::size_t>(frame)] = weightedMean(highest, weights, frame);
    return result;
}

std::vector<double> changeWhereNeeded(double change, std::span<const double> differences, int halfWidthInFrames)
{
    const double size = std::abs(change);
    std::vector<double> spared;
    for (const double difference : differences)
        spared.push_back(std::clamp(size - std::copysign(1.0, change) * difference, 0.0, size));
    std::vector<double> changes = smoothAbove(spared, halfWidthInFrames);
    for (double &part : changes)
        part = std::copysign(std::max(size - part, 0.0), change);
    return changes;
}

} // namespace limber
