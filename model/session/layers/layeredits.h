#pragma once

#include "layers/layer.h"

#include <QString>

#include <functional>
#include <vector>

namespace limber {

class Document;

// Edits of the layers of a document, each as one undo step. Indices count from the lowest layer; a `gesture` other than
// 0 merges the steps of one drag.

// Adds an empty layer above the layer of this index (-1: at the bottom, right above the base). Returns the index of the
// new layer, or -1 if there are too many already.
int addLayer(Document &document, int above);
// Adds a copy of a layer; returns the same as addLayer().
int duplicateLayer(Document &document, int index);
void removeLayer(Document &document, int index);
// Moves a layer to the position of another one.
void moveLayer(Document &document, int from, int to);
// Changes anything else about a layer by a function.
void changeLayer(Document &document, int index, const QString &text, const std::function<void(Layer &)> &change,
                 int gesture = 0);
// Changes all layers at once.
void changeLayers(Document &document, const QString &text, const std::function<void(Layer &)> &change);

// Sets another kind of layer, or the other side for its rotations; the poses of its keys stay.
void setLayerKind(Document &document, int index, Layer::Kind kind, PoseChange::Side side);
// Sets the weight in a frame: changes the key there, adds one if the weight has other keys, or sets the weight of the
// whole layer if it has no keys.
void setLayerWeight(Document &document, int index, int frame, double weight, int gesture = 0);
// Adds a key of the weight in a frame, or removes the key that is there.
void toggleWeightKey(Document &document, int index, int frame);

// Sets the times over which a key rises and fades, if it does. Keys that hold their pose separately in every frame stay
// as they are.
void setKeyTimes(Document &document, int index, int key, double secondsBefore, double secondsAfter);
// Removes keys; their indices must be rising.
void removeKeys(Document &document, int index, const std::vector<int> &keys);

} // namespace limber
