#include "layers/layermerge.h"

#include "base/at.h"
#include "pose/localrotation.h"

#include <glm/mat3x3.hpp>

#include <algorithm>
#include <cmath>

namespace limber {

namespace {

constexpr double exact = 1e-9; // largest difference of a merged motion from the one before; degrees, file units

void countChanges(const Motion &before, const Motion &after, LayerMerge &merge)
{
    std::vector<bool> columns(static_cast<std::size_t>(before.columnCount()));
    for (int frame = 0; frame < before.frameCount(); ++frame) {
        const std::span<const double> old = before.frame(frame);
        const std::span<const double> now = after.frame(frame);
        if (old.data() == now.data() || std::ranges::equal(old, now))
            continue;
        ++merge.frames;
        for (std::size_t column = 0; column < columns.size(); ++column)
            columns[column] = columns[column] || old[column] != now[column];
    }
    merge.columns = static_cast<int>(std::ranges::count(columns, true));
}

// Drops offsets of joints outside of the mask: they have no effect, and without them the mask can grow.
void dropMasked(Layer &layer)
{
    const auto isOut = [&](const JointOffset &offset) { return !layer.covers(offset.joint); };
    for (LayerKey &key : layer.keys) {
        std::erase_if(key.offsets, isOut);
        for (std::vector<JointOffset> &row : key.rows)
            std::erase_if(row, isOut);
    }
}

void growMask(Layer &layer, const Skeleton &skeleton, const Motion &before, const Motion &after)
{
    if (layer.joints.empty())
        return;
    dropMasked(layer);
    for (int joint = 0; joint < skeleton.jointCount(); ++joint) {
        const Joint &changed = skeleton.joint(joint);
        bool differs = false;
        for (int frame = 0; frame < before.frameCount() && !differs; ++frame) {
            for (int i = changed.firstColumn; i < changed.firstColumn + changed.columnCount(); ++i)
                differs |= before.value(frame, i) != after.value(frame, i);
        }
        if (differs && !layer.covers(joint))
            layer.joints.insert(std::ranges::upper_bound(layer.joints, joint), joint);
    }
}

double distanceOf(const Joint &joint, std::span<const double> a, std::span<const double> b)
{
    double most = 0.0;
    for (int i = 0; i < joint.columnCount(); ++i) {
        const int column = joint.firstColumn + i;
        if (at(joint.channels, i).isPosition())
            most = std::max(most, std::abs(at(a, column) - at(b, column)) / std::max(1.0, std::abs(at(a, column))));
    }
    const glm::dmat3 difference = localRotation(joint, a) - localRotation(joint, b);
    for (int column = 0; column < 3; ++column)
        most = std::max(most, glm::length(difference[column]));
    return most;
}

bool isSameMotion(const Skeleton &skeleton, const Motion &a, const Motion &b)
{
    for (int frame = 0; frame < a.frameCount(); ++frame) {
        const std::span<const double> one = a.frame(frame);
        const std::span<const double> other = b.frame(frame);
        if (one.data() == other.data() || std::ranges::equal(one, other))
            continue;
        for (const Joint &joint : skeleton.joints()) {
            if (distanceOf(joint, one, other) > exact)
                return false;
        }
    }
    return true;
}

// Mutes the remaining layers if they were silent only because a removed layer was solo.
void keepQuiet(Layers &rest, const Layers &layers)
{
    if (std::ranges::none_of(layers, &Layer::isSolo) || std::ranges::any_of(rest, &Layer::isSolo))
        return;
    for (Layer &layer : rest)
        layer.isMuted = true;
}

MergeResult mergeIntoBase(const Clip &clip, const Layers &heard, Layers rest, const Progress &progress)
{
    std::optional<Motion> motion = layeredMotion(clip, heard, progress);
    if (!motion)
        return {{}, MergeRefusal::Stopped};
    LayerMerge merge{std::move(*motion), std::move(rest)};
    countChanges(clip.motion, merge.motion, merge);
    return {std::move(merge), MergeRefusal::None};
}

MergeResult mergeIntoLayer(const Clip &clip, const Layers &layers, int index, const Progress &progress)
{
    const Layers upTo(layers.begin(), layers.begin() + index + 1);
    Layers beneath(layers.begin(), layers.begin() + index);
    const std::optional<Motion> before = layeredMotion(clip, beneath, progress.part(0.0, 0.25));
    const std::optional<Motion> after = before ? layeredMotion(clip, upTo, progress.part(0.25, 0.5)) : std::nullopt;
    if (!after)
        return {{}, MergeRefusal::Stopped};
    LayerMerge merge{clip.motion, layers};
    merge.layers.erase(merge.layers.begin() + index);
    countChanges(*before, *after, merge);
    const FrameInterval frames = framesOf(at(layers, index), clip.motion.frameCount());
    if (merge.frames == 0 || frames.last < frames.first)
        return {std::move(merge), MergeRefusal::None};
    Layer &target = beneath.back();
    const bool isLocked = std::exchange(target.isLocked, false);
    growMask(target, clip.skeleton, *before, *after);
    const int centre = std::clamp(at(layers, index).keys.front().frame, frames.first, frames.last);
    LayerEdit edit = LayerWriter(clip, beneath, index - 1).withMotion(frames, centre, *before, *after);
    if (edit.refusal != LayerRefusal::None)
        return {{}, MergeRefusal::NoWeight};
    target = std::move(edit.layer);
    const std::optional<Motion> merged = layeredMotion(clip, beneath, progress.part(0.5, 1.0));
    if (!merged)
        return {{}, MergeRefusal::Stopped};
    if (!isSameMotion(clip.skeleton, *merged, *after))
        return {{}, MergeRefusal::NoWeight};
    target.isLocked = isLocked;
    target.hold.reset(); // it has more than the hold now
    at(merge.layers, index - 1) = std::move(target);
    return {std::move(merge), MergeRefusal::None};
}

} // namespace

MergeResult mergeDown(const Clip &clip, const Layers &layers, int index, const Progress &progress)
{
    if (!isEffective(layers, index) || (index > 0 && !isEffective(layers, index - 1)))
        return {{}, MergeRefusal::NotHeard};
    if (index > 0)
        return mergeIntoLayer(clip, layers, index, progress);
    Layers rest = layers;
    rest.erase(rest.begin());
    keepQuiet(rest, layers);
    return mergeIntoBase(clip, {layers.front()}, std::move(rest), progress);
}

MergeResult mergeAll(const Clip &clip, const Layers &layers, const Progress &progress)
{
    Layers heard;
    Layers rest;
    for (int i = 0; i < static_cast<int>(layers.size()); ++i)
        (isEffective(layers, i) ? heard : rest).push_back(at(layers, i));
    keepQuiet(rest, layers);
    return mergeIntoBase(clip, heard, std::move(rest), progress);
}

} // namespace limber
