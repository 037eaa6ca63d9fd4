#include "curves/keytrack.h"

#include "base/at.h"

#include <algorithm>

namespace limber {

KeyTrack::KeyTrack(const CurveValues &values, const KeyedCurves &keyed)
{
    for (std::size_t key = 0; key < keyed.frames.size(); ++key) {
        CurveKey made{keyed.frames[key], {}};
        for (std::size_t curve = 0; curve < values.size(); ++curve) {
            const double slope = keyed.slopes[curve][key];
            made.points.push_back({at(values[curve], made.frame), slope, slope, Tangent::Smooth});
        }
        m_keys.push_back(std::move(made));
    }
}

int KeyTrack::keyAt(int frame) const
{
    const auto found = std::ranges::lower_bound(m_keys, frame, {}, &CurveKey::frame);
    return found != m_keys.end() && found->frame == frame ? static_cast<int>(found - m_keys.begin()) : -1;
}

// Returns the key at which the piece with this frame begins.
int KeyTrack::pieceOf(int frame) const
{
    const auto after = std::ranges::upper_bound(m_keys, frame, {}, &CurveKey::frame);
    return std::clamp(static_cast<int>(after - m_keys.begin()) - 1, 0,
                      std::max(0, static_cast<int>(m_keys.size()) - 2));
}

double KeyTrack::valueAt(int curve, int frame) const
{
    const CurveKey &start = at(m_keys, pieceOf(frame));
    if (start.frame == frame || m_keys.size() == 1)
        return at(start.points, curve).value;
    const CurveKey &end = at(m_keys, pieceOf(frame) + 1);
    const KeyPoint &from = at(start.points, curve);
    const KeyPoint &to = at(end.points, curve);
    if (end.frame == frame)
        return to.value;
    return hermite(frame, start.frame, end.frame, from.value, from.slopeAfter, to.value, to.slopeBefore);
}

void KeyTrack::setValue(int key, int curve, double value)
{
    at(at(m_keys, key).points, curve).value = value;
}

void KeyTrack::setSlope(int key, int curve, double slope)
{
    KeyPoint &point = at(at(m_keys, key).points, curve);
    point.slopeBefore = point.slopeAfter = slope;
    point.tangent = Tangent::Free;
}

void KeyTrack::setSlopes(int key, int curve, double before, double after)
{
    KeyPoint &point = at(at(m_keys, key).points, curve);
    point.slopeBefore = before;
    point.slopeAfter = after;
    point.tangent = Tangent::Broken;
}

void KeyTrack::scaleSlopes(int key, int curve, double factor)
{
    KeyPoint &point = at(at(m_keys, key).points, curve);
    point.slopeBefore *= factor;
    point.slopeAfter *= factor;
}

// Returns the slope from the key before to the key after.
double KeyTrack::smoothSlope(int key, int curve) const
{
    const CurveKey &before = at(m_keys, std::max(key - 1, 0));
    const CurveKey &after = at(m_keys, std::min(key + 1, static_cast<int>(m_keys.size()) - 1));
    const int frames = after.frame - before.frame;
    return frames > 0 ? (at(after.points, curve).value - at(before.points, curve).value) / frames : 0.0;
}

void KeyTrack::setTangent(int key, int curve, Tangent tangent)
{
    KeyPoint &point = at(at(m_keys, key).points, curve);
    if (point.tangent == tangent)
        return;
    point.tangent = tangent;
    if (tangent == Tangent::Broken)
        return;
    double slope = 0.0;
    if (tangent == Tangent::Smooth)
        slope = smoothSlope(key, curve);
    else if (tangent == Tangent::Free)
        slope = 0.5 * (point.slopeBefore + point.slopeAfter);
    point.slopeBefore = point.slopeAfter = slope;
}

int KeyTrack::moveInTime(const std::vector<int> &keys, int frames)
{
    const int last = static_cast<int>(m_keys.size()) - 1;
    std::vector<bool> moves(m_keys.size(), false);
    for (const int key : keys) {
        if (key > 0 && key < last)
            moves[static_cast<std::size_t>(key)] = true;
    }
    int by = frames;
    bool isAny = false;
    for (int key = 1; key < last; ++key) {
        if (!moves[static_cast<std::size_t>(key)])
            continue;
        isAny = true;
        if (!moves[static_cast<std::size_t>(key + 1)])
            by = std::min(by, at(m_keys, key + 1).frame - at(m_keys, key).frame - 1);
        if (!moves[static_cast<std::size_t>(key - 1)])
            by = std::max(by, at(m_keys, key - 1).frame - at(m_keys, key).frame + 1);
    }
    if (!isAny)
        return 0;
    for (int key = 1; key < last; ++key) {
        if (moves[static_cast<std::size_t>(key)])
            at(m_keys, key).frame += by;
    }
    return by;
}

void KeyTrack::placeInTime(const std::vector<int> &keys, const std::vector<int> &frames)
{
    const int last = static_cast<int>(m_keys.size()) - 1;
    std::vector<bool> moves(m_keys.size(), false);
    for (std::size_t i = 0; i < keys.size(); ++i) {
        if (keys[i] <= 0 || keys[i] >= last)
            continue;
        moves[static_cast<std::size_t>(keys[i])] = true;
        at(m_keys, keys[i]).frame = frames[i];
    }
    // There is a frame for each key: the keys beside them do not move, and they were between these before.
    for (int key = 1; key < last; ++key) {
        if (moves[static_cast<std::size_t>(key)])
            at(m_keys, key).frame = std::max(at(m_keys, key).frame, at(m_keys, key - 1).frame + 1);
    }
    for (int key = last - 1; key > 0; --key) {
        if (moves[static_cast<std::size_t>(key)])
            at(m_keys, key).frame = std::min(at(m_keys, key).frame, at(m_keys, key + 1).frame - 1);
    }
}

int KeyTrack::add(int frame, const CurveValues &values)
{
    if (const int key = keyAt(frame); key >= 0)
        return key;
    const int key = pieceOf(frame) + 1;
    CurveKey made{frame, {}};
    for (std::size_t curve = 0; curve < values.size(); ++curve) {
        const CurveKey &start = at(m_keys, key - 1);
        const CurveKey &end = at(m_keys, key);
        const double length = end.frame - start.frame;
        const double u = (frame - start.frame) / length;
        const KeyPoint &from = start.points[curve];
        const KeyPoint &to = end.points[curve];
        // With the slope of the piece at this frame the new key changes the curve as little as possible.
        const double slope = 6.0 * u * (1.0 - u) * (to.value - from.value) / length +
                             from.slopeAfter * (1.0 - u) * (1.0 - 3.0 * u) + to.slopeBefore * u * (3.0 * u - 2.0);
        made.points.push_back({at(values[curve], frame), slope, slope, Tangent::Smooth});
    }
    m_keys.insert(m_keys.begin() + key, std::move(made));
    return key;
}

void KeyTrack::remove(const std::vector<int> &keys, const CurveValues &values)
{
    const int last = static_cast<int>(m_keys.size()) - 1;
    std::vector<CurveKey> left;
    std::vector<bool> isBeside; // whether a key beside it was removed
    bool wasRemoved = false;
    for (int key = 0; key <= last; ++key) {
        const bool goes = key > 0 && key < last && std::ranges::binary_search(keys, key);
        if (goes) {
            wasRemoved = true;
            if (!isBeside.empty())
                isBeside.back() = true;
            continue;
        }
        left.push_back(m_keys[static_cast<std::size_t>(key)]);
        isBeside.push_back(wasRemoved);
        wasRemoved = false;
    }
    m_keys = std::move(left);
    fitSmooth(isBeside, values);
}

void KeyTrack::replace(const FrameInterval &inside, const std::vector<int> &frames, const CurveValues &values)
{
    const auto isInside = [&](int frame) { return frame > inside.first && frame < inside.last; };
    std::erase_if(m_keys, [&](const CurveKey &key) { return isInside(key.frame); });
    for (const int frame : frames) {
        if (!isInside(frame))
            continue;
        CurveKey made{frame, {}};
        for (const std::span<const double> &curve : values)
            made.points.push_back({at(curve, frame), 0.0, 0.0, Tangent::Smooth});
        m_keys.push_back(std::move(made));
    }
    std::ranges::sort(m_keys, {}, &CurveKey::frame);
    std::vector<bool> isFitted;
    for (const CurveKey &key : m_keys)
        isFitted.push_back(inside.contains(key.frame));
    fitSmooth(isFitted, values);
}

// Fits the slopes of smooth keys to the values.
void KeyTrack::fitSmooth(const std::vector<bool> &isFitted, const CurveValues &values)
{
    KeyedCurves keyed;
    keyed.slopes.resize(values.size());
    for (const CurveKey &key : m_keys) {
        keyed.frames.push_back(key.frame);
        for (std::size_t curve = 0; curve < values.size(); ++curve)
            keyed.slopes[curve].push_back(0.5 * (key.points[curve].slopeBefore + key.points[curve].slopeAfter));
    }
    for (int first = 0; first < static_cast<int>(m_keys.size()); ++first) {
        if (!isFitted[static_cast<std::size_t>(first)])
            continue;
        int end = first;
        while (end + 1 < static_cast<int>(m_keys.size()) && isFitted[static_cast<std::size_t>(end + 1)])
            ++end;
        fitSlopes(values, keyed, first, end);
        for (int key = first; key <= end; ++key) {
            for (std::size_t curve = 0; curve < values.size(); ++curve) {
                KeyPoint &point = at(m_keys, key).points[curve];
                if (point.tangent == Tangent::Smooth)
                    point.slopeBefore = point.slopeAfter = at(keyed.slopes[curve], key);
            }
        }
        first = end;
    }
}

} // namespace limber
