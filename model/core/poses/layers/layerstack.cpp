#include "layers/layerstack.h"

#include "base/at.h"

#include <algorithm>

namespace limber {

FrameInterval framesOf(const LayerKey &key, int frameCount)
{
    if (key.rows.empty())
        return key.window.frames(frameCount);
    const int end = key.firstRow + static_cast<int>(key.rows.size());
    return {std::max(0, key.firstRow), std::min(frameCount, end) - 1};
}

FrameInterval framesOf(const Layer &layer, int frameCount)
{
    FrameInterval frames{0, -1};
    for (const LayerKey &key : layer.keys)
        frames = united(frames, framesOf(key, frameCount));
    return frames;
}

LayerStack::LayerStack(const Skeleton &skeleton, const Layers &layers) : m_layers(layers), m_passes(layers.size())
{
    for (std::size_t i = 0; i < layers.size(); ++i) {
        if (limber::isEffective(layers, static_cast<int>(i)))
            m_passes[i].emplace(skeleton, layers[i]);
    }
}

FrameInterval LayerStack::frames(int frameCount) const
{
    FrameInterval frames{0, -1};
    for (std::size_t i = 0; i < m_passes.size(); ++i) {
        if (m_passes[i])
            frames = united(frames, framesOf(m_layers[i], frameCount));
    }
    return frames;
}

int LayerStack::jointCount() const
{
    int joints = 0;
    for (const std::optional<LayerPass> &pass : m_passes)
        joints += pass ? pass->jointCount() : 0;
    return joints;
}

void LayerStack::apply(int first, int end, int frame, std::span<double> values)
{
    for (int i = first; i < end; ++i) {
        if (std::optional<LayerPass> &pass = at(m_passes, i))
            pass->apply(frame, values);
    }
}

bool LayerStack::remove(int first, int frame, std::span<const int> joints, std::span<double> values)
{
    for (int i = count() - 1; i >= first; --i) {
        std::optional<LayerPass> &pass = at(m_passes, i);
        if (pass && !pass->remove(frame, joints, values))
            return false;
    }
    return true;
}

std::optional<Motion> layeredMotion(const Clip &clip, const Layers &layers, const Progress &progress)
{
    Motion motion = clip.motion;
    LayerStack stack(clip.skeleton, layers);
    const FrameInterval frames = stack.frames(motion.frameCount());
    std::vector<double> values;
    for (int frame = frames.first; frame <= frames.last; ++frame) {
        if (progress.wantsToStop(frame - frames.first, frames.frameCount()))
            return std::nullopt;
        const std::span<const double> beneath = clip.motion.frame(frame);
        values.assign(beneath.begin(), beneath.end());
        stack.apply(frame, values);
        if (!std::ranges::equal(values, beneath))
            std::ranges::copy(values, motion.editFrame(frame).begin());
    }
    return motion;
}

} // namespace limber
