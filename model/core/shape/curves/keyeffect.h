#pragma once

#include "curves/keytrack.h"
#include "motion/frameinterval.h"

namespace limber {

// The effect of an edit of keys on the values beneath them. The difference of the captured values from the curve of the
// old keys is kept as detail; without detail the curve of the new keys replaces the values. Frames between unchanged
// keys keep all their bits. It is a value, so that a worker can use it.
class KeyEffect
{
public:
    KeyEffect() = default;
    KeyEffect(KeyTrack before, KeyTrack after, bool keepsDetail);

    // Returns the frames from the first to the last one of a curve that may differ; last before first if there are
    // none.
    [[nodiscard]] FrameInterval frames(int curve) const;
    // Returns the frames of all curves that may differ.
    [[nodiscard]] FrameInterval frames() const;
    // Returns the new value for a captured value.
    [[nodiscard]] double valueAt(int curve, int frame, double captured) const;

private:
    KeyTrack m_before;
    KeyTrack m_after;
    bool m_keepsDetail = true;
    std::vector<std::vector<FrameInterval>> m_pieces; // of each curve, rising, with the keys at their ends
};

// The new values of curves after an edit of their keys: the frames that may differ, and all values of each curve there.
struct KeyedChange
{
    FrameInterval frames{0, -1};
    std::vector<std::vector<double>> values;

    [[nodiscard]] bool isEmpty() const { return frames.last < frames.first; }
};

[[nodiscard]] KeyedChange changedByKeys(const CurveValues &values, const KeyTrack &before, const KeyTrack &after,
                                        bool keepsDetail);

} // namespace limber
