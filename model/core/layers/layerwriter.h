#pragma once

#include "layers/layerstack.h"
#include "motion/clip.h"

#include <optional>
#include <span>

namespace limber {

// Why a change by hand cannot go into a layer, or under layers.
enum class LayerRefusal {
    None,
    Locked,
    NotHeard, // muted, or another one is solo
    NoWeight, // in this frame
    NotItsJoint, // a joint that changed is not one of the layer's joints
    Hidden, // a layer above overrides what was changed
    TooFar, // its weight is too small to lead there
};

// A layer with a change, or why it cannot take it.
struct LayerEdit
{
    Layer layer;
    LayerRefusal refusal = LayerRefusal::None;
    int joint = NoJoint; // for NotItsJoint
};

// Puts poses that were made by hand on top of all layers into one of them, so that the result is what was posed.
class LayerWriter
{
public:
    // `clip` and `layers` must outlive it.
    LayerWriter(const Clip &clip, const Layers &layers, int index);

    // Whether a change of this frame can go in at all.
    [[nodiscard]] LayerRefusal refusalIn(int frame) const;

    // A key: the pose of a frame was `before` and is to be `wanted`, with all layers. In the frames around it the key
    // takes part by its window. A key of that frame with the same window takes the change in. In a layer that overrides
    // the poses of a joint lead over to each other where their windows meet.
    [[nodiscard]] LayerEdit withPose(int frame, const KeyWindow &window, std::span<const double> before,
                                     std::span<const double> wanted) const;
    // A key with a row for each of these frames, where the motions with all layers differ: `after` is what it leads to.
    // `centre` is the frame in which the change was made.
    [[nodiscard]] LayerEdit withMotion(const FrameInterval &frames, int centre, const Motion &before,
                                       const Motion &after) const;
    // Whether a key of its own would not do: a layer that overrides has rows there already.
    [[nodiscard]] bool needsRows(const FrameInterval &frames) const;

private:
    struct Row
    {
        std::vector<JointOffset> offsets;
        LayerRefusal refusal = LayerRefusal::None;
        int joint = NoJoint;
    };

    [[nodiscard]] const Layer &layer() const { return m_layers[static_cast<std::size_t>(m_index)]; }
    [[nodiscard]] Row offsetsIn(int frame, std::span<const double> before, std::span<const double> wanted,
                                LayerStack &stack) const;
    [[nodiscard]] JointOffset differenceOf(int index, std::span<const double> beneath, std::span<const double> wanted,
                                           const JointOffset &others, double weight) const;
    [[nodiscard]] std::optional<JointOffset> replacementOf(int index, std::span<const double> beneath,
                                                           std::span<const double> wanted, double weight) const;

    const Clip &m_clip;
    const Layers &m_layers;
    int m_index;
};

// The clip under layers that leads to `after` where it led to `before`, in these frames: joints that are the same in
// both keep their values. Nothing where a layer hides what was changed.
[[nodiscard]] std::optional<Motion> motionUnder(const Clip &clip, const Layers &layers, const FrameInterval &frames,
                                                const Motion &before, const Motion &after);

} // namespace limber
