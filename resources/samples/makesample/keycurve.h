#pragma once

#include <vector>

namespace limber::samples {

// A number over time, given by keys: what an animator would draw by hand.
class KeyCurve
{
public:
    struct Key
    {
        double seconds;
        double value;
    };

    enum class Shape {
        Smooth, // no corner in speed or acceleration; may swing a little over its keys
        Monotone, // never leaves the range between two keys; equal keys stay flat
    };

    // Keys in order of time; before the first and behind the last the curve is flat.
    KeyCurve(std::vector<Key> keys, Shape shape);

    [[nodiscard]] double at(double seconds) const;

private:
    std::vector<Key> m_keys;
    std::vector<double> m_slopes; // one a key
};

} // namespace limber::samples
