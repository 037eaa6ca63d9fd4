#pragma once

#include <QRectF>
#include <QSize>

#include <algorithm>

namespace limber {

// Where the parts of the timeline's ruler are in its widget: the numbers above, the strip with the speed below them,
// and at the lower edge, while zoomed in, the bar that shows which part is visible.
struct RulerLayout
{
    static constexpr double leastLeft = 66.0; // the strip's name stands there
    static constexpr double rightMargin = 14.0;
    static constexpr int overviewHeight = 5;
    static constexpr int rulerHeight = 22;
    static constexpr int stripHeight = 34;

    QSize size;
    bool showsAll = true;
    double left = leastLeft; // where the frames begin

    [[nodiscard]] double width() const { return size.width() - left - rightMargin; }
    [[nodiscard]] QRectF strip() const
    {
        const double below = showsAll ? 6.0 : 6.0 + overviewHeight + 2.0;
        return {left, rulerHeight + 4.0, width(), std::max(4.0, size.height() - rulerHeight - 4.0 - below)};
    }
    [[nodiscard]] QRectF overview() const
    {
        return {left, size.height() - overviewHeight - 3.0, width(), overviewHeight};
    }
};

} // namespace limber
