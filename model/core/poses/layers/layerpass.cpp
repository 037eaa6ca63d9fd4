#include "layers/layerpass.h"

#include "base/at.h"
#include "geometry/geometry.h"

#include <glm/gtc/quaternion.hpp>

#include <algorithm>
#include <numbers>

namespace limber {

namespace {

// With a weight closer to 1 than this, a layer hides what is beneath.
constexpr double mostWeightToSeeThrough = 0.999;

// Returns the row of a key for a frame, or null if the key has none.
const std::vector<JointOffset> *rowOf(const LayerKey &key, int frame)
{
    const int row = frame - key.firstRow;
    return row >= 0 && row < static_cast<int>(key.rows.size()) ? &at(key.rows, row) : nullptr;
}

const JointOffset *offsetOf(const std::vector<JointOffset> &offsets, int joint)
{
    const auto found = std::ranges::lower_bound(offsets, joint, {}, &JointOffset::joint);
    return found != offsets.end() && found->joint == joint ? &*found : nullptr;
}

std::vector<int> jointsOf(const LayerKey &key)
{
    std::vector<int> joints;
    const auto add = [&](const std::vector<JointOffset> &offsets) {
        for (const JointOffset &offset : offsets)
            joints.push_back(offset.joint);
    };
    add(key.offsets);
    std::ranges::for_each(key.rows, add);
    std::ranges::sort(joints);
    joints.erase(std::unique(joints.begin(), joints.end()), joints.end());
    return joints;
}

} // namespace

LayerPass::LayerPass(const Skeleton &skeleton, const Layer &layer) : m_skeleton(skeleton), m_layer(layer)
{
    for (const LayerKey &key : layer.keys)
        addKey(key);
    std::ranges::sort(m_tracks, {}, &Track::joint);
    if (layer.kind == Layer::Kind::Override)
        findSigns();
}

void LayerPass::addKey(const LayerKey &key)
{
    for (const int joint : jointsOf(key)) {
        if (joint >= 0 && joint < m_skeleton.jointCount() && m_layer.covers(joint))
            addPart(key, joint, key.rows.empty() ? offsetOf(key.offsets, joint) : nullptr);
    }
}

void LayerPass::addPart(const LayerKey &key, int joint, const JointOffset *offset)
{
    auto track = std::ranges::find(m_tracks, joint, &Track::joint);
    if (track == m_tracks.end())
        track = m_tracks.insert(track, Track{joint, AngleEditor(m_skeleton.joint(joint)), {}});
    track->parts.push_back({&key, offset});
}

// Finds signs that bring the quaternions onto one half of their sphere, as their mean needs.
void LayerPass::findSigns()
{
    for (Track &track : m_tracks) {
        glm::dquat last{1.0, 0.0, 0.0, 0.0};
        for (Part &part : track.parts) {
            if (part.offset == nullptr || !part.offset->rotation)
                continue;
            const glm::dquat rotation = rotationFromVector(*part.offset->rotation);
            part.sign = glm::dot(last, rotation) < 0.0 ? -1.0 : 1.0;
            last = part.sign * rotation;
        }
    }
}

void LayerPass::apply(int frame, std::span<double> values)
{
    const double weight = m_layer.weightAt(frame);
    if (weight <= 0.0)
        return;
    for (Track &track : m_tracks) {
        if (m_layer.kind == Layer::Kind::Additive)
            add(track, frame, weight, values);
        else
            cover(track, frame, weight, values);
    }
}

bool LayerPass::remove(int frame, std::span<const int> joints, std::span<double> values)
{
    const double weight = m_layer.weightAt(frame);
    if (weight <= 0.0)
        return true;
    for (Track &track : m_tracks) {
        if (!std::ranges::binary_search(joints, track.joint))
            continue;
        if (m_layer.kind == Layer::Kind::Additive)
            add(track, frame, -weight, values);
        else if (!uncover(track, frame, weight, values))
            return false;
    }
    return true;
}

JointOffset LayerPass::sumOf(int joint, int frame) const
{
    const auto track = std::ranges::lower_bound(m_tracks, joint, {}, &Track::joint);
    if (track == m_tracks.end() || track->joint != joint)
        return {joint, glm::dvec3(0.0), glm::dvec3(0.0)};
    return sumOf(*track, frame);
}

LayerPass::WeightedOffset LayerPass::weightedOffsetOf(const Part &part, int joint, int frame)
{
    if (part.offset != nullptr)
        return {part.key->window.weight(frame), part.offset};
    const std::vector<JointOffset> *row = rowOf(*part.key, frame);
    const JointOffset *offset = row == nullptr ? nullptr : offsetOf(*row, joint);
    return {offset == nullptr ? 0.0 : 1.0, offset};
}

JointOffset LayerPass::sumOf(const Track &track, int frame) const
{
    JointOffset sum{track.joint, glm::dvec3(0.0), glm::dvec3(0.0)};
    for (const Part &part : track.parts) {
        const WeightedOffset weighted = weightedOffsetOf(part, track.joint, frame);
        if (weighted.weight <= 0.0)
            continue;
        *sum.rotation += weighted.weight * weighted.offset->rotation.value_or(glm::dvec3(0.0));
        *sum.position += weighted.weight * weighted.offset->position.value_or(glm::dvec3(0.0));
    }
    return sum;
}

void LayerPass::movePositions(int joint, std::span<double> values, const PositionChange &change) const
{
    const Joint &moved = m_skeleton.joint(joint);
    for (int i = 0; i < moved.columnCount(); ++i) {
        const Channel channel = at(moved.channels, i);
        double &value = at(values, moved.firstColumn + i);
        if (channel.isPosition())
            value = change(value, channel.axisIndex());
    }
}

void LayerPass::add(Track &track, int frame, double weight, std::span<double> values) const
{
    const JointOffset sum = sumOf(track, frame);
    if (*sum.position != glm::dvec3(0.0))
        movePositions(track.joint, values,
                      [&](double value, int axis) { return value + weight * (*sum.position)[axis]; });
    if (*sum.rotation == glm::dvec3(0.0) || !m_skeleton.joint(track.joint).hasRotations())
        return;
    const glm::dmat3 part = glm::mat3_cast(rotationFromVector(weight * *sum.rotation));
    const glm::dmat3 old = track.angles.rotation(values);
    track.angles.write(frame, m_layer.side == PoseChange::Side::Local ? old * part : part * old, values);
}

void LayerPass::Wanted::add(const WeightedOffset &weighted, double sign)
{
    if (weighted.offset->rotation) {
        rotation += weighted.weight * sign * rotationFromVector(*weighted.offset->rotation);
        rotationWeight += weighted.weight;
    }
    if (weighted.offset->position) {
        position += weighted.weight * *weighted.offset->position;
        positionWeight += weighted.weight;
    }
}

void LayerPass::Wanted::takeMean()
{
    if (positionWeight > 0.0)
        position /= positionWeight;
    if (glm::dot(rotation, rotation) > 0.0)
        rotation = glm::normalize(rotation);
    rotationWeight = std::min(1.0, rotationWeight);
    positionWeight = std::min(1.0, positionWeight);
}

LayerPass::Wanted LayerPass::wantedOf(const Track &track, int frame) const
{
    Wanted wanted;
    for (const Part &part : track.parts) {
        const WeightedOffset weighted = weightedOffsetOf(part, track.joint, frame);
        if (weighted.weight <= 0.0)
            continue;
        const bool isRow = part.offset == nullptr;
        if (isRow)
            wanted = {}; // a row alone determines its frame
        wanted.add(weighted, part.sign);
        if (isRow)
            break;
    }
    wanted.takeMean();
    return wanted;
}

void LayerPass::cover(Track &track, int frame, double weight, std::span<double> values) const
{
    const Wanted wanted = wantedOf(track, frame);
    if (wanted.positionWeight > 0.0)
        movePositions(track.joint, values, [&](double value, int axis) {
            return std::lerp(value, wanted.position[axis], weight * wanted.positionWeight);
        });
    if (wanted.rotationWeight <= 0.0 || !m_skeleton.joint(track.joint).hasRotations())
        return;
    const glm::dquat beneath = glm::quat_cast(track.angles.rotation(values));
    const glm::dvec3 difference = rotationVector(glm::conjugate(beneath) * wanted.rotation);
    const glm::dquat result = beneath * rotationFromVector(weight * wanted.rotationWeight * difference);
    track.angles.write(frame, glm::mat3_cast(result), values);
}

bool LayerPass::uncover(Track &track, int frame, double weight, std::span<double> values) const
{
    const Wanted wanted = wantedOf(track, frame);
    const double rotates = weight * wanted.rotationWeight;
    const double displaces = weight * wanted.positionWeight;
    if (std::max(rotates, displaces) > mostWeightToSeeThrough)
        return false;
    if (displaces > 0.0)
        movePositions(track.joint, values, [&](double value, int axis) {
            return (value - displaces * wanted.position[axis]) / (1.0 - displaces);
        });
    if (rotates <= 0.0 || !m_skeleton.joint(track.joint).hasRotations())
        return true;
    const glm::dquat covered = glm::quat_cast(track.angles.rotation(values));
    const glm::dvec3 rest = rotationVector(glm::conjugate(wanted.rotation) * covered) / (1.0 - rotates);
    track.angles.write(frame, glm::mat3_cast(wanted.rotation * rotationFromVector(rest)), values);
    return glm::length(rest) <= std::numbers::pi; // farther away, the shorter rotation would lead from the other side
}

} // namespace limber
