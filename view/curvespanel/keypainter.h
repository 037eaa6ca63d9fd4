#pragma once

#include "curvespanel/plotview.h"
#include "theme/colours.h"

#include <QColor>

class QPainter;

namespace limber {

struct ChannelCurve;

// Draws what stands on curves with keys: the curve of the keys as a dashed line, the keys as diamonds, as squares on
// channels that are not edited, as ticks where they are too near to each other, and the handles of selected ones. Also
// the frame around selected points.
class KeyPainter
{
public:
    // They must outlive it.
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
