#include "joining/seammap.h"

#include "base/statistics.h"
#include "body/vocabulary.h"
#include "joining/gridframes.h"

#include <algorithm>
#include <cstddef>
#include <utility>

namespace limber {

namespace {

// Returns the index of a pair in a list of all pairs, sorted by the later frame and then by the earlier one.
std::size_t indexOfPair(int earlier, int later)
{
    return static_cast<std::size_t>(later) * static_cast<std::size_t>(later - 1) / 2 +
           static_cast<std::size_t>(earlier);
}

bool measure(SeamMap &map, const Progress &progress)
{
    const std::size_t count = map.frames.size();
    map.distances.reserve(count * (count - 1) / 2);
    for (std::size_t later = 1; later < count; ++later) {
        if (!progress(static_cast<double>(later * later) / static_cast<double>(count * count)))
            return false;
        for (std::size_t earlier = 0; earlier < later; ++earlier)
            map.distances.push_back(map.search.between(map.frames[earlier], map.frames[later]).distance);
    }
    return true;
}

} // namespace

double SeamMap::distance(int a, int b) const
{
    if (a == b)
        return 0.0;
    return distances[indexOfPair(std::min(a, b), std::max(a, b))];
}

double SeamMap::largest() const
{
    return largestNumber(distances);
}

std::optional<SeamMap> seamMap(const Clip &clip, const PositionRules &rules, const UpAxis &up, int mostFrames,
                               const Progress &progress)
{
    const int frameCount = clip.motion.frameCount();
    if (frameCount < 2 || !progress(0.0))
        return std::nullopt;
    SeamMap map{SeamSearch(clip, rules, up.axis),
                gridFrames(frameCount, std::max(2, mostFrames)),
                {},
                shortestCycleFrames(clip.motion),
                {},
                {}};
    if (!measure(map, progress.part(0.0, 0.5)))
        return std::nullopt;
    const std::vector<FigureRoles> figures = rolesOfFigures(clip, rules, Vocabulary::builtIn());
    auto candidates = loopCandidates({clip, rules, up, figures}, map.search, progress.part(0.5, 0.8));
    if (!candidates)
        return std::nullopt;
    map.candidates = std::move(*candidates);
    if (!map.candidates.empty()) {
        map.best = map.candidates.front().frames;
        return map;
    }
    bool isStopped = false;
    map.best = map.search.best(map.shortest, [&](double fraction) {
        isStopped = isStopped || !progress.part(0.8, 1.0)(fraction);
        return !isStopped;
    });
    return isStopped ? std::nullopt : std::optional(std::move(map));
}

} // namespace limber
