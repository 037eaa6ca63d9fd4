#pragma once

#include "motion/markers.h"
#include "widgets/timescale.h"

#include <QFontMetrics>
#include <QPointF>
#include <QRectF>
#include <QString>

#include <vector>

namespace limber {

// The flags of markers as they are drawn on a row: a mast at the frame, and after it as much of the name as fits before
// the next mast.
class MarkerFlags
{
public:
    struct Flag
    {
        int marker = -1; // its index
        double x = 0.0; // of the mast
        QRectF cloth; // with the name; empty if the name does not fit
        QString name; // shortened to what fits
    };

    MarkerFlags(const Markers &markers, const TimeScale &scale, const QRectF &track, const QFontMetrics &metrics);

    // Returns the visible flags from left to right.
    [[nodiscard]] const std::vector<Flag> &flags() const { return m_flags; }
    // Returns the index of the marker whose mast or name is under the point; -1 for none.
    [[nodiscard]] int markerAt(const QPointF &position) const;

private:
    std::vector<Flag> m_flags;
};

} // namespace limber
