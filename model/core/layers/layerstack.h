#pragma once

#include "base/progress.h"
#include "contacts/unitedframes.h"
#include "layers/layerpass.h"
#include "motion/clip.h"

#include <optional>
#include <span>
#include <vector>

namespace limber {

// The frames that a layer may change; empty (last before first) for none.
[[nodiscard]] FrameInterval framesOf(const Layer &layer, int frameCount);
// The same of a key.
[[nodiscard]] FrameInterval framesOf(const LayerKey &key, int frameCount);

// The layers of a clip that are heard, to go through frame by frame, in rising order.
class LayerStack
{
public:
    // Both must outlive it.
    LayerStack(const Skeleton &skeleton, const Layers &layers);

    // Whether a layer takes part.
    [[nodiscard]] bool isHeard(int index) const { return m_passes[static_cast<std::size_t>(index)].has_value(); }
    // All frames that they may change; empty for none.
    [[nodiscard]] FrameInterval frames(int frameCount) const;
    // How many joints they change, each counted once for each layer.
    [[nodiscard]] int jointCount() const;

    // Puts the layers from `first` to before `end` over the values of a frame.
    void apply(int first, int end, int frame, std::span<double> values);
    // Puts all over it.
    void apply(int frame, std::span<double> values) { apply(0, count(), frame, values); }
    // Takes the layers from `first` on off these joints again, rising. False where one of them hides what lies beneath.
    [[nodiscard]] bool remove(int first, int frame, std::span<const int> joints, std::span<double> values);
    // See LayerPass::sumOf(); of a layer that is heard.
    [[nodiscard]] JointOffset sumOf(int index, int joint, int frame) const
    {
        return m_passes[static_cast<std::size_t>(index)]->sumOf(joint, frame);
    }

private:
    [[nodiscard]] int count() const { return static_cast<int>(m_passes.size()); }

    const Layers &m_layers;
    std::vector<std::optional<LayerPass>> m_passes; // nothing for a layer that is not heard
};

// The motion of a clip with all layers over it that are heard. Frames and columns that no layer changes keep every bit.
// Nothing if the progress stopped it.
[[nodiscard]] std::optional<Motion> layeredMotion(const Clip &clip, const Layers &layers,
                                                  const Progress &progress = {});

} // namespace limber
