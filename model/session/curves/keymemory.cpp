#include "session/curves/keymemory.h"

#include <algorithm>
#include <bit>

namespace limber {

// FNV-1a over the bits of the values.
KeyMemory::State KeyMemory::stateOf(const CurveValues &values)
{
    constexpr State prime = 1099511628211ULL;
    State state = 14695981039346656037ULL;
    for (const std::span<const double> curve : values) {
        state = (state ^ curve.size()) * prime;
        for (const double value : curve)
            state = (state ^ std::bit_cast<std::uint64_t>(value)) * prime;
    }
    return state;
}

const KeyMemory::Known *KeyMemory::newest(const Keys &keys, State state) const
{
    const auto found = std::find_if(keys.known.rbegin(), keys.known.rend(),
                                    [state](const Known &known) { return known.state == state; });
    return found == keys.known.rend() ? nullptr : &*found;
}

const KeyTrack *KeyMemory::track(int joint) const
{
    const auto found = m_joints.find(joint);
    if (found == m_joints.end() || !found->second.state)
        return nullptr;
    const Known *known = newest(found->second, *found->second.state);
    return known != nullptr ? &known->track : nullptr;
}

bool KeyMemory::follow(int joint, State state)
{
    const auto found = m_joints.find(joint);
    if (found == m_joints.end())
        return false;
    const bool isKnown = newest(found->second, state) != nullptr;
    found->second.state = isKnown ? std::optional(state) : std::nullopt;
    return isKnown;
}

void KeyMemory::put(int joint, State state, KeyTrack track)
{
    Keys &keys = m_joints[joint];
    keys.state = state;
    keys.known.push_back({state, std::move(track)});
    if (keys.known.size() > most)
        keys.known.pop_front();
}

const KeyTrack *KeyMemory::earlier(int joint, const std::vector<int> &frames) const
{
    const auto found = m_joints.find(joint);
    if (found == m_joints.end() || !found->second.state)
        return nullptr;
    for (auto known = found->second.known.rbegin(); known != found->second.known.rend(); ++known) {
        if (known->state == *found->second.state &&
            std::ranges::equal(known->track.keys(), frames, {}, &CurveKey::frame))
            return &known->track;
    }
    return nullptr;
}

void KeyMemory::drop(int joint)
{
    m_joints.erase(joint);
}

} // namespace limber
