#include "layers/layerwriter.h"

#include "base/at.h"
#include "geometry/geometry.h"
#include "layers/layerkeys.h"
#include "pose/localrotation.h"

#include <glm/gtc/quaternion.hpp>

#include <algorithm>
#include <numbers>

namespace limber {

namespace {

constexpr double leastWeight = 1e-3; // with a smaller weight a key would have to be thousands of degrees away

bool isChanged(const Joint &joint, std::span<const double> before, std::span<const double> after)
{
    const auto first = static_cast<std::size_t>(joint.firstColumn);
    const auto count = static_cast<std::size_t>(joint.columnCount());
    return !std::ranges::equal(before.subspan(first, count), after.subspan(first, count));
}

std::vector<int> changedJoints(const Skeleton &skeleton, std::span<const double> before, std::span<const double> after)
{
    std::vector<int> joints;
    for (int joint = 0; joint < skeleton.jointCount(); ++joint) {
        if (isChanged(skeleton.joint(joint), before, after))
            joints.push_back(joint);
    }
    return joints;
}

void copyJoint(const Joint &joint, std::span<const double> from, std::span<double> to)
{
    const auto first = static_cast<std::size_t>(joint.firstColumn);
    const auto count = static_cast<std::size_t>(joint.columnCount());
    std::ranges::copy(from.subspan(first, count), to.subspan(first, count).begin());
}

// Returns the rotation vector that gives the same rotation and is nearest to another vector: a layer that has rotated
// by more than half a turn continues from there.
glm::dvec3 nearestVector(const glm::dvec3 &vector, const glm::dvec3 &near)
{
    const double angle = glm::length(vector);
    if (angle < 1e-12)
        return vector;
    const double turn = 2.0 * std::numbers::pi;
    const double along = glm::dot(near, vector) / angle;
    return vector * ((angle + turn * std::round((along - angle) / turn)) / angle);
}

// Returns the values of a joint's position channels by axis; 0 for axes without a channel.
glm::dvec3 positionIn(const Joint &joint, std::span<const double> values)
{
    glm::dvec3 position(0.0);
    for (int i = 0; i < joint.columnCount(); ++i) {
        const Channel channel = at(joint.channels, i);
        if (channel.isPosition())
            position[channel.axisIndex()] = at(values, joint.firstColumn + i);
    }
    return position;
}

} // namespace

LayerWriter::LayerWriter(const Clip &clip, const Layers &layers, int index)
    : m_clip(clip), m_layers(layers), m_index(index)
{
}

LayerRefusal LayerWriter::refusalIn(int frame) const
{
    if (layer().isLocked)
        return LayerRefusal::Locked;
    if (!isEffective(m_layers, m_index))
        return LayerRefusal::NotHeard;
    return layer().weightAt(frame) < leastWeight ? LayerRefusal::NoWeight : LayerRefusal::None;
}

bool LayerWriter::needsRows(const FrameInterval &frames) const
{
    const int frameCount = m_clip.motion.frameCount();
    return layer().kind == Layer::Kind::Override && std::ranges::any_of(layer().keys, [&](const LayerKey &key) {
               const FrameInterval theirs = framesOf(key, frameCount);
               return !key.rows.empty() && theirs.first <= frames.last && frames.first <= theirs.last;
           });
}

LayerEdit LayerWriter::withPose(int frame, const KeyWindow &window, std::span<const double> before,
                                std::span<const double> wanted) const
{
    LayerEdit edit{layer(), refusalIn(frame), NoJoint};
    if (edit.refusal != LayerRefusal::None)
        return edit;
    LayerStack stack(m_clip.skeleton, m_layers);
    Row row = offsetsIn(frame, before, wanted, stack);
    edit.refusal = row.refusal;
    edit.joint = row.joint;
    if (row.refusal != LayerRefusal::None || row.offsets.empty())
        return edit;
    LayerKey key{frame, window, std::move(row.offsets), 0, {}};
    if (layer().kind == Layer::Kind::Override)
        replacePoses(edit.layer, key, m_clip.motion.frameCount());
    else
        addPose(edit.layer, std::move(key));
    return edit;
}

LayerEdit LayerWriter::withMotion(const FrameInterval &frames, int centre, const Motion &before,
                                  const Motion &after) const
{
    LayerEdit edit{layer(), refusalIn(centre), NoJoint};
    if (edit.refusal != LayerRefusal::None)
        return edit;
    LayerKey key{centre, {}, {}, frames.first, {}};
    LayerStack stack(m_clip.skeleton, m_layers);
    for (int frame = frames.first; frame <= frames.last; ++frame) {
        Row row = offsetsIn(frame, before.frame(frame), after.frame(frame), stack);
        // Frames in which the layer has no weight cannot keep the change.
        if (row.refusal != LayerRefusal::None && row.refusal != LayerRefusal::NoWeight) {
            edit.refusal = row.refusal;
            edit.joint = row.joint;
            return edit;
        }
        key.rows.push_back(std::move(row.offsets));
    }
    if (hasNoOffsets(key.rows))
        return edit;
    key.window = {{centre, centre}, frames.first - 1, frames.last + 1};
    key.offsets = at(key.rows, centre - frames.first);
    addRows(edit.layer, std::move(key));
    return edit;
}

LayerWriter::Row LayerWriter::offsetsIn(int frame, std::span<const double> before, std::span<const double> wanted,
                                        LayerStack &stack) const
{
    Row row;
    const std::vector<int> joints = changedJoints(m_clip.skeleton, before, wanted);
    const double weight = layer().weightAt(frame);
    if (joints.empty())
        return row;
    if (weight < leastWeight) {
        row.refusal = LayerRefusal::NoWeight;
        return row;
    }
    const std::span<const double> base = m_clip.motion.frame(frame);
    std::vector<double> beneath(base.begin(), base.end());
    stack.apply(0, m_index, frame, beneath);
    std::vector<double> own(wanted.begin(), wanted.end());
    if (!stack.remove(m_index + 1, frame, joints, own))
        return {{}, LayerRefusal::Hidden, joints.front()};
    for (const int joint : joints) {
        if (!layer().covers(joint))
            return {{}, LayerRefusal::NotItsJoint, joint};
        const std::optional<JointOffset> offset =
            layer().kind == Layer::Kind::Additive
                ? differenceOf(joint, beneath, own, stack.sumOf(m_index, joint, frame), weight)
                : replacementOf(joint, beneath, own, weight);
        if (!offset)
            return {{}, LayerRefusal::TooFar, joint};
        row.offsets.push_back(*offset);
    }
    return row;
}

// Returns what a key must add to what the other keys say.
JointOffset LayerWriter::differenceOf(int index, std::span<const double> beneath, std::span<const double> wanted,
                                      const JointOffset &others, double weight) const
{
    const Joint &joint = m_clip.skeleton.joint(index);
    JointOffset offset{index, {}, {}};
    if (joint.hasRotations()) {
        const glm::dquat from = glm::quat_cast(localRotation(joint, beneath));
        const glm::dquat to = glm::quat_cast(localRotation(joint, wanted));
        const glm::dquat change =
            layer().side == PoseChange::Side::Local ? glm::conjugate(from) * to : to * glm::conjugate(from);
        offset.rotation = nearestVector(rotationVector(change), weight * *others.rotation) / weight - *others.rotation;
    }
    if (joint.hasPositions())
        offset.position = (positionIn(joint, wanted) - positionIn(joint, beneath)) / weight - *others.position;
    return offset;
}

// Returns what must replace the motion, or nothing if the weight is too small to lead there by the shorter rotation.
std::optional<JointOffset> LayerWriter::replacementOf(int index, std::span<const double> beneath,
                                                      std::span<const double> wanted, double weight) const
{
    const Joint &joint = m_clip.skeleton.joint(index);
    JointOffset offset{index, {}, {}};
    if (joint.hasRotations()) {
        const glm::dquat from = glm::quat_cast(localRotation(joint, beneath));
        const glm::dquat to = glm::quat_cast(localRotation(joint, wanted));
        const glm::dvec3 whole = rotationVector(glm::conjugate(from) * to) / weight;
        if (glm::length(whole) > std::numbers::pi)
            return std::nullopt;
        offset.rotation = rotationVector(from * rotationFromVector(whole));
    }
    if (joint.hasPositions())
        offset.position =
            positionIn(joint, beneath) + (positionIn(joint, wanted) - positionIn(joint, beneath)) / weight;
    return offset;
}

std::optional<Motion> motionUnder(const Clip &clip, const Layers &layers, const FrameInterval &frames,
                                  const Motion &before, const Motion &after)
{
    Motion motion = clip.motion;
    LayerStack stack(clip.skeleton, layers);
    std::vector<double> own;
    for (int frame = frames.first; frame <= frames.last; ++frame) {
        const std::span<const double> wanted = after.frame(frame);
        const std::vector<int> joints = changedJoints(clip.skeleton, before.frame(frame), wanted);
        if (joints.empty())
            continue;
        own.assign(wanted.begin(), wanted.end());
        if (!stack.remove(0, frame, joints, own))
            return std::nullopt;
        for (const int joint : joints)
            copyJoint(clip.skeleton.joint(joint), own, motion.editFrame(frame));
    }
    return motion;
}

} // namespace limber
