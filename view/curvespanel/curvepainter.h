#pragma once

#include "curves/channelcurves.h"
#include "curvespanel/valuescale.h"
#include "theme/colours.h"
#include "widgets/timescale.h"

#include <QFont>
#include <QRectF>

class QPainter;

namespace limber {

class CurveSet;
class SampleEdit;

// Draws curves over frames: grid and names of values, the curves, their samples, and what a drag makes of them. Where
// frames are closer than pixels, a column of pixels shows the least and the largest value of its frames.
class CurvePainter
{
public:
    // What is drawn; it must outlive the painter.
    struct Shown
    {
        QRectF plot;
        QFont font;
        const Colours &colours;
        const TimeScale &time;
        const ValueScale &values;
        const CurveSet &curves;
        const SampleEdit &edit;
    };

    explicit CurvePainter(const Shown &shown) : m_shown(shown) {}

    void paintGrid(QPainter &painter) const;
    void paintCurves(QPainter &painter) const;

private:
    void paintCurve(QPainter &painter, const ChannelCurve &curve) const;
    void paintColumns(QPainter &painter, const ChannelCurve &curve) const;
    void paintLine(QPainter &painter, const ChannelCurve &curve, bool isMoved) const;
    void paintSelected(QPainter &painter, const ChannelCurve &curve) const;
    void paintLetter(QPainter &painter, const ChannelCurve &curve) const;
    [[nodiscard]] QColor colourOf(const ChannelCurve &curve) const;
    [[nodiscard]] bool isGap(double from, double to) const;

    Shown m_shown;
};

} // namespace limber
