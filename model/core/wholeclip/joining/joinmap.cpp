#include "joining/joinmap.h"

#include "base/statistics.h"
#include "joining/gridframes.h"

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <utility>

namespace limber {

namespace {

bool measureJoins(JoinMap &map, const Progress &progress)
{
    map.distances.reserve(map.lasts.size() * map.firsts.size());
    for (std::size_t row = 0; row < map.lasts.size(); ++row) {
        if (!progress(static_cast<double>(row) / static_cast<double>(map.lasts.size())))
            return false;
        for (const int first : map.firsts)
            map.distances.push_back(map.search.between({map.lasts[row], first}).distance);
    }
    return true;
}

} // namespace

double JoinMap::distance(int row, int column) const
{
    return distances[static_cast<std::size_t>(row) * firsts.size() + static_cast<std::size_t>(column)];
}

double JoinMap::largest() const
{
    return largestNumber(distances);
}

std::optional<JoinMap> joinMap(const Clip &clip, const Clip &second, const PositionRules &rules, Axis up,
                               int mostFrames, const Progress &progress)
{
    if (clip.motion.isEmpty() || second.motion.isEmpty() || !progress(0.0))
        return std::nullopt;
    JoinMap map{JoinSearch(clip, second, rules, up),
                gridFrames(clip.motion.frameCount(), std::max(2, mostFrames)),
                gridFrames(second.motion.frameCount(), std::max(2, mostFrames)),
                {},
                {}};
    if (!measureJoins(map, progress.part(0.0, 0.7)))
        return std::nullopt;
    bool isStopped = false;
    const auto best = map.search.best([&](double fraction) {
        isStopped = isStopped || !progress.part(0.7, 1.0)(fraction);
        return !isStopped;
    });
    map.best = best.value_or(map.search.ends());
    return isStopped ? std::nullopt : std::optional(std::move(map));
}

} // namespace limber
