#include "journal/additionscode.h"

#include "journal/skeletoncode.h"
#include "secondlife/animreader.h"
#include "secondlife/animwriter.h"

#include <algorithm>

namespace limber {

namespace {

// The head of a part: whether the part is as before. The settings for Second Life were added after the other parts: if
// they differ, they stand before those, so that older journals are still read.
enum class Part : std::uint8_t { AsBefore, None, Own, SettingsFirst };

void putInterval(ByteWriter &out, const FrameInterval &interval)
{
    out.put(static_cast<std::int32_t>(interval.first));
    out.put(static_cast<std::int32_t>(interval.last));
}

FrameInterval takeInterval(ByteReader &in)
{
    const auto first = in.number<std::int32_t>();
    return {first, in.number<std::int32_t>()};
}

template <typename T, typename Put>
void putOptional(ByteWriter &out, const std::optional<T> &value, Put put)
{
    out.put(value.has_value());
    if (value)
        put(out, *value);
}

template <typename Take>
auto takeOptional(ByteReader &in, Take take) -> std::optional<decltype(take(in))>
{
    if (!in.truth())
        return std::nullopt;
    return take(in);
}

void putFrame(ByteWriter &out, int frame)
{
    out.put(static_cast<std::int32_t>(frame));
}

int takeFrame(ByteReader &in)
{
    return in.number<std::int32_t>();
}

void putContacts(ByteWriter &out, const Contacts &contacts)
{
    out.put(static_cast<std::uint64_t>(contacts.size()));
    for (const JointContacts &joint : contacts) {
        putFrame(out, joint.joint);
        out.put(static_cast<std::uint64_t>(joint.intervals.size()));
        for (const FrameInterval &interval : joint.intervals)
            putInterval(out, interval);
    }
}

Contacts takeContacts(ByteReader &in)
{
    Contacts contacts(in.count(4));
    for (JointContacts &joint : contacts) {
        joint.joint = takeFrame(in);
        joint.intervals.resize(in.count(8));
        for (FrameInterval &interval : joint.intervals)
            interval = takeInterval(in);
    }
    return contacts;
}

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
    return index >= 0 ? &layers[static_cast<std::size_t>(index)] : nullptr;
}

// Returns the index of the same key in the layer before, or -1 if the key is not there.
std::int32_t indexBefore(const LayerKey &key, const Layer *before)
{
    const LayerKey *same = before != nullptr ? before->keyAt(key.frame) : nullptr;
    return same != nullptr && *same == key ? static_cast<std::int32_t>(same - before->keys.data()) : -1;
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
            layer.keys.push_back(before->keys[static_cast<std::size_t>(index)]);
        else
            in.fail();
    }
    return layer;
}

void putMarkers(ByteWriter &out, const Markers &markers)
{
    out.put(static_cast<std::uint64_t>(markers.size()));
    for (const Marker &marker : markers) {
        putFrame(out, marker.frame);
        out.put(std::string_view(marker.name));
    }
}

Markers takeMarkers(ByteReader &in)
{
    Markers markers(in.count(12));
    for (Marker &marker : markers) {
        marker.frame = takeFrame(in);
        marker.name = in.text();
    }
    return markers;
}

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

void putSettings(ByteWriter &out, const AnimSettings &settings)
{
    out.put(static_cast<std::int32_t>(settings.priority));
    out.put(settings.loops);
    out.put(settings.loopInSeconds);
    putOptional(out, settings.loopOutSeconds, [](ByteWriter &to, double seconds) { to.put(seconds); });
    out.put(settings.easeInSeconds);
    out.put(settings.easeOutSeconds);
    out.put(static_cast<std::int32_t>(settings.handPose));
    out.put(std::string_view(settings.emote));
    out.put(static_cast<std::uint64_t>(settings.joints.size()));
    for (const AnimJointSetting &joint : settings.joints) {
        out.put(std::string_view(joint.name));
        out.put(static_cast<std::int32_t>(joint.priority));
    }
    out.put(static_cast<std::uint64_t>(settings.constraints.size()));
    for (const AnimConstraint &constraint : settings.constraints)
        out.put(std::string_view(animConstraintBytes(constraint)));
}

AnimSettings takeSettings(ByteReader &in)
{
    AnimSettings settings;
    settings.priority = in.number<std::int32_t>();
    settings.loops = in.truth();
    settings.loopInSeconds = in.number<double>();
    settings.loopOutSeconds = takeOptional(in, [](ByteReader &from) { return from.number<double>(); });
    settings.easeInSeconds = in.number<double>();
    settings.easeOutSeconds = in.number<double>();
    settings.handPose = in.number<std::int32_t>();
    settings.emote = in.text();
    settings.joints.resize(in.count(12));
    for (AnimJointSetting &joint : settings.joints) {
        joint.name = in.text();
        joint.priority = in.number<std::int32_t>();
    }
    const std::size_t constraints = in.count(8);
    for (std::size_t i = 0; i < constraints && in.isGood(); ++i) {
        if (const auto constraint = readAnimConstraint(in.text()))
            settings.constraints.push_back(*constraint);
        else
            in.fail();
    }
    return settings;
}

} // namespace

void putAdditions(ByteWriter &out, const Additions &additions, const Additions &before)
{
    if (additions.secondLife != before.secondLife) {
        out.put(Part::SettingsFirst);
        putOptional(out, additions.secondLife, putSettings);
    }
    if (additions.contacts == before.contacts) {
        out.put(Part::AsBefore);
    } else {
        out.put(additions.contacts ? Part::Own : Part::None);
        if (additions.contacts)
            putContacts(out, *additions.contacts);
    }
    const bool sameMarkers = additions.markers == before.markers;
    out.put(sameMarkers ? Part::AsBefore : Part::Own);
    if (!sameMarkers)
        putMarkers(out, additions.markers);
    const bool sameLayers = additions.layers == before.layers;
    out.put(sameLayers ? Part::AsBefore : Part::Own);
    if (!sameLayers)
        putLayers(out, additions.layers, before.layers);
}

Additions takeAdditions(ByteReader &in, const Additions &before)
{
    Additions result = before;
    auto contacts = in.oneOf(Part::SettingsFirst);
    if (contacts == Part::SettingsFirst) {
        result.secondLife = takeOptional(in, takeSettings);
        contacts = in.oneOf(Part::Own);
    }
    if (contacts == Part::Own)
        result.contacts = takeContacts(in);
    else if (contacts == Part::None)
        result.contacts.reset();
    if (in.oneOf(Part::Own) == Part::Own)
        result.markers = takeMarkers(in);
    if (in.oneOf(Part::Own) == Part::Own)
        result.layers = takeLayers(in, before.layers);
    return result;
}

} // namespace limber
