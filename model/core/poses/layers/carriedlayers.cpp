#include "layers/carriedlayers.h"

#include "base/at.h"
#include "mapping/jointkeys.h"

#include <algorithm>

namespace limber {

namespace {

// Returns for each joint of one skeleton the joint of another with the same key, or NoJoint if there is none.
std::vector<int> sameJoints(const Skeleton &from, const Skeleton &to)
{
    const std::vector<std::string> before = jointKeys(from);
    const std::vector<std::string> after = jointKeys(to);
    std::vector<int> result;
    for (const std::string &key : before) {
        const auto found = std::ranges::find(after, key);
        result.push_back(found == after.end() ? NoJoint : static_cast<int>(found - after.begin()));
    }
    return result;
}

void renumber(std::vector<JointOffset> &offsets, std::span<const int> joints)
{
    for (JointOffset &offset : offsets)
        offset.joint = at(joints, offset.joint);
    std::erase_if(offsets, [](const JointOffset &offset) { return offset.joint == NoJoint; });
    std::ranges::sort(offsets, {}, &JointOffset::joint);
}

// Returns the node of another skeleton for that of a hold; invalid if it is gone.
NodeId sameNode(NodeId node, const Skeleton &from, const Skeleton &to, std::span<const int> joints)
{
    if (node.isJoint())
        return at(joints, node.index) == NoJoint ? NodeId() : NodeId::joint(at(joints, node.index));
    const int parent = from.endSite(node.index).parent;
    int number = 0; // among the end sites of its parent
    for (int end = 0; end < node.index; ++end)
        number += from.endSite(end).parent == parent ? 1 : 0;
    for (int end = 0; end < to.endSiteCount(); ++end) {
        if (to.endSite(end).parent == at(joints, parent) && number-- == 0)
            return NodeId::endSite(end);
    }
    return {};
}

// A hold whose joints are gone cannot be made again; its keys stay.
void renumber(std::optional<Hold> &hold, const Skeleton &from, const Skeleton &to, std::span<const int> joints)
{
    if (!hold)
        return;
    const bool isSpaceGone = hold->space != NoJoint && at(joints, hold->space) == NoJoint;
    hold->node = sameNode(hold->node, from, to, joints);
    hold->space = hold->space == NoJoint ? NoJoint : at(joints, hold->space);
    if (!hold->node.isValid() || isSpaceGone)
        hold.reset();
}

void renumber(Layer &layer, std::span<const int> joints)
{
    const bool hadMask = !layer.joints.empty();
    for (int &joint : layer.joints)
        joint = at(joints, joint);
    std::erase(layer.joints, NoJoint);
    std::ranges::sort(layer.joints);
    for (LayerKey &key : layer.keys) {
        renumber(key.offsets, joints);
        for (std::vector<JointOffset> &row : key.rows)
            renumber(row, joints);
    }
    // With an empty mask it would change joints that it never changed.
    if (hadMask && layer.joints.empty())
        layer.keys.clear();
}

// Returns the new number of a frame after `count` frames were inserted before `before`.
int movedByInsertion(int frame, int before, int count)
{
    return frame >= before ? frame + count : frame;
}

void insertFrames(LayerKey &key, int before, int count)
{
    const int row = before - key.firstRow;
    if (row > 0 && row < static_cast<int>(key.rows.size()))
        key.rows.insert(key.rows.begin() + row, static_cast<std::size_t>(count), at(key.rows, row - 1));
    else if (!key.rows.empty())
        key.firstRow = movedByInsertion(key.firstRow, before, count);
    key.frame = movedByInsertion(key.frame, before, count);
    key.window.full = {movedByInsertion(key.window.full.first, before, count),
                       movedByInsertion(key.window.full.last, before, count)};
    for (std::optional<int> *zero : {&key.window.zeroBefore, &key.window.zeroAfter}) {
        if (*zero)
            *zero = movedByInsertion(**zero, before, count);
    }
}

// Returns the new number of a frame after frames were removed; a removed frame gets that of the frame after them.
int movedByRemoval(int frame, int first, int count)
{
    return frame < first ? frame : std::max(first, frame - count);
}

void removeFrames(std::optional<Hold> &hold, int first, int count)
{
    if (!hold)
        return;
    FrameInterval &frames = hold->frames;
    const bool isLastGone = frames.last >= first && frames.last < first + count;
    frames.first = movedByRemoval(frames.first, first, count);
    frames.last = isLastGone ? first - 1 : movedByRemoval(frames.last, first, count);
    if (frames.last < frames.first)
        hold.reset();
}

// Removes frames from the key; returns whether anything of it remains.
bool removeFrames(LayerKey &key, int first, int count)
{
    const FrameInterval gone{first, first + count - 1};
    if (!key.rows.empty()) {
        const int rows = static_cast<int>(key.rows.size());
        const int from = std::clamp(first - key.firstRow, 0, rows);
        const int to = std::clamp(first + count - key.firstRow, 0, rows);
        key.rows.erase(key.rows.begin() + from, key.rows.begin() + to);
        key.firstRow = movedByRemoval(key.firstRow, first, count);
        if (key.rows.empty())
            return false;
    }
    const bool isGone = gone.contains(key.frame) && key.rows.empty() && gone.contains(key.window.full.first) &&
                        gone.contains(key.window.full.last);
    if (isGone)
        return false;
    KeyWindow &window = key.window;
    const int lastFull = gone.contains(window.full.last) ? first - 1 : movedByRemoval(window.full.last, first, count);
    window.full.first = movedByRemoval(window.full.first, first, count);
    window.full.last = std::max(window.full.first, lastFull);
    if (window.zeroBefore)
        window.zeroBefore = std::min(window.full.first - 1, movedByRemoval(*window.zeroBefore, first, count));
    if (window.zeroAfter)
        window.zeroAfter = std::max(window.full.last + 1, movedByRemoval(*window.zeroAfter, first, count));
    key.frame = std::clamp(movedByRemoval(key.frame, first, count), window.full.first, window.full.last);
    return true;
}

} // namespace

Layers carriedLayers(const Layers &layers, const Clip &from, const Clip &to)
{
    if (layers.empty() || from.motion.frameCount() != to.motion.frameCount())
        return {};
    const std::vector<int> joints = sameJoints(from.skeleton, to.skeleton);
    Layers carried = layers;
    for (Layer &layer : carried) {
        renumber(layer, joints);
        renumber(layer.hold, from.skeleton, to.skeleton, joints);
    }
    return carried;
}

Layers withFramesInserted(Layers layers, int before, int count)
{
    for (Layer &layer : layers) {
        for (LayerKey &key : layer.keys)
            insertFrames(key, before, count);
        for (WeightKey &key : layer.weightKeys)
            key.frame = movedByInsertion(key.frame, before, count);
        if (layer.hold) {
            FrameInterval &frames = layer.hold->frames;
            frames = {movedByInsertion(frames.first, before, count), movedByInsertion(frames.last, before, count)};
        }
    }
    return layers;
}

Layers withFramesRemoved(Layers layers, int first, int count)
{
    for (Layer &layer : layers) {
        std::erase_if(layer.keys, [=](LayerKey &key) { return !removeFrames(key, first, count); });
        std::ranges::stable_sort(layer.keys, {}, &LayerKey::frame);
        std::erase_if(layer.weightKeys,
                      [=](const WeightKey &key) { return key.frame >= first && key.frame < first + count; });
        for (WeightKey &key : layer.weightKeys)
            key.frame = movedByRemoval(key.frame, first, count);
        removeFrames(layer.hold, first, count);
    }
    return layers;
}

} // namespace limber
