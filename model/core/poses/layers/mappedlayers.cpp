#include "layers/mappedlayers.h"

#include "base/at.h"
#include "contacts/mappedcontacts.h"
#include "layers/layerstack.h"

#include <algorithm>

namespace limber {

namespace {

KeyWindow mappedWindow(const KeyWindow &window, const FrameMap &frames)
{
    KeyWindow mapped{mappedInterval(window.full, frames), {}, {}};
    const std::optional<int> &before = frames.step > 0 ? window.zeroBefore : window.zeroAfter;
    const std::optional<int> &after = frames.step > 0 ? window.zeroAfter : window.zeroBefore;
    if (before)
        mapped.zeroBefore = frames.newOf(*before);
    if (after)
        mapped.zeroAfter = frames.newOf(*after);
    return mapped;
}

std::vector<JointOffset> partOf(const std::vector<JointOffset> &offsets, double weight)
{
    std::vector<JointOffset> part = offsets;
    for (JointOffset &offset : part) {
        if (offset.rotation)
            *offset.rotation *= weight;
        if (offset.position)
            *offset.position *= weight;
    }
    return part;
}

// Adds the offsets of one row to those of another, both by rising joint.
void addRow(std::vector<JointOffset> &sum, const std::vector<JointOffset> &row)
{
    for (const JointOffset &offset : row) {
        const auto place = std::ranges::lower_bound(sum, offset.joint, {}, &JointOffset::joint);
        if (place == sum.end() || place->joint != offset.joint) {
            sum.insert(place, offset);
            continue;
        }
        if (offset.rotation)
            place->rotation = place->rotation.value_or(glm::dvec3(0.0)) + *offset.rotation;
        if (offset.position)
            place->position = place->position.value_or(glm::dvec3(0.0)) + *offset.position;
    }
}

// Maps the keys of one layer to other frames.
class ShortcutMapper
{
public:
    ShortcutMapper(const Layer &layer, const FrameMap &frames, int frameCount)
        : m_layer(layer), m_frames(frames), m_frameCount(frameCount)
    {
    }

    [[nodiscard]] std::vector<LayerKey> run()
    {
        for (const LayerKey &key : m_layer.keys) {
            if (key.rows.empty())
                moveKey(key);
            else
                moveRows(key);
        }
        placeRows();
        std::ranges::stable_sort(m_keys, {}, &LayerKey::frame);
        return std::move(m_keys);
    }
    [[nodiscard]] int lost() const { return m_lost; }

private:
    [[nodiscard]] bool isInside(int frame) const { return frame >= 0 && frame < m_frameCount; }

    void moveKey(const LayerKey &key)
    {
        LayerKey moved = key;
        moved.frame = m_frames.newOf(key.frame);
        moved.window = mappedWindow(key.window, m_frames);
        const FrameInterval changed = framesOf(moved, m_frameCount);
        if (isInside(moved.frame)) {
            FrameInterval &full = moved.window.full;
            full = {std::max(0, full.first), std::min(m_frameCount - 1, full.last)};
            m_keys.push_back(std::move(moved));
        } else if (changed.first <= changed.last) {
            if (m_layer.kind == Layer::Kind::Additive)
                spread(moved, changed);
            else
                ++m_lost;
        }
    }

    // Turns the rest of a key whose own frame is gone into rows.
    void spread(const LayerKey &key, const FrameInterval &changed)
    {
        LayerKey rows{changed.first, {}, {}, changed.first, {}};
        for (int frame = changed.first; frame <= changed.last; ++frame)
            rows.rows.push_back(partOf(key.offsets, key.window.weight(frame)));
        m_rows.push_back(std::move(rows));
    }

    void moveRows(const LayerKey &key)
    {
        const int rowCount = static_cast<int>(key.rows.size());
        const FrameInterval all = mappedInterval({key.firstRow, key.firstRow + rowCount - 1}, m_frames);
        const FrameInterval left{std::max(0, all.first), std::min(m_frameCount - 1, all.last)};
        if (left.last < left.first)
            return;
        LayerKey rows{m_frames.newOf(key.frame), {}, {}, left.first, {}};
        for (int frame = left.first; frame <= left.last; ++frame)
            rows.rows.push_back(at(key.rows, m_frames.oldOf(frame) - key.firstRow));
        m_rows.push_back(std::move(rows));
    }

    // Finds a frame for each key with rows that has no other key yet, so that people can tell them apart; rows without
    // a free frame are added to other keys.
    void placeRows()
    {
        for (LayerKey &rows : m_rows) {
            const int first = rows.firstRow;
            const int last = first + static_cast<int>(rows.rows.size()) - 1;
            const auto isFree = [this](int frame) {
                return std::ranges::find(m_keys, frame, &LayerKey::frame) == m_keys.end();
            };
            int frame = std::clamp(rows.frame, first, last);
            if (!isFree(frame)) {
                frame = first;
                while (frame <= last && !isFree(frame))
                    ++frame;
            }
            if (frame > last) {
                join(rows);
                continue;
            }
            rows.frame = frame;
            rows.window = {{frame, frame}, first - 1, last + 1};
            rows.offsets = at(rows.rows, frame - first);
            m_keys.push_back(std::move(rows));
        }
    }

    // Adds rows to another key, since every frame of these rows has a key. In an additive layer they are added to the
    // rows of that key, which gets rows if it has none.
    void join(const LayerKey &rows)
    {
        if (m_layer.kind != Layer::Kind::Additive) {
            ++m_lost;
            return;
        }
        const auto key = std::ranges::find(m_keys, rows.firstRow, &LayerKey::frame);
        const FrameInterval own = framesOf(*key, m_frameCount);
        const FrameInterval all = united(own, framesOf(rows, m_frameCount));
        std::vector<std::vector<JointOffset>> sums;
        for (int frame = all.first; frame <= all.last; ++frame) {
            std::vector<JointOffset> sum;
            const int ownRow = frame - key->firstRow;
            if (key->rows.empty())
                addRow(sum, partOf(key->offsets, key->window.weight(frame)));
            else if (ownRow >= 0 && ownRow < static_cast<int>(key->rows.size()))
                addRow(sum, at(key->rows, ownRow));
            const int row = frame - rows.firstRow;
            if (row >= 0 && row < static_cast<int>(rows.rows.size()))
                addRow(sum, at(rows.rows, row));
            sums.push_back(std::move(sum));
        }
        key->firstRow = all.first;
        key->rows = std::move(sums);
    }

    const Layer &m_layer;
    const FrameMap &m_frames;
    int m_frameCount;
    std::vector<LayerKey> m_keys;
    std::vector<LayerKey> m_rows; // keys with offsets for each frame; their own frame is found at the end
    int m_lost = 0;
};

// Returns the weights for all remaining frames. If the curve between two keys is cut, an eased curve gets a key in each
// remaining frame.
std::vector<WeightKey> mappedWeights(const Layer &layer, const FrameMap &frames, int frameCount)
{
    std::vector<WeightKey> weights;
    const std::vector<WeightKey> &keys = layer.weightKeys;
    for (int frame = 0; frame < frameCount && !keys.empty(); ++frame) {
        const int old = frames.oldOf(frame);
        const bool isKey = std::ranges::find(keys, old, &WeightKey::frame) != keys.end();
        const auto isLeft = [&](const WeightKey &key) {
            const int there = frames.newOf(key.frame);
            return there >= 0 && there < frameCount;
        };
        const auto next = std::ranges::upper_bound(keys, old, {}, &WeightKey::frame);
        const bool isBetween = !isKey && next != keys.begin() && next != keys.end();
        const bool isCut = isBetween && !(isLeft(*next) && isLeft(*std::prev(next)));
        const bool isEnd = frame == 0 || frame == frameCount - 1;
        if (isKey || (isCut && (isEnd || layer.between == Layer::Between::Eased)))
            weights.push_back({frame, layer.weightAt(old)});
    }
    // Beyond the keys the weight stays as in the nearest key.
    if (weights.empty() && !keys.empty())
        weights.push_back({0, layer.weightAt(frames.oldOf(0))});
    return weights;
}

} // namespace

MappedLayers mappedLayers(const Layers &layers, const FrameMap &frames, int frameCount)
{
    MappedLayers mapped{layers, 0};
    for (Layer &layer : mapped.layers) {
        ShortcutMapper mapper(layer, frames, frameCount);
        std::vector<LayerKey> keys = mapper.run();
        layer.weightKeys = mappedWeights(layer, frames, frameCount);
        layer.keys = std::move(keys);
        mapped.lostKeys += mapper.lost();
        if (layer.hold) {
            FrameInterval &held = layer.hold->frames;
            held = mappedInterval(held, frames);
            held = {std::max(0, held.first), std::min(frameCount - 1, held.last)};
            if (held.last < held.first)
                layer.hold.reset();
        }
    }
    return mapped;
}

} // namespace limber
