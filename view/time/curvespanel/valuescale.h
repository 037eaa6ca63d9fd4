#pragma once

#include <vector>

namespace limber {

// The range of values that a plot of curves shows, and the height of each value. Pixels run downward from `top`. It is
// a plain value.
class ValueScale
{
public:
    void setPixels(double top, double height);
    [[nodiscard]] double top() const { return m_top; }
    [[nodiscard]] double bottom() const { return m_top + m_height; }

    // Shows the range between two values; a range that is too small to be readable is made larger.
    void show(double least, double most);
    [[nodiscard]] double least() const { return m_least; }
    [[nodiscard]] double most() const { return m_least + m_span; }
    // Zooms: factors below 1 show a smaller range. The value at `y` stays there.
    void zoom(double factor, double y);
    void pan(double pixels);

    [[nodiscard]] double yOf(double value) const { return m_top + m_height * (most() - value) / m_span; }
    [[nodiscard]] double valueAt(double y) const { return most() - (y - m_top) * m_span / m_height; }
    [[nodiscard]] double valuesPerPixel() const { return m_span / m_height; }

    // Ticks at steps of 1, 2 or 5, no closer than `pixels`.
    struct Ticks
    {
        std::vector<double> values;
        double step = 1.0;
    };
    [[nodiscard]] Ticks ticks(double pixels) const;

private:
    double m_top = 0.0;
    double m_height = 1.0;
    double m_least = -10.0;
    double m_span = 20.0;
};

} // namespace limber
