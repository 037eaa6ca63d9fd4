#pragma once

#include "layers/layer.h"

#include <vector>

namespace limber {

// How the keys of a layer make way for a new one.

// Adds a key to an additive layer. One of the same frame and window takes it in.
void addPose(Layer &layer, LayerKey key);

// Puts a key into a layer that overrides: it stands in place of what other keys of its frame say of its joints, and
// where windows of a joint meet, its poses lead over to each other.
void replacePoses(Layer &layer, const LayerKey &key, int frameCount);

// Adds a key with rows. In a layer that overrides, rows of other keys make way.
void addRows(Layer &layer, LayerKey key);

// Whether rows say nothing at all.
[[nodiscard]] bool hasNoOffsets(const std::vector<std::vector<JointOffset>> &rows);

} // namespace limber
