#pragma once

#include <vector>

namespace limber {

// Which values a plot of curves shows and how high each stands. Pixels run downward from `top`. A plain value.
class ValueScale
{
public:
    void setPixels(double top, double height);
    [[nodiscard]] double top() const { return m_top; }
    [[nodiscard]] double bottom() const { return m_top + m_height; }

    // The least value and the largest one; brought apart where they are too near to be told apart.
    void show(double least, double most);
    [[nodiscard]] double least() const { return m_least; }
    [[nodiscard]] double most() const { return m_least + m_span; }
    // Shows a smaller part for factors below 1; the value at `y` stays there.
    void zoom(double factor, double y);
    void pan(double pixels);

    [[nodiscard]] double yOf(double value) const { return m_top + m_height * (most() - value) / m_span; }
    [[nodiscard]] double valueAt(double y) const { return most() - (y - m_top) * m_span / m_height; }
    [[nodiscard]] double valuesPerPixel() const { return m_span / m_height; }

    // At 1-2-5 steps no closer than `pixels`.
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
