#pragma once

#include "base/at.h"
#include "base/progress.h"
#include "layers/layerpass.h"
#include "motion/clip.h"
#include "motion/frameinterval.h"

#include <optional>
#include <span>
#include <vector>

namespace limber {

// Returns the frames that a layer may change; empty (last before first) if there are none.
[[nodiscard]] FrameInterval framesOf(const Layer &layer, int frameCount);
// Returns the frames that a key may change, in the same way.
[[nodiscard]] FrameInterval framesOf(const LayerKey &key, int frameCount);

// The layers of a clip that are heard; it applies them frame by frame, in rising order.
class LayerStack
{
public:
    // Both must outlive it.
    LayerStack(const Skeleton &skeleton, const Layers &layers);

    // Returns whether a layer takes part.
    [[nodiscard]] bool isEffective(int index) const { return at(m_passes, index).has_value(); }
    // Returns all frames that the layers may change; empty if there are none.
    [[nodiscard]] FrameInterval frames(int frameCount) const;
    // Returns how many joints the layers change; each joint counts once per layer.
    [[nodiscard]] int jointCount() const;

    // Applies the layers from `first` to before `end` to the values of a frame.
    void apply(int first, int end, int frame, std::span<double> values);
    // Applies all layers to the values of a frame.
    void apply(int frame, std::span<double> values) { apply(0, count(), frame, values); }
    // Removes the layers from `first` on from these joints (rising). Returns false if one of them hides what is
    // beneath.
    [[nodiscard]] bool remove(int first, int frame, std::span<const int> joints, std::span<double> values);
    // See LayerPass::sumOf(); the layer must be heard.
    [[nodiscard]] JointOffset sumOf(int index, int joint, int frame) const
    {
        return at(m_passes, index)->sumOf(joint, frame);
    }

private:
    [[nodiscard]] int count() const { return static_cast<int>(m_passes.size()); }

    const Layers &m_layers;
    std::vector<std::optional<LayerPass>> m_passes; // empty for a layer that is not heard
};

// Returns the motion of a clip with all layers over it that are heard. Frames and columns that no layer changes keep
// all their bits. Returns nothing if the progress stopped it.
[[nodiscard]] std::optional<Motion> layeredMotion(const Clip &clip, const Layers &layers,
                                                  const Progress &progress = {});

} // namespace limber
