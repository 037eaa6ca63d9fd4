#pragma once

#include "curves/channelcurves.h"
#include "curvespanel/plotview.h"
#include "theme/colours.h"

#include <QFont>

#include <functional>

class QPainter;

namespace limber {

// Draws curves over frames: the grid and the numbers of values with their unit, the curves, their samples, the curves
// before the last edit, and the result of a gesture. Where frames are closer than pixels, a column of pixels shows the
// range from the smallest to the largest value of its frames.
class CurvePainter
{
public:
    // The arguments must outlive the painter.
    CurvePainter(const PlotView &view, const Colours &colours, const QFont &font, bool showsBefore)
        : m_view(view), m_colours(colours), m_font(font), m_showsBefore(showsBefore)
    {
    }

    void paintGrid(QPainter &painter) const;
    void paintCurves(QPainter &painter) const;
    // Paints the letters of the channels at their right ends.
    void paintLetters(QPainter &painter) const;

private:
    void paintCurve(QPainter &painter, const ChannelCurve &curve) const;
    void paintBefore(QPainter &painter, const ChannelCurve &curve) const;
    void paintBase(QPainter &painter, const ChannelCurve &curve) const;
    // Returns how far the curve is moved at a frame.
    using Shift = std::function<double(int frame)>;
    void paintColumns(QPainter &painter, const ChannelCurve &curve, const FrameInterval &frames, const QColor &colour,
                      const Shift &shift) const;
    void paintLine(QPainter &painter, const ChannelCurve &curve, const FrameInterval &frames, const QColor &colour,
                   const Shift &shift) const;
    void paintArea(QPainter &painter, const ChannelCurve &curve, const FrameInterval &frames) const;
    void paintSelected(QPainter &painter, const ChannelCurve &curve) const;
    void paintLetter(QPainter &painter, const ChannelCurve &curve) const;
    [[nodiscard]] FrameInterval seenFrames(const ChannelCurve &curve) const;
    [[nodiscard]] bool isLabelled(double value) const;
    [[nodiscard]] QColor colourOf(const ChannelCurve &curve) const;
    [[nodiscard]] bool isGap(double from, double to) const;

    const PlotView &m_view;
    const Colours &m_colours;
    QFont m_font;
    bool m_showsBefore;
};

} // namespace limber
