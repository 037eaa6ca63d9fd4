#include "session/layers/layeredits.h"

#include "base/at.h"
#include "document/document.h"
#include "layers/layerkind.h"

#include <QCoreApplication>

#include <algorithm>
#include <cmath>

namespace limber {

namespace {

struct LayerEdits
{
    Q_DECLARE_TR_FUNCTIONS(LayerEdits)
};

bool hasLayer(const Document &document, int index)
{
    return index >= 0 && index < static_cast<int>(document.layers().size());
}

QString nameOf(const Document &document, int index)
{
    return QString::fromStdString(at(document.layers(), index).name);
}

std::string freeName(const Layers &layers)
{
    for (std::size_t number = layers.size() + 1;; ++number) {
        const std::string name = LayerEdits::tr("Layer %1").arg(number).toStdString();
        if (std::ranges::find(layers, name, &Layer::name) == layers.end())
            return name;
    }
}

int insertLayer(Document &document, int index, Layer layer, const QString &text)
{
    Layers layers = document.layers();
    if (layers.size() >= mostLayers || document.isLoading())
        return -1;
    layers.insert(layers.begin() + index, std::move(layer));
    document.setLayers(std::move(layers), text);
    return index;
}

} // namespace

int addLayer(Document &document, int above)
{
    Layer layer;
    layer.name = freeName(document.layers());
    const int index = std::clamp(above + 1, 0, static_cast<int>(document.layers().size()));
    return insertLayer(document, index, std::move(layer), LayerEdits::tr("New layer"));
}

int duplicateLayer(Document &document, int index)
{
    if (!hasLayer(document, index))
        return -1;
    Layer layer = at(document.layers(), index);
    layer.id = 0;
    layer.name = LayerEdits::tr("%1 copy").arg(QString::fromStdString(layer.name)).toStdString();
    return insertLayer(document, index + 1, std::move(layer), LayerEdits::tr("Duplicate layer"));
}

void removeLayer(Document &document, int index)
{
    if (!hasLayer(document, index))
        return;
    const QString text = LayerEdits::tr("Delete layer %1").arg(nameOf(document, index));
    Layers layers = document.layers();
    layers.erase(layers.begin() + index);
    document.setLayers(std::move(layers), text);
}

void moveLayer(Document &document, int from, int to)
{
    if (!hasLayer(document, from) || !hasLayer(document, to) || from == to)
        return;
    Layers layers = document.layers();
    Layer layer = std::move(at(layers, from));
    layers.erase(layers.begin() + from);
    layers.insert(layers.begin() + to, std::move(layer));
    document.setLayers(std::move(layers), LayerEdits::tr("Move layer %1").arg(nameOf(document, from)));
}

void changeLayer(Document &document, int index, const QString &text, const std::function<void(Layer &)> &change,
                 int gesture)
{
    if (!hasLayer(document, index))
        return;
    Layers layers = document.layers();
    change(at(layers, index));
    document.setLayers(std::move(layers), text, gesture);
}

void changeLayers(Document &document, const QString &text, const std::function<void(Layer &)> &change)
{
    Layers layers = document.layers();
    std::ranges::for_each(layers, change);
    document.setLayers(std::move(layers), text);
}

void setLayerKind(Document &document, int index, Layer::Kind kind, PoseChange::Side side)
{
    if (!hasLayer(document, index))
        return;
    Layer changed = withKind(document.clip(), document.layers(), index, kind, side);
    changeLayer(document, index, LayerEdits::tr("Kind of layer %1").arg(nameOf(document, index)),
                [&](Layer &layer) { layer = std::move(changed); });
}

void setLayerWeight(Document &document, int index, int frame, double weight, int gesture)
{
    if (!hasLayer(document, index))
        return;
    weight = std::clamp(weight, 0.0, 1.0);
    const QString text = LayerEdits::tr("Weight of layer %1").arg(nameOf(document, index));
    const auto change = [&](Layer &layer) {
        if (layer.weightKeys.empty()) {
            layer.weight = weight;
            return;
        }
        const auto place = std::ranges::lower_bound(layer.weightKeys, frame, {}, &WeightKey::frame);
        if (place != layer.weightKeys.end() && place->frame == frame)
            place->weight = weight;
        else
            layer.weightKeys.insert(place, {frame, weight});
    };
    changeLayer(document, index, text, change, gesture);
}

void toggleWeightKey(Document &document, int index, int frame)
{
    if (!hasLayer(document, index))
        return;
    const QString text = LayerEdits::tr("Key of the weight of layer %1").arg(nameOf(document, index));
    changeLayer(document, index, text, [&](Layer &layer) {
        const double weight = layer.weightAt(frame);
        const auto place = std::ranges::lower_bound(layer.weightKeys, frame, {}, &WeightKey::frame);
        if (place == layer.weightKeys.end() || place->frame != frame) {
            layer.weightKeys.insert(place, {frame, weight});
            return;
        }
        layer.weightKeys.erase(place);
        // Without keys the layer keeps the weight that it had in this frame.
        if (layer.weightKeys.empty())
            layer.weight = weight;
    });
}

void setKeyTimes(Document &document, int index, int key, double secondsBefore, double secondsAfter)
{
    constexpr double mostSeconds = 3600.0;
    if (!hasLayer(document, index))
        return;
    const double frameTime = document.motion().playingFrameTimeSeconds();
    const auto framesOf = [&](double seconds) {
        return std::max(1, static_cast<int>(std::lround(std::min(seconds, mostSeconds) / frameTime)));
    };
    const QString text = LayerEdits::tr("Times of a key of layer %1").arg(nameOf(document, index));
    changeLayer(document, index, text, [&](Layer &layer) {
        if (key < 0 || key >= static_cast<int>(layer.keys.size()))
            return;
        LayerKey &changed = at(layer.keys, key);
        if (!changed.rows.empty())
            return;
        KeyWindow &window = changed.window;
        if (window.zeroBefore && secondsBefore >= 0.0) {
            window.zeroBefore = changed.frame - framesOf(secondsBefore);
            window.full.first = std::clamp(window.full.first, *window.zeroBefore + 1, changed.frame);
        }
        if (window.zeroAfter && secondsAfter >= 0.0) {
            window.zeroAfter = changed.frame + framesOf(secondsAfter);
            window.full.last = std::clamp(window.full.last, changed.frame, *window.zeroAfter - 1);
        }
    });
}

void removeKeys(Document &document, int index, const std::vector<int> &keys)
{
    if (!hasLayer(document, index))
        return;
    const QString text = LayerEdits::tr("Delete %n key(s) of layer %1", nullptr, static_cast<int>(keys.size()))
                             .arg(nameOf(document, index));
    changeLayer(document, index, text, [&](Layer &layer) {
        for (auto key = keys.rbegin(); key != keys.rend(); ++key) {
            if (*key >= 0 && *key < static_cast<int>(layer.keys.size()))
                layer.keys.erase(layer.keys.begin() + *key);
        }
    });
}

} // namespace limber
