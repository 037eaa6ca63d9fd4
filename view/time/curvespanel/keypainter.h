#pragma once

#include "curvespanel/plotview.h"
#include "theme/colours.h"

#include <QColor>

class QPainter;

namespace limber {

struct ChannelCurve;

// Draws the marks on curves with keys: the curve of the keys as a dashed line, the keys as diamonds, as squares on
// channels that are not edited, as ticks where they are too close together, and the handles of selected keys. It also
// draws the frame around selected points.
class KeyPainter
{
public:
    // The arguments must outlive the painter.
    KeyPainter(const PlotView &view, const Colours &colours) : m_view(view), m_colours(colours) {}

    void paint(QPainter &painter) const;

private:
    struct Shown;

    void paintCurve(QPainter &painter, const ChannelCurve &curve) const;
    void paintFit(QPainter &painter, const Shown &shown) const;
    void paintTicks(QPainter &painter, const Shown &shown) const;
    void paintKeys(QPainter &painter, const Shown &shown) const;
    void paintHandles(QPainter &painter, const Shown &shown, int frame, const KeyPoint &key) const;
    void paintFrame(QPainter &painter) const;

    const PlotView &m_view;
    const Colours &m_colours;
};

} // namespace limber
