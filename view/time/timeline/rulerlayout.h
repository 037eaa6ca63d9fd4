#pragma once

#include <QSize>

namespace limber {

// The positions of the parts of the timeline's ruler in its widget: the numbers are at the top, the marks of frames
// below their line.
struct RulerLayout
{
    static constexpr double leastLeft = 66.0; // leaves width for the names
    static constexpr double rightMargin = 14.0;
    static constexpr int rulerHeight = 22;
    static constexpr int marksHeight = 9;

    QSize size;
    double left = leastLeft; // the x of the first frame

    [[nodiscard]] double width() const { return size.width() - left - rightMargin; }
};

} // namespace limber
