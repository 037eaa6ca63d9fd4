#include "joining/nearestpair.h"

#include <algorithm>
#include <array>
#include <vector>

namespace limber {

namespace {

constexpr std::size_t mostRefined = 12;

struct PairCandidate
{
    FrameInterval pair;
    double distance = 0.0;
};

bool isAmong(const FramePairs &pairs, const FrameInterval &pair)
{
    return pairs.firsts.contains(pair.first) && pairs.lasts.contains(pair.last) &&
           pair.last - pair.first >= pairs.apart;
}

std::array<FrameInterval, 6> neighboursOf(const FrameInterval &pair, int firstStep, int lastStep)
{
    return {FrameInterval{pair.first - firstStep, pair.last},
            {pair.first + firstStep, pair.last},
            {pair.first, pair.last - lastStep},
            {pair.first, pair.last + lastStep},
            {pair.first + firstStep, pair.last + lastStep},
            {pair.first - firstStep, pair.last - lastStep}};
}

} // namespace

FrameInterval downhill(FrameInterval pair, const FramePairs &pairs, const PairDistance &distance)
{
    int firstStep = std::max(1, pairs.firstStep);
    int lastStep = std::max(1, pairs.lastStep);
    for (double least = distance(pair);;) {
        const FrameInterval from = pair;
        for (const FrameInterval &next : neighboursOf(from, firstStep, lastStep)) {
            const double now = isAmong(pairs, next) ? distance(next) : least;
            if (now >= least)
                continue;
            least = now;
            pair = next;
        }
        if (pair != from)
            continue;
        if (firstStep == 1 && lastStep == 1)
            return pair;
        firstStep = std::max(1, firstStep / 2);
        lastStep = std::max(1, lastStep / 2);
    }
}

std::optional<FrameInterval> nearestPair(const FramePairs &pairs, const PairDistance &distance,
                                         const Progress &progress)
{
    std::vector<PairCandidate> candidates;
    for (int first = pairs.firsts.first; first <= pairs.firsts.last; first += pairs.firstStep) {
        if (!progress(double(first - pairs.firsts.first) / pairs.firsts.frameCount()))
            return std::nullopt;
        for (int last = std::max(pairs.lasts.first, first + pairs.apart); last <= pairs.lasts.last;
             last += pairs.lastStep)
            candidates.push_back({{first, last}, distance({first, last})});
    }
    if (candidates.empty())
        return std::nullopt;
    const std::size_t kept = std::min(mostRefined, candidates.size());
    std::ranges::partial_sort(candidates, candidates.begin() + static_cast<std::ptrdiff_t>(kept), {},
                              &PairCandidate::distance);
    candidates.resize(kept);
    for (PairCandidate &each : candidates) {
        each.pair = downhill(each.pair, pairs, distance);
        each.distance = distance(each.pair);
    }
    return std::ranges::min_element(candidates, {}, &PairCandidate::distance)->pair;
}

} // namespace limber
