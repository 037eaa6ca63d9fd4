#pragma once

#include "curves/slopefit.h"

#include <cstdint>
#include <vector>

namespace limber {

// How a curve runs through a key.
enum class Tangent : std::uint8_t {
    Smooth, // one slope that leads from the key before to the key after, or that was found by the fit
    Flat, // level
    Free, // a slope set by hand
    Broken, // one slope before the key and another one after it
};

// Where a curve is at a key.
struct KeyPoint
{
    double value = 0.0;
    // Per frame; the same unless the tangent is broken.
    double slopeBefore = 0.0;
    double slopeAfter = 0.0;
    Tangent tangent = Tangent::Smooth;

    friend bool operator==(const KeyPoint &, const KeyPoint &) = default;
};

// A key of some curves that share its frame.
struct CurveKey
{
    int frame = 0;
    std::vector<KeyPoint> points; // of each curve

    friend bool operator==(const CurveKey &, const CurveKey &) = default;
};

// The keys of some curves over the same frames, to be edited: a plain value.
class KeyTrack
{
public:
    KeyTrack() = default;
    KeyTrack(const CurveValues &values, const KeyedCurves &keyed);

    // By rising frame; the first and the last frame always have one.
    [[nodiscard]] const std::vector<CurveKey> &keys() const { return m_keys; }
    [[nodiscard]] bool isEmpty() const { return m_keys.empty(); }
    // The index of the key in a frame, or -1.
    [[nodiscard]] int keyAt(int frame) const;
    // Where a curve that the keys make is in a frame of the clip.
    [[nodiscard]] double valueAt(int curve, int frame) const;

    void setValue(int key, int curve, double value);
    // The tangent is free then.
    void setSlope(int key, int curve, double slope);
    // The tangent is broken then.
    void setSlopes(int key, int curve, double before, double after);
    // Makes slopes steeper or flatter; the kind of the tangent stays.
    void scaleSlopes(int key, int curve, double factor);
    void setTangent(int key, int curve, Tangent tangent);
    // Moves keys in time by so many frames, as far as each stops one frame before the next one; the first and the last
    // key stay. Answers by how many they moved.
    int moveInTime(const std::vector<int> &keys, int frames);
    // Puts keys (indices, rising) into these frames, as far as each stays between those beside it, with a frame for
    // each; the first and the last key stay.
    void placeInTime(const std::vector<int> &keys, const std::vector<int> &frames);
    // A key where there is none, on the curves. Answers its index.
    int add(int frame, const CurveValues &values);
    // Takes keys away (indices, rising; never the first or the last one), and finds new slopes between those beside
    // them, nearest to the values.
    void remove(const std::vector<int> &keys, const CurveValues &values);

    friend bool operator==(const KeyTrack &, const KeyTrack &) = default;

private:
    [[nodiscard]] int pieceOf(int frame) const;
    [[nodiscard]] double smoothSlope(int key, int curve) const;

    std::vector<CurveKey> m_keys;
};

} // namespace limber
