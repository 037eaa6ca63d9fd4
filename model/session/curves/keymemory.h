#pragma once

#include "curves/keytrack.h"

#include <cstdint>
#include <deque>
#include <map>
#include <optional>
#include <vector>

namespace limber {

// The keys of joints, each with the values that they are keys of: where a joint has those values again, after Undo or
// Redo, it has those keys again. Keys are no part of a document, so that they are found by its values.
class KeyMemory
{
public:
    // Tells the values of some curves from others.
    using State = std::uint64_t;
    [[nodiscard]] static State stateOf(const CurveValues &values);

    // Null where the joint has no keys.
    [[nodiscard]] const KeyTrack *track(int joint) const;
    [[nodiscard]] bool isEmpty() const { return m_joints.empty(); }
    // The joint has these values now; its keys are those that it had with them. Answers whether it has any.
    bool follow(int joint, State state);
    // The joint has these values and these keys.
    void put(int joint, State state, KeyTrack track);
    // Keys that the joint had before with the values that it has now, in exactly these frames; null for none.
    [[nodiscard]] const KeyTrack *earlier(int joint, const std::vector<int> &frames) const;
    // The joint has no keys from now on.
    void drop(int joint);
    void clear() { m_joints.clear(); }

private:
    static constexpr std::size_t most = 200; // of a joint

    struct Known
    {
        State state = 0;
        KeyTrack track;
    };
    struct Keys
    {
        std::optional<State> state; // nothing: no keys at present
        std::deque<Known> known; // from the oldest on
    };

    [[nodiscard]] const Known *newest(const Keys &keys, State state) const;

    std::map<int, Keys> m_joints;
};

} // namespace limber
