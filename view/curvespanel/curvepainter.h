#pragma once

#include "curves/channelcurves.h"
#include "curvespanel/plotview.h"
#include "theme/colours.h"

#include <QFont>

#include <functional>

class QPainter;

namespace limber {

// Draws curves over frames: grid and names of values, the curves, their samples, what they were before the last
// edit, and what a gesture makes of them. Where
// frames are closer than pixels, a column of pixels shows the least and the largest value of its frames.
class CurvePainter
{
public:
    // What it is given must outlive it.
    CurvePainter(const PlotView &view, const Colours &colours, const QFont &font, bool showsBefore)
        : m_view(view), m_colours(colours), m_font(font), m_showsBefore(showsBefore)
    {
    }

    void paintGrid(QPainter &painter) const;
    void paintCurves(QPainter &painter) const;
    // Of the channels, at their right ends.
    void paintLetters(QPainter &painter) const;

private:
    void paintCurve(QPainter &painter, const ChannelCurve &curve) const;
    void paintBefore(QPainter &painter, const ChannelCurve &curve) const;
    void paintBase(QPainter &painter, const ChannelCurve &curve) const;
    // By how much the curve is moved at a frame.
    using Shift = std::function<double(int frame)>;
    void paintColumns(QPainter &painter, const ChannelCurve &curve, const FrameInterval &frames, const QColor &colour,
                      const Shift &shift) const;
    void paintLine(QPainter &painter, const ChannelCurve &curve, const FrameInterval &frames, const QColor &colour,
                   const Shift &shift) const;
    void paintArea(QPainter &painter, const ChannelCurve &curve, const FrameInterval &frames) const;
    void paintSelected(QPainter &painter, const ChannelCurve &curve) const;
    void paintLetter(QPainter &painter, const ChannelCurve &curve) const;
    [[nodiscard]] FrameInterval seenFrames(const ChannelCurve &curve) const;
    [[nodiscard]] QColor colourOf(const ChannelCurve &curve) const;
    [[nodiscard]] bool isGap(double from, double to) const;

    const PlotView &m_view;
    const Colours &m_colours;
    QFont m_font;
    bool m_showsBefore;
};

} // namespace limber
