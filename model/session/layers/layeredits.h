#pragma once

#include "layers/layer.h"

#include <QString>

#include <functional>
#include <vector>

namespace limber {

class Document;

// What is done to the layers of a document, each as one undo step. Indices count from the lowest layer; `gesture` other
// than 0 merges the steps of one drag.

// An empty layer above the one of this index (-1: at the bottom, right above the base). Answers its index; -1 if there
// is no room for another one.
int addLayer(Document &document, int above);
// The same as another layer.
int duplicateLayer(Document &document, int index);
void removeLayer(Document &document, int index);
// To where another layer lies.
void moveLayer(Document &document, int from, int to);
// Anything else about a layer, by a function that changes it.
void changeLayer(Document &document, int index, const QString &text, const std::function<void(Layer &)> &change,
                 int gesture = 0);
// Of all layers at once.
void changeLayers(Document &document, const QString &text, const std::function<void(Layer &)> &change);

// Of another kind, or with its rotations on another side; the poses of its keys stay.
void setLayerKind(Document &document, int index, Layer::Kind kind, PoseChange::Side side);
// The weight of a frame: of the key there, of a new one where the weight has keys, of the whole layer where it has
// none.
void setLayerWeight(Document &document, int index, int frame, double weight, int gesture = 0);
// Gives the weight a key in a frame, or takes the one that is there away.
void toggleWeightKey(Document &document, int index, int frame);

// Lets a key rise and fade over other times, where it does either; not above those that are held in every frame.
void setKeyTimes(Document &document, int index, int key, double secondsBefore, double secondsAfter);
// Takes some keys away; rising.
void removeKeys(Document &document, int index, const std::vector<int> &keys);

} // namespace limber
