#pragma once

#include "layers/layer.h"

#include <vector>

namespace limber {

// These functions put a new key into a layer and adapt the other keys to it.

// Adds a key to an additive layer. An existing key with the same frame and window absorbs it.
void addPose(Layer &layer, LayerKey key);

// Puts a key into a layer that overrides. The key replaces what other keys of its frame say about its joints; if
// windows of a joint meet, one pose leads over to the other.
void replacePoses(Layer &layer, const LayerKey &key, int frameCount);

// Adds a key with rows. In a layer that overrides, it replaces rows of other keys.
void addRows(Layer &layer, LayerKey key);

// Returns whether the rows have no offsets.
[[nodiscard]] bool hasNoOffsets(const std::vector<std::vector<JointOffset>> &rows);

} // namespace limber
