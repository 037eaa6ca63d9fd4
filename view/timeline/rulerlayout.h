#pragma once

#include <QSize>

namespace limber {

// Where the parts of the timeline's ruler are in its widget: the numbers above, what marks frames below their line.
struct RulerLayout
{
    static constexpr double leastLeft = 66.0; // names stand there
    static constexpr double rightMargin = 14.0;
    static constexpr int rulerHeight = 22;
    static constexpr int marksHeight = 9;

    QSize size;
    double left = leastLeft; // where the frames begin

    [[nodiscard]] double width() const { return size.width() - left - rightMargin; }
};

} // namespace limber
