#pragma once

#include "base/at.h"
#include "layers/layerstack.h"
#include "motion/clip.h"

#include <optional>
#include <span>

namespace limber {

// Why a change by hand cannot go into a layer, or beneath layers.
enum class LayerRefusal {
    None,
    Locked,
    NotHeard, // it is muted, or another layer is solo
    NoWeight, // it has no weight in this frame
    NotItsJoint, // a changed joint is not one of the layer's joints
    Hidden, // a layer above overrides the changed value
    TooFar, // its weight is too small to reach the wanted pose
};

// A layer with a change, or the reason why it cannot take the change.
struct LayerEdit
{
    Layer layer;
    LayerRefusal refusal = LayerRefusal::None;
    int joint = NoJoint; // for NotItsJoint
};

// Puts poses that were made by hand on top of all layers into one of them, so that the result is the wanted pose.
class LayerWriter
{
public:
    // `clip` and `layers` must outlive it.
    LayerWriter(const Clip &clip, const Layers &layers, int index);

    // Returns why a change of this frame cannot go into the layer at all.
    [[nodiscard]] LayerRefusal refusalIn(int frame) const;

    // Returns the layer with a key in a frame whose pose was `before` and should be `wanted`, with all layers. Frames
    // around it take part by the window. An existing key of that frame with the same window absorbs the change. In a
    // layer that overrides, the poses of a joint lead over to each other where their windows meet.
    [[nodiscard]] LayerEdit withPose(int frame, const KeyWindow &window, std::span<const double> before,
                                     std::span<const double> wanted) const;
    // Returns the layer with a key that has a row for each of these frames. `before` and `after` are the motions with
    // all layers, without and with the change. `centre` is the frame in which the change was made.
    [[nodiscard]] LayerEdit withMotion(const FrameInterval &frames, int centre, const Motion &before,
                                       const Motion &after) const;
    // Returns whether a key with one pose is not enough because a layer that overrides already has rows in these
    // frames.
    [[nodiscard]] bool needsRows(const FrameInterval &frames) const;

private:
    struct Row
    {
        std::vector<JointOffset> offsets;
        LayerRefusal refusal = LayerRefusal::None;
        int joint = NoJoint;
    };

    [[nodiscard]] const Layer &layer() const { return at(m_layers, m_index); }
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

// Returns the motion of the clip beneath the layers that leads to `after` in these frames, where it led to `before`.
// Joints that are the same in both keep their values. Returns nothing if a layer hides a changed value.
[[nodiscard]] std::optional<Motion> motionUnder(const Clip &clip, const Layers &layers, const FrameInterval &frames,
                                                const Motion &before, const Motion &after);

} // namespace limber
