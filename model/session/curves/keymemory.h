#pragma once

#include "curves/keytrack.h"

#include <cstdint>
#include <deque>
#include <map>
#include <optional>
#include <vector>

namespace limber {

// The keys of joints, each with the values that they belong to: if a joint gets those values again by undo or redo, it
// gets those keys again. Keys are not part of a document, so they are found by its values.
class KeyMemory
{
public:
    // A hash that identifies the values of some curves.
    using State = std::uint64_t;
    [[nodiscard]] static State stateOf(const CurveValues &values);

    // Returns null if the joint has no keys.
    [[nodiscard]] const KeyTrack *track(int joint) const;
    [[nodiscard]] bool isEmpty() const { return m_joints.empty(); }
    // Notes that the joint has these values now and restores the keys that it had with them. Returns whether there are
    // any.
    bool follow(int joint, State state);
    // Notes that the joint has these values and these keys.
    void put(int joint, State state, KeyTrack track);
    // Returns keys that the joint had before with its present values, in exactly these frames; null if there are none.
    [[nodiscard]] const KeyTrack *earlier(int joint, const std::vector<int> &frames) const;
    // Removes all keys of the joint, including the remembered ones.
    void drop(int joint);
    void clear() { m_joints.clear(); }

private:
    static constexpr std::size_t most = 200; // for each joint

    struct Known
    {
        State state = 0;
        KeyTrack track;
    };
    struct Keys
    {
        std::optional<State> state; // no value: no keys at present
        std::deque<Known> known; // from the oldest to the newest
    };

    [[nodiscard]] const Known *newest(const Keys &keys, State state) const;

    std::map<int, Keys> m_joints;
};

} // namespace limber
