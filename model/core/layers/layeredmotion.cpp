#include "layers/layeredmotion.h"

#include "layers/layerpass.h"

#include <algorithm>

namespace limber {

namespace {

FrameInterval united(const FrameInterval &a, const FrameInterval &b)
{
    if (a.last < a.first)
        return b;
    return b.last < b.first ? a : FrameInterval{std::min(a.first, b.first), std::max(a.last, b.last)};
}

FrameInterval framesOf(const LayerKey &key, int frameCount)
{
    if (key.rows.empty())
        return key.window.frames(frameCount);
    const int end = key.firstRow + static_cast<int>(key.rows.size());
    return {std::max(0, key.firstRow), std::min(frameCount, end) - 1};
}

std::vector<LayerPass> passes(const Skeleton &skeleton, const Layers &layers)
{
    std::vector<LayerPass> result;
    for (std::size_t i = 0; i < layers.size(); ++i) {
        if (isHeard(layers, static_cast<int>(i)))
            result.emplace_back(skeleton, layers[i]);
    }
    return result;
}

} // namespace

FrameInterval framesOf(const Layer &layer, int frameCount)
{
    FrameInterval frames{0, -1};
    for (const LayerKey &key : layer.keys)
        frames = united(frames, framesOf(key, frameCount));
    return frames;
}

FrameInterval framesOf(const Layers &layers, int frameCount)
{
    FrameInterval frames{0, -1};
    for (std::size_t i = 0; i < layers.size(); ++i) {
        if (isHeard(layers, static_cast<int>(i)))
            frames = united(frames, framesOf(layers[i], frameCount));
    }
    return frames;
}

std::optional<Motion> layeredMotion(const Clip &clip, const Layers &layers, const Progress &progress)
{
    Motion motion = clip.motion;
    std::vector<LayerPass> heard = passes(clip.skeleton, layers);
    const FrameInterval frames = framesOf(layers, motion.frameCount());
    std::vector<double> values;
    for (int frame = frames.first; frame <= frames.last; ++frame) {
        if (progress.wantsToStop(frame - frames.first, frames.frameCount()))
            return std::nullopt;
        const std::span<const double> beneath = clip.motion.frame(frame);
        values.assign(beneath.begin(), beneath.end());
        for (LayerPass &pass : heard)
            pass.apply(frame, values);
        if (!std::ranges::equal(values, beneath))
            std::ranges::copy(values, motion.editFrame(frame).begin());
    }
    return motion;
}

std::vector<double> layeredFrame(const Clip &clip, const Layers &layers, int frame, int count)
{
    const std::span<const double> beneath = clip.motion.frame(frame);
    std::vector<double> values(beneath.begin(), beneath.end());
    const int end = count < 0 ? static_cast<int>(layers.size()) : count;
    for (int i = 0; i < end; ++i) {
        if (isHeard(layers, i))
            LayerPass(clip.skeleton, layers[static_cast<std::size_t>(i)]).apply(frame, values);
    }
    return values;
}

std::optional<std::vector<double>> withoutLayers(const Skeleton &skeleton, const Layers &layers, int first, int frame,
                                                 std::span<const double> values)
{
    std::vector<double> beneath(values.begin(), values.end());
    for (int i = static_cast<int>(layers.size()) - 1; i >= first; --i) {
        if (isHeard(layers, i) && !LayerPass(skeleton, layers[static_cast<std::size_t>(i)]).remove(frame, beneath))
            return std::nullopt;
    }
    return beneath;
}

} // namespace limber
