#include "layers/layerkind.h"

#include "base/at.h"
#include "layers/layerwriter.h"

#include <algorithm>

namespace limber {

namespace {

constexpr int mostRounds = 48; // until keys with overlapping windows agree
constexpr double settledRadians = 1e-12;

// Makes the keys of a layer again in a layer of another kind, from the poses that the layer gave in each key.
class Converter
{
public:
    Converter(const Clip &clip, const Layers &layers, int index)
        : m_clip(clip), m_from(layers.begin(), layers.begin() + index + 1), m_index(index)
    {
        Layer &layer = m_from.back();
        layer.isMuted = layer.isLocked = false;
        layer.weight = 1.0;
        layer.weightKeys.clear();
        // Among the layers beneath, only those that are heard count.
        layer.isSolo = std::ranges::any_of(layers, &Layer::isSolo);
        m_to = m_from;
        m_to.back().keys.clear();
    }

    std::vector<LayerKey> convert(Layer::Kind kind, PoseChange::Side side)
    {
        m_to.back().kind = kind;
        m_to.back().side = side;
        for (const LayerKey &key : m_from.back().keys) {
            if (key.rows.empty())
                takePose(key);
            else
                takeRows(key);
        }
        for (int round = 0; round < mostRounds && correct(); ++round) {
        }
        return m_to.back().keys;
    }

private:
    [[nodiscard]] std::vector<double> valuesIn(const Layers &layers, int end, int frame) const
    {
        const std::span<const double> base = m_clip.motion.frame(frame);
        std::vector<double> values(base.begin(), base.end());
        LayerStack(m_clip.skeleton, layers).apply(0, end, frame, values);
        return values;
    }

    void takePose(const LayerKey &key)
    {
        const LayerWriter writer(m_clip, m_to, m_index);
        LayerEdit edit = writer.withPose(key.frame, key.window, valuesIn(m_to, m_index + 1, key.frame),
                                         valuesIn(m_from, m_index + 1, key.frame));
        if (edit.refusal == LayerRefusal::None)
            m_to.back() = std::move(edit.layer);
    }

    void takeRows(const LayerKey &key)
    {
        const FrameInterval frames = framesOf(key, m_clip.motion.frameCount());
        Motion before = m_clip.motion;
        Motion after = m_clip.motion;
        for (int frame = frames.first; frame <= frames.last; ++frame) {
            std::ranges::copy(valuesIn(m_to, m_index + 1, frame), before.editFrame(frame).begin());
            std::ranges::copy(valuesIn(m_from, m_index + 1, frame), after.editFrame(frame).begin());
        }
        LayerEdit edit = LayerWriter(m_clip, m_to, m_index).withMotion(frames, key.frame, before, after);
        if (edit.refusal == LayerRefusal::None)
            m_to.back() = std::move(edit.layer);
    }

    // Corrects keys, since a key that was made later reaches into the frame of an earlier one. Returns whether anything
    // had to be corrected.
    bool correct()
    {
        const std::vector<LayerKey> before = m_to.back().keys;
        if (m_to.back().kind == Layer::Kind::Override)
            return false; // in such a layer no other key has an effect in the frame of a key
        for (const LayerKey &key : m_from.back().keys) {
            if (key.rows.empty())
                takePose(key);
        }
        return farthest(before, m_to.back().keys) > settledRadians;
    }

    static double farthest(const std::vector<LayerKey> &a, const std::vector<LayerKey> &b)
    {
        double most = 0.0;
        for (std::size_t i = 0; i < std::min(a.size(), b.size()); ++i) {
            for (std::size_t j = 0; j < std::min(a[i].offsets.size(), b[i].offsets.size()); ++j) {
                const glm::dvec3 none(0.0);
                most = std::max(most, glm::distance(a[i].offsets[j].rotation.value_or(none),
                                                    b[i].offsets[j].rotation.value_or(none)));
            }
        }
        return most;
    }

    const Clip &m_clip;
    Layers m_from; // up to and including the layer
    Layers m_to; // the same with the converted layer
    int m_index;
};

} // namespace

Layer withKind(const Clip &clip, const Layers &layers, int index, Layer::Kind kind, PoseChange::Side side)
{
    Layer layer = at(layers, index);
    const bool isSame = kind == layer.kind && (side == layer.side || kind == Layer::Kind::Override);
    if (!isSame && !clip.motion.isEmpty())
        layer.keys = Converter(clip, layers, index).convert(kind, side);
    layer.kind = kind;
    layer.side = side;
    return layer;
}

} // namespace limber
