#include "session/posing/holdlayer.h"

#include "base/at.h"
#include "body/bodystructure.h"
#include "body/vocabulary.h"
#include "layers/layerstack.h"

#include <utility>

namespace limber {

namespace {

// Returns the index of the layer that takes the hold, empty and heard.
int emptyLayer(Layers &layers, const HoldOrder &order)
{
    int index = order.motion.layer;
    if (index < 0) {
        index = static_cast<int>(layers.size());
        layers.emplace_back();
        layers.back().name = order.name;
    }
    Layer &layer = at(layers, index);
    layer.keys.clear();
    layer.isLocked = false;
    layer.isMuted = false;
    return index;
}

} // namespace

HoldLayer makeHold(HoldOrder order, const Progress &progress)
{
    HoldLayer made;
    Layers &layers = order.motion.layers;
    const bool isMuted = order.motion.layer >= 0 && at(layers, order.motion.layer).isMuted;
    made.layer = emptyLayer(layers, order);
    Clip clip = order.motion.base;
    std::optional<Motion> before = layeredMotion(order.motion.base, layers, progress.part(0.0, 0.1));
    if (!before)
        return made;
    clip.motion = *before;
    const BodyRoles roles = bodyRoles(clip, order.motion.rules, Vocabulary::builtIn());
    made.refusal = refusalOf(clip, order.motion.rules, roles, order.up, order.hold);
    if (made.refusal != HoldRefusal::None)
        return made;
    made.result = holdNode(clip, order.motion.rules, roles, order.up, order.hold, progress.part(0.1, 0.9));
    if (!made.result)
        return made;
    LayerEdit edit = LayerWriter(order.motion.base, layers, made.layer)
                         .withMotion(order.hold.frames, order.hold.frames.first, *before, clip.motion);
    made.layerRefusal = edit.refusal;
    if (edit.refusal != LayerRefusal::None)
        return made;
    edit.layer.isLocked = true;
    edit.layer.isMuted = isMuted;
    edit.layer.hold = order.hold;
    at(layers, made.layer) = std::move(edit.layer);
    made.layers = std::move(layers);
    return made;
}

} // namespace limber
