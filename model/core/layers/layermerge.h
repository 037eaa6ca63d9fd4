#pragma once

#include "base/progress.h"
#include "layers/layerwriter.h"

#include <optional>

namespace limber {

// What merging a layer into what lies beneath it makes, and how much changes there.
struct LayerMerge
{
    Motion motion; // of the base
    Layers layers; // without the merged layer
    int frames = 0; // whose values in the base, or in the layer beneath, change
    int columns = 0; // channels of these
};

// Why a layer cannot be merged with the one beneath it, or with the base.
enum class MergeRefusal {
    None,
    NotHeard, // it, or the layer beneath, has no effect at present: merging would change the motion
    NoWeight, // the layer beneath has weight 0 where this one changes something
    Stopped, // by the progress
};

// Merges a layer into the next one beneath it, the lowest into the base: the motion with all layers stays the same.
// What the layer did becomes values for every frame.
struct MergeResult
{
    std::optional<LayerMerge> merge;
    MergeRefusal refusal = MergeRefusal::None;
};
[[nodiscard]] MergeResult mergeDown(const Clip &clip, const Layers &layers, int index, const Progress &progress = {});

// Merges all layers that are heard into the base. Those that are not stay.
[[nodiscard]] MergeResult mergeAll(const Clip &clip, const Layers &layers, const Progress &progress = {});

} // namespace limber
