#pragma once

#include "curves/slopefit.h"
#include "motion/frameinterval.h"

#include <cstdint>
#include <vector>

namespace limber {

// How a curve runs through a key.
enum class Tangent : std::uint8_t {
    Smooth, // one slope that leads from the key before to the key after, or that the fit found
    Flat, // level
    Free, // a slope set by hand
    Broken, // one slope before the key and another after it
};

// The value and the slopes of a curve at a key.
struct KeyPoint
{
    double value = 0.0;
    // Per frame; both are the same unless the tangent is broken.
    double slopeBefore = 0.0;
    double slopeAfter = 0.0;
    Tangent tangent = Tangent::Smooth;

    friend bool operator==(const KeyPoint &, const KeyPoint &) = default;
};

// A key of some curves, which all have it in the same frame.
struct CurveKey
{
    int frame = 0;
    std::vector<KeyPoint> points; // of each curve

    friend bool operator==(const CurveKey &, const CurveKey &) = default;
};

// The keys of some curves over the same frames, for editing; a plain value.
class KeyTrack
{
public:
    KeyTrack() = default;
    KeyTrack(const CurveValues &values, const KeyedCurves &keyed);

    // Returns the keys by rising frame; the first and the last frame always have one.
    [[nodiscard]] const std::vector<CurveKey> &keys() const { return m_keys; }
    [[nodiscard]] bool isEmpty() const { return m_keys.empty(); }
    // Returns the index of the key in a frame, or -1.
    [[nodiscard]] int keyAt(int frame) const;
    // Returns the value of the keys' curve in a frame of the clip.
    [[nodiscard]] double valueAt(int curve, int frame) const;

    void setValue(int key, int curve, double value);
    // Sets the slope; the tangent is free afterwards.
    void setSlope(int key, int curve, double slope);
    // Sets the slopes; the tangent is broken afterwards.
    void setSlopes(int key, int curve, double before, double after);
    // Makes slopes steeper or flatter; the kind of tangent stays.
    void scaleSlopes(int key, int curve, double factor);
    void setTangent(int key, int curve, Tangent tangent);
    // Moves keys in time by so many frames, but each at most to one frame before the next key; the first and the last
    // key stay. Returns by how many frames they moved.
    int moveInTime(const std::vector<int> &keys, int frames);
    // Moves keys (indices, rising) to these frames, but each only as far as it stays between its neighbours with a
    // frame of its own; the first and the last key stay.
    void placeInTime(const std::vector<int> &keys, const std::vector<int> &frames);
    // Adds a key on the curves in a frame without one. Returns its index.
    int add(int frame, const CurveValues &values);
    // Removes keys (indices, rising; never the first or the last one), and fits new slopes of the keys beside them to
    // the values.
    void remove(const std::vector<int> &keys, const CurveValues &values);
    // Replaces the keys inside of some frames by keys on the values in `frames` (rising), and fits their slopes to the
    // values; keys in the first and the last of the frames stay. These two must have a key.
    void replace(const FrameInterval &inside, const std::vector<int> &frames, const CurveValues &values);

    friend bool operator==(const KeyTrack &, const KeyTrack &) = default;

private:
    [[nodiscard]] int pieceOf(int frame) const;
    [[nodiscard]] double smoothSlope(int key, int curve) const;
    void fitSmooth(const std::vector<bool> &isFitted, const CurveValues &values);

    std::vector<CurveKey> m_keys;
};

} // namespace limber
