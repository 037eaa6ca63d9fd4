#include "additions/additions.h"

#include "contacts/mappedcontacts.h"
#include "layers/carriedlayers.h"
#include "layers/mappedlayers.h"
#include "mapping/carriedcontacts.h"

#include <algorithm>
#include <cmath>
#include <functional>

namespace limber {

namespace {

bool isFinite(const std::optional<glm::dvec3> &vector)
{
    return !vector || (std::isfinite(vector->x) && std::isfinite(vector->y) && std::isfinite(vector->z));
}

bool isInOrder(const FrameInterval &interval)
{
    return interval.first <= interval.last;
}

bool isFraction(double weight)
{
    return weight >= 0.0 && weight <= 1.0;
}

// Checks the parts of what belongs to a clip with these joints.
class SoundnessCheck
{
public:
    explicit SoundnessCheck(const Skeleton &skeleton) : m_skeleton(skeleton) {}

    [[nodiscard]] bool isSound(const JointContacts &contacts) const
    {
        return isJoint(contacts.joint) && std::ranges::all_of(contacts.intervals, isInOrder);
    }

    [[nodiscard]] bool isSound(const Layer &layer) const
    {
        return isFraction(layer.weight) && isRising(layer.weightKeys, &WeightKey::frame) &&
               std::ranges::all_of(layer.weightKeys, isFraction, &WeightKey::weight) &&
               isRising(layer.joints, std::identity()) &&
               std::ranges::all_of(layer.joints, [this](int joint) { return isJoint(joint); }) &&
               isRising(layer.keys, &LayerKey::frame) &&
               std::ranges::all_of(layer.keys, [this](const LayerKey &key) { return isSound(key); });
    }

    template <typename Range, typename Projection>
    [[nodiscard]] static bool isRising(const Range &range, Projection projection)
    {
        return std::ranges::adjacent_find(range, std::greater_equal(), projection) == range.end();
    }

private:
    [[nodiscard]] bool isJoint(int joint) const { return joint >= 0 && joint < m_skeleton.jointCount(); }

    [[nodiscard]] bool isSound(const LayerKey &key) const
    {
        const KeyWindow &window = key.window;
        return isInOrder(window.full) && (!window.zeroBefore || *window.zeroBefore < window.full.first) &&
               (!window.zeroAfter || *window.zeroAfter > window.full.last) && areSound(key.offsets) &&
               std::ranges::all_of(key.rows, [this](const auto &row) { return areSound(row); });
    }

    [[nodiscard]] bool areSound(const std::vector<JointOffset> &offsets) const
    {
        return isRising(offsets, &JointOffset::joint) &&
               std::ranges::all_of(offsets, [this](const JointOffset &offset) {
                   return isJoint(offset.joint) && isFinite(offset.rotation) && isFinite(offset.position);
               });
    }

    const Skeleton &m_skeleton;
};

bool isSound(const AnimSettings &settings)
{
    const auto isTime = [](double seconds) { return std::abs(seconds) < 1e30; }; // fits single precision
    return settings.priority >= animlimits::lowestPriority && settings.handPose >= 0 &&
           settings.handPose <= static_cast<int>(animlimits::lastHandPose) && isTime(settings.loopInSeconds) &&
           isTime(settings.loopOutSeconds.value_or(0.0)) && isTime(settings.easeInSeconds) &&
           isTime(settings.easeOutSeconds);
}

} // namespace

bool isSound(const Additions &additions, const Skeleton &skeleton)
{
    const SoundnessCheck check(skeleton);
    const auto isSoundPart = [&check](const auto &part) { return check.isSound(part); };
    return additions.layers.size() <= static_cast<std::size_t>(mostLayers) &&
           additions.markers.size() <= static_cast<std::size_t>(mostMarkers) &&
           SoundnessCheck::isRising(additions.markers, &Marker::frame) &&
           std::ranges::all_of(additions.layers, isSoundPart) &&
           (!additions.contacts || std::ranges::all_of(*additions.contacts, isSoundPart)) &&
           (!additions.secondLife || isSound(*additions.secondLife));
}

Additions withFramesInserted(const Additions &additions, int before, int count)
{
    Additions result{{},
                     withFramesInserted(additions.markers, before, count),
                     withFramesInserted(additions.layers, before, count),
                     additions.secondLife};
    if (additions.contacts)
        result.contacts = withFramesInserted(*additions.contacts, before, count);
    return result;
}

Additions withFramesRemoved(const Additions &additions, int first, int count)
{
    Additions result{{},
                     withFramesRemoved(additions.markers, first, count),
                     withFramesRemoved(additions.layers, first, count),
                     additions.secondLife};
    if (additions.contacts)
        result.contacts = withFramesRemoved(*additions.contacts, first, count);
    return result;
}

Additions carriedAdditions(const Additions &additions, const Clip &from, const Clip &to)
{
    if (from.motion.frameCount() != to.motion.frameCount())
        return {{}, {}, {}, additions.secondLife};
    Additions result{{}, additions.markers, carriedLayers(additions.layers, from, to), additions.secondLife};
    if (additions.contacts)
        result.contacts = carriedContacts(*additions.contacts, from, to);
    return result;
}

Additions mappedAdditions(const Additions &additions, const FrameMap &frames, int frameCount)
{
    Additions result{
        {}, additions.markers, mappedLayers(additions.layers, frames, frameCount).layers, additions.secondLife};
    for (Marker &marker : result.markers)
        marker.frame = frames.newOf(marker.frame);
    std::erase_if(result.markers,
                  [frameCount](const Marker &marker) { return marker.frame < 0 || marker.frame >= frameCount; });
    result.markers = tidiedMarkers(std::move(result.markers), frameCount);
    if (additions.contacts)
        result.contacts = mappedContacts(*additions.contacts, frames, frameCount);
    return result;
}

} // namespace limber
