#pragma once

#include "base/progress.h"
#include "layers/layerwriter.h"

#include <optional>

namespace limber {

// The result of merging a layer into what is beneath it, with the extent of the changes there.
struct LayerMerge
{
    Motion motion; // of the base
    Layers layers; // without the merged layer
    int frames = 0; // number of frames whose values change, in the base or in the layer beneath
    int columns = 0; // number of channels whose values change
};

// Why a layer cannot be merged with the layer beneath it, or with the base.
enum class MergeRefusal {
    None,
    NotHeard, // the layer, or the one beneath, has no effect at present: merging would change the motion
    NoWeight, // the layer beneath has weight 0 where this one changes something
    Stopped, // the progress stopped it
};

// Merges a layer into the next one beneath it, or the lowest layer into the base; the motion with all layers stays the
// same. The changes of the layer become values for every frame.
struct MergeResult
{
    std::optional<LayerMerge> merge;
    MergeRefusal refusal = MergeRefusal::None;
};
[[nodiscard]] MergeResult mergeDown(const Clip &clip, const Layers &layers, int index, const Progress &progress = {});

// Merges all layers that are heard into the base; the other layers stay.
[[nodiscard]] MergeResult mergeAll(const Clip &clip, const Layers &layers, const Progress &progress = {});

} // namespace limber
