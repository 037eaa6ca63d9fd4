#include "additions/layers/layerscode.h"

#include "base/at.h"
#include "journal/additionparts.h"
#include "journal/skeletoncode.h"

#include <algorithm>

namespace limber {

namespace {

void putOffsets(ByteWriter &out, const std::vector<JointOffset> &offsets)
{
    out.put(static_cast<std::uint64_t>(offsets.size()));
    for (const JointOffset &offset : offsets) {
        putFrame(out, offset.joint);
        putOptional(out, offset.rotation, putVector);
        putOptional(out, offset.position, putVector);
    }
}

std::vector<JointOffset> takeOffsets(ByteReader &in)
{
    std::vector<JointOffset> offsets(in.count(6));
    for (JointOffset &offset : offsets) {
        offset.joint = takeFrame(in);
        offset.rotation = takeOptional(in, takeVector);
        offset.position = takeOptional(in, takeVector);
    }
    return offsets;
}

void putKey(ByteWriter &out, const LayerKey &key)
{
    putFrame(out, key.frame);
    putInterval(out, key.window.full);
    putOptional(out, key.window.zeroBefore, putFrame);
    putOptional(out, key.window.zeroAfter, putFrame);
    putOffsets(out, key.offsets);
    putFrame(out, key.firstRow);
    out.put(static_cast<std::uint64_t>(key.rows.size()));
    for (const std::vector<JointOffset> &row : key.rows)
        putOffsets(out, row);
}

LayerKey takeKey(ByteReader &in)
{
    LayerKey key;
    key.frame = takeFrame(in);
    key.window.full = takeInterval(in);
    key.window.zeroBefore = takeOptional(in, takeFrame);
    key.window.zeroAfter = takeOptional(in, takeFrame);
    key.offsets = takeOffsets(in);
    key.firstRow = takeFrame(in);
    key.rows.resize(in.count(8));
    for (std::vector<JointOffset> &row : key.rows)
        row = takeOffsets(in);
    return key;
}

void putHold(ByteWriter &out, const Hold &hold)
{
    out.put(hold.node.isJoint());
    putFrame(out, hold.node.index);
    putFrame(out, hold.space);
    putInterval(out, hold.frames);
    out.put(hold.fadeInSeconds);
    out.put(hold.fadeOutSeconds);
    out.put(hold.holdsPosition);
    out.put(hold.holdsRotation);
    putFrame(out, static_cast<int>(hold.chain));
}

Hold takeHold(ByteReader &in)
{
    Hold hold;
    const bool isJoint = in.truth();
    const int index = takeFrame(in);
    hold.node = isJoint ? NodeId::joint(index) : NodeId::endSite(index);
    hold.space = takeFrame(in);
    hold.frames = takeInterval(in);
    hold.fadeInSeconds = in.number<double>();
    hold.fadeOutSeconds = in.number<double>();
    hold.holdsPosition = in.truth();
    hold.holdsRotation = in.truth();
    hold.chain = static_cast<SolverReach>(takeFrame(in));
    return hold;
}

// Holds were added later: a layer that has one is marked by the sign of its id, so that older journals are still read.
void putHead(ByteWriter &out, const Layer &layer)
{
    putFrame(out, layer.hold ? -1 - layer.id : layer.id);
    if (layer.hold)
        putHold(out, *layer.hold);
    out.put(std::string_view(layer.name));
    out.put(static_cast<std::uint8_t>(layer.kind == Layer::Kind::Override));
    out.put(static_cast<std::uint8_t>(layer.side == PoseChange::Side::Parent));
    out.put(static_cast<std::uint8_t>(layer.between == Layer::Between::Eased));
    for (const bool flag : {layer.isMuted, layer.isSolo, layer.isLocked})
        out.put(static_cast<std::uint8_t>(flag));
    out.put(layer.weight);
    out.put(static_cast<std::uint64_t>(layer.weightKeys.size()));
    for (const WeightKey &key : layer.weightKeys) {
        putFrame(out, key.frame);
        out.put(key.weight);
    }
    out.putList(std::span<const int>(layer.joints));
}

Layer takeHead(ByteReader &in)
{
    Layer layer;
    layer.id = takeFrame(in);
    if (layer.id < 0) {
        layer.id = -1 - layer.id;
        layer.hold = takeHold(in);
    }
    layer.name = in.text();
    layer.kind = in.truth() ? Layer::Kind::Override : Layer::Kind::Additive;
    layer.side = in.truth() ? PoseChange::Side::Parent : PoseChange::Side::Local;
    layer.between = in.truth() ? Layer::Between::Eased : Layer::Between::Linear;
    for (bool *flag : {&layer.isMuted, &layer.isSolo, &layer.isLocked})
        *flag = in.truth();
    layer.weight = in.number<double>();
    layer.weightKeys.resize(in.count(12));
    for (WeightKey &key : layer.weightKeys) {
        key.frame = takeFrame(in);
        key.weight = in.number<double>();
    }
    layer.joints = in.list<int>();
    return layer;
}

const Layer *layerWithId(const Layers &layers, int id)
{
    const int index = layerOfId(layers, id);
    return index >= 0 ? &at(layers, index) : nullptr;
}

// Returns the index of the same key in the layer before, or -1 if the key is not there.
std::int32_t indexBefore(const LayerKey &key, const Layer *before)
{
    if (before == nullptr)
        return -1;
    auto same = std::ranges::lower_bound(before->keys, key.frame, {}, &LayerKey::frame);
    while (same != before->keys.end() && same->frame == key.frame && *same != key)
        ++same;
    const bool isThere = same != before->keys.end() && same->frame == key.frame;
    return isThere ? static_cast<std::int32_t>(same - before->keys.begin()) : -1;
}

void putLayer(ByteWriter &out, const Layer &layer, const Layer *before)
{
    putHead(out, layer);
    out.put(static_cast<std::uint64_t>(layer.keys.size()));
    for (const LayerKey &key : layer.keys) {
        const std::int32_t index = indexBefore(key, before);
        out.put(index);
        if (index < 0)
            putKey(out, key);
    }
}

Layer takeLayer(ByteReader &in, const Layers &layersBefore)
{
    Layer layer = takeHead(in);
    const Layer *before = layerWithId(layersBefore, layer.id);
    const std::size_t count = in.count(4);
    for (std::size_t i = 0; i < count && in.isGood(); ++i) {
        const auto index = in.number<std::int32_t>();
        if (index < 0)
            layer.keys.push_back(takeKey(in));
        else if (before != nullptr && index < static_cast<std::int32_t>(before->keys.size()))
            layer.keys.push_back(at(before->keys, index));
        else
            in.fail();
    }
    return layer;
}

} // namespace

void putLayers(ByteWriter &out, const Layers &layers, const Layers &before)
{
    out.put(static_cast<std::uint64_t>(layers.size()));
    for (const Layer &layer : layers)
        putLayer(out, layer, layerWithId(before, layer.id));
}

Layers takeLayers(ByteReader &in, const Layers &before)
{
    Layers layers;
    const std::size_t count = in.count(8);
    for (std::size_t i = 0; i < count && in.isGood(); ++i)
        layers.push_back(takeLayer(in, before));
    return layers;
}

} // namespace limber
