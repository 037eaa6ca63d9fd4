#include "scene/clip/scenegrid.h"

#include "base/at.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <vector>

namespace limber {

namespace {

constexpr double usualRate = 30.0;
constexpr double leastRate = 10.0; // of keys that stand for frames
constexpr double nearFrame = 0.02; // of a frame: a key this close is at the frame

// The time that the keys of an animation span.
struct KeySpan
{
    double first = 0.0; // seconds
    double last = 0.0;
    const std::vector<double> *most = nullptr; // the list with the most keys; null if no list has two
};

KeySpan spanOf(const Scene &scene, int animation)
{
    KeySpan span;
    if (animation < 0 || at(scene.animations, animation).tracks.empty())
        return span;
    span.first = std::numeric_limits<double>::max();
    span.last = std::numeric_limits<double>::lowest();
    for (const SceneTrack &track : at(scene.animations, animation).tracks) {
        const std::vector<double> &times = at(scene.times, track.times);
        span.first = std::min(span.first, times.front());
        span.last = std::max(span.last, times.back());
        if (times.size() > 1 && (span.most == nullptr || times.size() > span.most->size()))
            span.most = &times;
    }
    return span;
}

bool isOnGrid(const std::vector<double> &times, double first, double rate)
{
    return std::ranges::all_of(times, [&](double time) {
        const double frame = (time - first) * rate;
        return std::abs(frame - std::round(frame)) <= nearFrame;
    });
}

// Returns a whole number of frames per second if the rate differs from one only because times are rounded.
double tidied(double rate)
{
    const double whole = std::round(rate);
    return std::abs(rate - whole) < 1e-4 * rate ? whole : rate;
}

double rateOfKeys(const Scene &scene, int animation)
{
    const KeySpan span = spanOf(scene, animation);
    if (span.most == nullptr)
        return usualRate;
    const std::vector<double> &most = *span.most;
    const double rate = tidied(static_cast<double>(most.size() - 1) / (most.back() - most.front()));
    if (!(rate >= leastRate && rate <= mostSceneRate))
        return usualRate;
    for (const SceneTrack &track : at(scene.animations, animation).tracks) {
        if (!isOnGrid(at(scene.times, track.times), most.front(), rate))
            return usualRate;
    }
    return rate;
}

} // namespace

double sceneRate(const Scene &scene, int animation)
{
    if (scene.bvh)
        return 1.0 / scene.bvh->frameTimeSeconds;
    return rateOfKeys(scene, animation);
}

SceneFrames sceneFrames(const Scene &scene, int animation, std::optional<double> framesPerSecond)
{
    constexpr double mostFrames = 2e9;
    SceneFrames frames;
    frames.frameTimeSeconds = framesPerSecond ? 1.0 / *framesPerSecond
                              : scene.bvh     ? scene.bvh->frameTimeSeconds
                                              : 1.0 / sceneRate(scene, animation);
    const KeySpan span = spanOf(scene, animation);
    frames.startSeconds = scene.bvh && span.first >= 0.0 ? 0.0 : span.first;
    const double parts = (span.last - frames.startSeconds) / frames.frameTimeSeconds;
    frames.count = static_cast<int>(std::min(std::ceil(parts - nearFrame) + 1.0, mostFrames));
    const int written = scene.animations.empty() ? -1 : 0; // a motion in which nothing moves has no animation
    if (scene.bvh && !framesPerSecond && animation == written)
        frames.count = std::max(frames.count, scene.bvh->frames);
    frames.count = std::max(frames.count, 1);
    return frames;
}

double sceneSeconds(const Scene &scene, int animation)
{
    const KeySpan span = spanOf(scene, animation);
    return span.last - span.first;
}

} // namespace limber
