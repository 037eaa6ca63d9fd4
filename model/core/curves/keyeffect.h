#pragma once

#include "contacts/contacts.h"
#include "curves/keytrack.h"

namespace limber {

// What an edit of keys makes of the values beneath them. What the captured values are beside the curve of the keys
// before is kept as detail; without detail the curve of the keys takes their place. Frames between keys that did not
// change stay as they are to the last bit. A value, so that a worker can ask it.
class KeyEffect
{
public:
    KeyEffect() = default;
    KeyEffect(KeyTrack before, KeyTrack after, bool keepsDetail);

    // From the first to the last one of a curve that may differ; last before first for none.
    [[nodiscard]] FrameInterval frames(int curve) const;
    // Of any curve.
    [[nodiscard]] FrameInterval frames() const;
    // What becomes of a captured value.
    [[nodiscard]] double valueAt(int curve, int frame, double captured) const;

private:
    KeyTrack m_before;
    KeyTrack m_after;
    bool m_keepsDetail = true;
    std::vector<std::vector<FrameInterval>> m_pieces; // of each curve, rising, with the keys at their ends
};

// What curves become when their keys do: the frames that may differ, and all values of each curve there.
struct KeyedChange
{
    FrameInterval frames{0, -1};
    std::vector<std::vector<double>> values;

    [[nodiscard]] bool isEmpty() const { return frames.last < frames.first; }
};

[[nodiscard]] KeyedChange changedByKeys(const CurveValues &values, const KeyTrack &before, const KeyTrack &after,
                                        bool keepsDetail);

} // namespace limber
