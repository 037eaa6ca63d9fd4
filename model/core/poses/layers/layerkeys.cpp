#include "layers/layerkeys.h"

#include "base/at.h"

#include <algorithm>
#include <optional>

namespace limber {

namespace {

// Adds what a key already says to the offsets of the same joints.
void addTo(std::vector<JointOffset> &offsets, const std::vector<JointOffset> &present)
{
    for (JointOffset &offset : offsets) {
        const auto own = std::ranges::find(present, offset.joint, &JointOffset::joint);
        if (own == present.end())
            continue;
        if (own->rotation)
            offset.rotation = offset.rotation.value_or(glm::dvec3(0.0)) + *own->rotation;
        if (own->position)
            offset.position = offset.position.value_or(glm::dvec3(0.0)) + *own->position;
    }
}

void takeIn(std::vector<JointOffset> &offsets, const std::vector<JointOffset> &changed)
{
    for (const JointOffset &offset : changed) {
        const auto place = std::ranges::lower_bound(offsets, offset.joint, {}, &JointOffset::joint);
        if (place != offsets.end() && place->joint == offset.joint)
            *place = offset;
        else
            offsets.insert(place, offset);
    }
}

void insert(Layer &layer, LayerKey key)
{
    const auto place = std::ranges::upper_bound(layer.keys, key.frame, {}, &LayerKey::frame);
    layer.keys.insert(place, std::move(key));
}

// Inserts an offset into the key with this frame and window, or into a new key.
void insert(Layer &layer, int frame, const KeyWindow &window, const JointOffset &offset)
{
    const auto present = std::ranges::find_if(layer.keys, [&](const LayerKey &key) {
        return key.frame == frame && key.window == window && key.rows.empty();
    });
    if (present == layer.keys.end())
        insert(layer, LayerKey{frame, window, {offset}, 0, {}});
    else
        takeIn(present->offsets, {offset});
}

// What a key says about a joint, with the key's frame and window.
struct Piece
{
    int frame = 0;
    KeyWindow window;
    JointOffset offset;
};

std::optional<Piece> takeOut(LayerKey &key, int joint)
{
    const auto own = std::ranges::find(key.offsets, joint, &JointOffset::joint);
    if (!key.rows.empty() || own == key.offsets.end())
        return std::nullopt;
    Piece piece{key.frame, key.window, *own};
    key.offsets.erase(own);
    return piece;
}

// In a layer that overrides, a pose leads over to the next one: where windows of a joint would overlap, each key fades
// out at the frame of the other. Returns the joint's part of the new key.
Piece leadOver(Layer &layer, Piece piece, int frameCount)
{
    const FrameInterval frames = piece.window.frames(frameCount);
    const auto meets = [&](const LayerKey &key) {
        const FrameInterval theirs = key.window.frames(frameCount);
        return key.rows.empty() && theirs.first <= frames.last && frames.first <= theirs.last &&
               std::ranges::find(key.offsets, piece.offset.joint, &JointOffset::joint) != key.offsets.end();
    };
    LayerKey *before = nullptr;
    LayerKey *after = nullptr;
    for (LayerKey &key : layer.keys) {
        if (meets(key) && key.frame < piece.frame)
            before = &key;
        if (meets(key) && key.frame > piece.frame && after == nullptr)
            after = &key;
    }
    std::optional<Piece> earlier = before != nullptr ? takeOut(*before, piece.offset.joint) : std::nullopt;
    std::optional<Piece> later = after != nullptr ? takeOut(*after, piece.offset.joint) : std::nullopt;
    if (earlier) {
        earlier->window.full.last = earlier->frame;
        earlier->window.zeroAfter = piece.frame;
        piece.window.full.first = piece.frame;
        piece.window.zeroBefore = earlier->frame;
        insert(layer, earlier->frame, earlier->window, earlier->offset);
    }
    if (later) {
        later->window.full.first = later->frame;
        later->window.zeroBefore = piece.frame;
        piece.window.full.last = piece.frame;
        piece.window.zeroAfter = later->frame;
        insert(layer, later->frame, later->window, later->offset);
    }
    return piece;
}

// Removes rows of other keys that those of a new key replace.
void clearRows(Layer &layer, const LayerKey &key)
{
    for (LayerKey &other : layer.keys) {
        for (std::size_t i = 0; i < key.rows.size(); ++i) {
            const int row = key.firstRow + static_cast<int>(i) - other.firstRow;
            if (row < 0 || row >= static_cast<int>(other.rows.size()))
                continue;
            std::erase_if(at(other.rows, row), [&](const JointOffset &offset) {
                return std::ranges::find(key.rows[i], offset.joint, &JointOffset::joint) != key.rows[i].end();
            });
        }
    }
    std::erase_if(layer.keys, [](const LayerKey &other) { return !other.rows.empty() && hasNoOffsets(other.rows); });
}

} // namespace

bool hasNoOffsets(const std::vector<std::vector<JointOffset>> &rows)
{
    return std::ranges::all_of(rows, [](const std::vector<JointOffset> &row) { return row.empty(); });
}

void replacePoses(Layer &layer, const LayerKey &key, int frameCount)
{
    for (const JointOffset &offset : key.offsets) {
        for (LayerKey &other : layer.keys) {
            if (other.frame == key.frame)
                (void)takeOut(other, offset.joint);
        }
        const Piece piece = leadOver(layer, {key.frame, key.window, offset}, frameCount);
        insert(layer, piece.frame, piece.window, piece.offset);
    }
    std::erase_if(layer.keys, [](const LayerKey &other) { return other.offsets.empty() && other.rows.empty(); });
}

void addPose(Layer &layer, LayerKey key)
{
    const auto present = std::ranges::find_if(layer.keys, [&](const LayerKey &other) {
        return other.frame == key.frame && other.rows.empty() && other.window == key.window;
    });
    if (present == layer.keys.end())
        return insert(layer, std::move(key));
    addTo(key.offsets, present->offsets);
    takeIn(present->offsets, key.offsets);
}

void addRows(Layer &layer, LayerKey key)
{
    if (layer.kind == Layer::Kind::Override)
        clearRows(layer, key);
    insert(layer, std::move(key));
}

} // namespace limber
